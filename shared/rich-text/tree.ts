/** What rich text is made of: the one form that is stored, edited and shown. Anything else is not part of it. */

export const MARKS = ['strong', 'em', 'u', 'code'] as const;
export type Mark = (typeof MARKS)[number];

/** Text of one look, or a line break. */
export interface Run {
  /** `\n` is a break. */
  text: string;
  /** In the order of MARKS; code is marked by nothing else. */
  marks: readonly Mark[];
  /** Where it leads, as `safeLink` writes it. */
  href: string | null;
}

export const LINES = ['p', 'h2', 'h3'] as const;
export type LineKind = (typeof LINES)[number];

export interface Line {
  kind: LineKind;
  runs: Run[];
}

export interface List {
  kind: 'ul' | 'ol';
  items: Block[][];
}

export interface Quote {
  kind: 'blockquote';
  blocks: Block[];
}

export type Block = Line | List | Quote;

export const isList = (block: Block): block is List => block.kind === 'ul' || block.kind === 'ol';
export const isQuote = (block: Block): block is Quote => block.kind === 'blockquote';

/** Signs that are seen; a paragraph of blanks or of invisible signs is none. */
export const hasVisibleSign = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);
