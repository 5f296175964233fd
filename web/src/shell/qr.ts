/**
 * A QR code (model 2, byte mode, error correction L, versions 1 to 10): enough for the link of a seat. Gives rows of
 * modules, true for dark. Written from the standard's tables; no pictures, no requests.
 */
type Grid = (boolean | undefined)[][];

/** Data codewords and blocks per version at level L: [error codewords per block, blocks, data codewords in the smallest block, larger blocks]. */
const VERSIONS: [ec: number, blocks: number, data: number, larger: number][] = [
  [7, 1, 19, 0],
  [10, 1, 34, 0],
  [15, 1, 55, 0],
  [20, 1, 80, 0],
  [26, 1, 108, 0],
  [18, 2, 68, 0],
  [20, 2, 78, 0],
  [24, 2, 97, 0],
  [30, 2, 116, 0],
  [18, 4, 68, 2],
];
const ALIGN: number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

export function qr(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    VERSIONS.findIndex(
      ([, blocks, data, larger], i) => bytes.length + (i < 9 ? 2 : 3) <= blocks * data + larger,
    ) + 1;
  if (version === 0) throw new Error('too long for a code');
  const words = interleave(dataWords(bytes, version), version);
  const base = frame(version);
  let best: boolean[][] = [];
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    const grid = filled(base, words, mask, version);
    const cost = penalty(grid);
    if (cost < least) [best, least] = [grid, cost];
  }
  return best;
}

function dataWords(bytes: number[], version: number): number[] {
  const [, blocks, data, larger] = row(version);
  const capacity = blocks * data + larger;
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  for (let i = 0; words.length < capacity; i++) words.push(i % 2 ? 0x11 : 0xec);
  return words;
}

function interleave(words: number[], version: number): number[] {
  const [ec, blocks, data, larger] = row(version);
  const parts: number[][] = [];
  for (let b = 0, at = 0; b < blocks; b++) {
    const length = data + (b >= blocks - larger ? 1 : 0);
    parts.push(words.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => remainder(part, ec));
  const woven = (lists: number[][]) => {
    const longest = Math.max(...lists.map((list) => list.length));
    return Array.from({ length: longest }, (_, i) =>
      lists.flatMap((list) => (i < list.length ? [list[i] as number] : [])),
    ).flat();
  };
  return [...woven(parts), ...woven(checks)];
}

const EXP: number[] = [];
const LOG: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number): number =>
  a && b ? (EXP[((LOG[a] as number) + (LOG[b] as number)) % 255] as number) : 0;

/** The check words of a block: the remainder by the generator polynomial over GF(256). */
function remainder(part: number[], ec: number): number[] {
  let generator = [1];
  for (let i = 0; i < ec; i++) {
    const next = [...generator, 0];
    generator.forEach((g, j) => (next[j + 1] = (next[j + 1] as number) ^ times(g, EXP[i] as number)));
    generator = next;
  }
  const rest = [...part, ...Array<number>(ec).fill(0)];
  for (let i = 0; i < part.length; i++) {
    const lead = rest[i] as number;
    generator.forEach((g, j) => (rest[i + j] = (rest[i + j] as number) ^ times(g, lead)));
  }
  return rest.slice(part.length);
}

/** Finder, timing and alignment patterns, and room for the format; what is undefined takes data. */
function frame(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (y: number, x: number, dark: boolean) => {
    const line = grid[y];
    if (line && x >= 0 && x < size) line[x] = dark;
  };
  for (const [cy, cx] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dy), Math.abs(dx));
        set(cy + dy, cx + dx, ring !== 2 && ring !== 4);
      }
    }
  }
  const centres = ALIGN[version - 1] ?? [];
  for (const cy of centres) {
    for (const cx of centres) {
      if (grid[cy]?.[cx] !== undefined) continue;
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) set(cy + dy, cx + dx, Math.max(Math.abs(dy), Math.abs(dx)) !== 1);
      }
    }
  }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (let i = 0; i < 9; i++) {
    if (i !== 6) {
      set(8, i, false);
      set(i, 8, false);
    }
    if (i < 8) {
      set(8, size - 1 - i, false);
      set(size - 1 - i, 8, false);
    }
  }
  set(size - 8, 8, true);
  if (version >= 7)
    versionBits(version).forEach((dark, i) => {
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
    });
  return grid;
}

const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

function filled(base: Grid, words: number[], mask: number, version: number): boolean[][] {
  const size = version * 4 + 17;
  const grid = base.map((line) => [...line]);
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, i) => ((word >> (7 - i)) & 1) === 1));
  let at = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        const line = grid[y];
        if (!line || base[y]?.[x] !== undefined) continue;
        line[x] = (bits[at++] ?? false) !== (MASKS[mask]?.(y, x) ?? false);
      }
    }
  }
  formatBits(mask).forEach((dark, i) => {
    const along = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    const down = i < 7 ? size - 1 - i : i === 7 ? 8 : i === 8 ? 7 : 14 - i;
    if (i === 7) (grid[8] as boolean[])[size - 8] = dark;
    (grid[8] as boolean[])[along] = dark;
    (grid[down] as boolean[])[8] = dark;
  });
  return grid as boolean[][];
}

/** Fifteen bits: level L and the mask, checked and masked as the standard says; first bit first. */
function formatBits(mask: number): boolean[] {
  const data = (1 << 3) | mask;
  let rest = data << 10;
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
  const bits = ((data << 10) | rest) ^ 0x5412;
  return Array.from({ length: 15 }, (_, i) => ((bits >> (14 - i)) & 1) === 1);
}

/** Eighteen bits that tell the version, last bit first. */
function versionBits(version: number): boolean[] {
  let rest = version << 12;
  for (let i = 17; i >= 12; i--) if ((rest >> i) & 1) rest ^= 0x1f25 << (i - 12);
  const bits = (version << 12) | rest;
  return Array.from({ length: 18 }, (_, i) => ((bits >> i) & 1) === 1);
}

/** How hard a code is to read: runs, blocks, and too much of one colour. */
function penalty(grid: boolean[][]): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((line) => line[x] as boolean))];
  let cost = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
    for (const finder of ['10111010000', '00001011101']) cost += 40 * (text.split(finder).length - 1);
  }
  for (let y = 1; y < grid.length; y++) {
    for (let x = 1; x < grid.length; x++) {
      const [a, b, c, d] = [grid[y]?.[x], grid[y - 1]?.[x], grid[y]?.[x - 1], grid[y - 1]?.[x - 1]];
      if (a === b && a === c && a === d) cost += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return cost + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

const row = (version: number): [number, number, number, number] =>
  VERSIONS[version - 1] as [number, number, number, number];
