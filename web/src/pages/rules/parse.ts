/** Rules in our words, from a game's rules.md: one heading per rule ("## MOTS-025 Highest bid"), rulings below it. */
export interface RuleEntry {
  id: string;
  title: string;
  /** Ruling on what the rulebook leaves open; stands under the rule it settles. */
  ruling: boolean;
  blocks: Block[];
}

export type Block =
  { kind: 'text'; spans: Span[] } | { kind: 'list'; items: Span[][] } | { kind: 'table'; rows: Span[][][] };

/** A piece of text: plain, strong, emphasised, code, or the id of a rule. */
export interface Span {
  kind: 'plain' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
}

export interface Rules {
  title: string;
  intro: Block[];
  entries: RuleEntry[];
}

const HEADING = /^(#{2,4})\s+([A-Z]+-A?\d+)\s*(.*)$/;
const RULE = /\b[A-Z]{2,5}-A?\d{2,3}\b/;

export function parseRules(text: string): Rules {
  const rules: Rules = { title: '', intro: [], entries: [] };
  let into = rules.intro;
  let paragraph: string[] = [];
  const flush = () => {
    if (paragraph.length > 0) into.push(blockOf(paragraph));
    paragraph = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const [, marks, id, title] = HEADING.exec(line) ?? [];
    if (marks && id) {
      flush();
      const entry: RuleEntry = {
        id,
        title: (title ?? '').trim(),
        ruling: marks.length > 2 || /-A\d/.test(id),
        blocks: [],
      };
      rules.entries.push(entry);
      into = entry.blocks;
    } else if (/^#\s/.test(line)) {
      flush();
      rules.title = line.slice(2).trim();
    } else if (line.trim() === '') {
      flush();
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return rules;
}

function blockOf(lines: string[]): Block {
  if (lines.every((line) => line.startsWith('|'))) {
    const rows = lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line));
    return {
      kind: 'table',
      rows: rows.map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => spansOf(cell.trim())),
      ),
    };
  }
  if (lines[0] && /^\s*[-*] /.test(lines[0])) {
    const items: string[] = [];
    for (const line of lines) {
      if (/^\s*[-*] /.test(line)) items.push(line.replace(/^\s*[-*] /, ''));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: 'list', items: items.map(spansOf) };
  }
  return { kind: 'text', spans: spansOf(lines.map((line) => line.trim()).join(' ')) };
}

/** Strong, emphasis, code and rule ids; nothing else of Markdown is used in rules. */
export function spansOf(text: string): Span[] {
  const pattern = /\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_]+)_|`([^`]+)`|([A-Z]{2,5}-A?\d{2,3})/g;
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) spans.push({ kind: 'plain', text: text.slice(from, match.index) });
    const [whole, strong, star, line, code] = match;
    if (strong) spans.push({ kind: 'strong', text: strong });
    else if (star ?? line) spans.push({ kind: 'em', text: star ?? line ?? '' });
    else if (code) spans.push({ kind: RULE.test(code) && code.length < 10 ? 'rule' : 'code', text: code });
    else spans.push({ kind: 'rule', text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'plain', text: text.slice(from) });
  return spans;
}

/** All the words of an entry, for searching. */
export function wordsOf(entry: RuleEntry): string {
  const spans = entry.blocks.flatMap((block) =>
    block.kind === 'text' ? block.spans : block.kind === 'list' ? block.items.flat() : block.rows.flat(2),
  );
  return `${entry.id} ${entry.title} ${spans.map((span) => span.text).join('')}`.toLowerCase();
}
