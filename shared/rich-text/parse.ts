/**
 * Markup to the tree of rich text. Of markup that was sanitized it understands all; of any other it takes what it knows,
 * and shows the rest as text: what it answers is safe whatever it is given.
 */
import { safeLink } from './safe-link.ts';
import {
  type Block,
  hasVisibleSign,
  type Line,
  type LineKind,
  LINES,
  type List,
  type Mark,
  MARKS,
  type Run,
} from './tree.ts';

/** Lists within lists; deeper ones become part of the one around them. */
const MAX_LISTS = 4;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)(\s[^<>]*)?>|[^<]+|</gi;
const HREF = /\shref="([^"]*)"/i;

/** As the sanitizer and browsers write them. */
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00A0' };
const unescape = (text: string): string => text.replaceAll(/&(?:amp|lt|gt|quot|nbsp);/g, (sign) => SIGNS[sign] ?? sign);

/** As HTML reads white space; spaces that do not break stay. */
const collapse = (text: string): string => text.replaceAll(/[\t\n\f\r ]+/g, ' ');

type Container = { tag: 'root' | 'li' | 'blockquote'; blocks: Block[] } | { tag: 'ul' | 'ol'; list: List };

export function parseRichText(markup: string): Block[] {
  const reader = new Reader();
  for (const [token, closing, name, attributes = ''] of markup.matchAll(TOKEN)) {
    if (name === undefined) reader.text(unescape(token));
    else if (closing === '') reader.open(name.toLowerCase(), attributes);
    else reader.close(name.toLowerCase());
  }
  return reader.end();
}

class Reader {
  private readonly root: Block[] = [];
  private readonly containers: Container[] = [{ tag: 'root', blocks: this.root }];
  private line: Line | null = null;
  private readonly marked = new Map<Mark, number>();
  private readonly links: (string | null)[] = [];
  /** Lists and quotes that were opened where there can be none, and are not closed yet. */
  private ignored = 0;

  text(text: string): void {
    if (this.line === null && !/[^\t\n\f\r ]/.test(text)) return;
    this.run(collapse(text));
  }

  open(name: string, attributes: string): void {
    const mark = markOf(name);
    if (mark !== undefined) this.marked.set(mark, (this.marked.get(mark) ?? 0) + 1);
    else if (name === 'a') this.links.push(safeLink(unescape(HREF.exec(attributes)?.[1] ?? '')));
    else if (name === 'br') this.run('\n');
    else if (isLine(name)) this.begin(name);
    else if (name === 'ul' || name === 'ol') this.openList(name);
    else if (name === 'li') this.openItem();
    else if (name === 'blockquote') this.openQuote();
  }

  close(name: string): void {
    const mark = markOf(name);
    if (mark !== undefined) this.marked.set(mark, Math.max(0, (this.marked.get(mark) ?? 0) - 1));
    else if (name === 'a') this.links.pop();
    else if (isLine(name)) this.line = null;
    else if (name === 'ul' || name === 'ol' || name === 'li' || name === 'blockquote') this.closeContainer(name);
  }

  end(): Block[] {
    return withoutEmpty(this.root);
  }

  private get inner(): Container {
    return this.containers.at(-1) ?? { tag: 'root', blocks: this.root };
  }

  private run(text: string): void {
    this.line ??= this.begin('p');
    const isCode = (this.marked.get('code') ?? 0) > 0;
    const marks = MARKS.filter((mark) => (isCode ? mark === 'code' : (this.marked.get(mark) ?? 0) > 0));
    this.line.runs.push({ text, marks, href: isCode ? null : (this.links.at(-1) ?? null) });
  }

  private begin(kind: LineKind): Line {
    if ('list' in this.inner) this.openItem();
    const line: Line = { kind: this.inner.tag === 'root' ? kind : 'p', runs: [] };
    this.blocksOf().push(line);
    this.line = line;
    return line;
  }

  private blocksOf(): Block[] {
    const { inner } = this;
    return 'blocks' in inner ? inner.blocks : this.root;
  }

  private openList(tag: 'ul' | 'ol'): void {
    this.line = null;
    if (this.containers.filter((one) => 'list' in one).length >= MAX_LISTS) {
      this.ignored += 1;
      return;
    }
    if ('list' in this.inner) this.continueItem();
    const list: List = { kind: tag, items: [] };
    this.blocksOf().push(list);
    this.containers.push({ tag, list });
  }

  /** A list right in a list belongs to the item before it. */
  private continueItem(): void {
    const { inner } = this;
    if (!('list' in inner)) return;
    const last = inner.list.items.at(-1);
    if (last === undefined) this.openItem();
    else this.containers.push({ tag: 'li', blocks: last });
  }

  private openItem(): void {
    this.line = null;
    if (this.inner.tag === 'li') this.containers.pop();
    const { inner } = this;
    if (!('list' in inner)) return;
    const blocks: Block[] = [];
    inner.list.items.push(blocks);
    this.containers.push({ tag: 'li', blocks });
  }

  /** A quote holds lines and lists, and stands in neither another quote nor a list. */
  private openQuote(): void {
    this.line = null;
    if (this.inner.tag !== 'root') {
      this.ignored += 1;
      return;
    }
    const blocks: Block[] = [];
    this.root.push({ kind: 'blockquote', blocks });
    this.containers.push({ tag: 'blockquote', blocks });
  }

  private closeContainer(name: string): void {
    if (name !== 'li' && this.ignored > 0) {
      this.line = null;
      this.ignored -= 1;
      return;
    }
    const at = this.containers.findLastIndex(({ tag }) => tag === name);
    if (at <= 0) return;
    this.line = null;
    this.containers.length = at;
  }
}

const markOf = (name: string): Mark | undefined => MARKS.find((mark) => mark === name);
const isLine = (name: string): name is LineKind => LINES.some((kind) => kind === name);

/** Lines without a sign that is seen are left out, and what then holds nothing. */
function withoutEmpty(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if ('runs' in block) {
      const runs = trimmed(block.runs);
      return runs.some(({ text }) => hasVisibleSign(text)) ? [{ ...block, runs }] : [];
    }
    if ('items' in block) {
      const items = block.items.map(withoutEmpty).filter((item) => item.length > 0);
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    const inner = withoutEmpty(block.blocks);
    return inner.length > 0 ? [{ ...block, blocks: inner }] : [];
  });
}

const isSame = (one: Run, other: Run): boolean => one.href === other.href && one.marks.join() === other.marks.join();

/** Blanks and breaks at the ends of a line, and blanks that follow one, are not seen; neighbours of one look are one run. */
function trimmed(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  let isAfterBlank = true;
  for (const { text, ...look } of runs) {
    let own = text;
    if (text === '\n') trimEnd(kept);
    else if (isAfterBlank) own = text.replace(/^ /, '');
    if (own === '' || (own === '\n' && kept.length === 0)) continue;
    isAfterBlank = /[ \n]$/.test(own);
    // A break has no look of its own.
    const run: Run = own === '\n' ? { text: own, marks: [], href: null } : { text: own, ...look };
    const last = kept.at(-1);
    if (last !== undefined && isSame(last, run) && last.text !== '\n' && own !== '\n') last.text += own;
    else kept.push(run);
  }
  trimEnd(kept);
  while (kept.at(-1)?.text === '\n') {
    kept.pop();
    trimEnd(kept);
  }
  return kept;
}

function trimEnd(runs: Run[]): void {
  for (let last = runs.at(-1); last !== undefined && last.text !== '\n'; last = runs.at(-1)) {
    last.text = last.text.replace(/ $/, '');
    if (last.text !== '') return;
    runs.pop();
  }
}
