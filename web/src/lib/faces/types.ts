/** How a shirt is cut up between its two colours. */
export const PATTERNS = ['plain', 'stripes', 'hoops', 'halves', 'sash', 'sleeves', 'chest'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** A team's shirt: ground colour, second colour, pattern, and a trim colour where it differs from the second. */
export interface KitSpec {
  a: string;
  b: string;
  p: Pattern;
  c?: string;
}

/** What may be fixed about a portrait; all the rest follows from the seed. */
export interface PortraitOptions {
  kit?: KitSpec;
  /** Years. Older men get lines and grey hair but stay who they are. */
  age?: number;
  /** Goalkeepers wear a round collar. */
  keeper?: boolean;
  /** Colour behind the head; none by default. */
  ground?: string;
  /** Colour of the sticker edge; none by default. */
  outline?: string;
  hair?: string;
  beard?: string;
  /** Makes ids of clip paths and patterns unique in the page. */
  id?: string;
}
