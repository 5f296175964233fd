import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser } from 'playwright-core';

export const POLICY: string;
export function launch(): Promise<Browser>;
export function serve(
  folder: string,
  api?: (request: IncomingMessage, response: ServerResponse, path: string) => boolean | undefined,
): Promise<{ url: string; close: () => void }>;
