/**
 * What Word, Google Docs and their like put on the clipboard: looks are styles, and the lists of Word are paragraphs with a
 * sign before them. They are written with the tags that rich text has for the same, without the styles, of which a page would
 * refuse each that is read in it; all else stays as it is. What comes of it is as foreign as what was given.
 */

const TAG = /<(\/?)([a-z][a-z0-9]*)(\s[^<>]*)?>/gi;

const LOOKS: Record<string, RegExp> = {
  strong: /(?<![a-z-])font-weight:\s*(?:bold|[6-9]00)/i,
  em: /(?<![a-z-])font-style:\s*italic/i,
  u: /text-decoration[a-z-]*:[^;"']*underline/i,
};
/** Tags that say no look where their style says so: all that Google Docs copies stands in one. */
const WITHOUT: Record<string, RegExp> = {
  b: /(?<![a-z-])font-weight:\s*(?:normal|[1-5]00)/i,
  strong: /(?<![a-z-])font-weight:\s*(?:normal|[1-5]00)/i,
  i: /(?<![a-z-])font-style:\s*normal/i,
  em: /(?<![a-z-])font-style:\s*normal/i,
};
const INLINE = new Set(['span', 'font', 'a', ...Object.keys(WITHOUT)]);
const BLOCKS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'table']);
const STYLE = 'style';
const STYLED = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi;
/** A row of a table is a line, whose cells are words of their own. */
const ROWS: Record<string, [opening: string, closing: string]> = {
  ...Object.fromEntries(['table', 'thead', 'tbody', 'tfoot', 'colgroup', 'col'].map((name) => [name, ['', '']])),
  ...Object.fromEntries(['caption', 'tr'].map((name) => [name, ['<p>', '</p>']])),
  ...Object.fromEntries(['td', 'th'].map((name) => [name, [' ', '']])),
};

const LEVEL = /mso-list:\s*l\d+\s+level(\d)/i;
const SIGN = /mso-list:\s*ignore/i;
/** As `1.`, `a)` or `(iv)`; any other sign is a bullet. */
const NUMBERED = /^\(?[0-9a-z]{1,4}[.)]/i;
/** As many lists as stand in each other. */
const MAX_LEVEL = 4;

export function officeMarkup(markup: string): string {
  const writer = new Writer();
  let at = 0;
  for (const { 0: tag, 1: closing, 2: name = '', 3: attributes = '', index } of markup.matchAll(TAG)) {
    writer.text(markup.slice(at, index));
    if (closing === '') writer.open(tag, name.toLowerCase(), attributes);
    else writer.close(tag, name.toLowerCase());
    at = index + tag.length;
  }
  writer.text(markup.slice(at));
  return writer.end();
}

interface Item {
  level: number;
  sign: string;
  content: string;
}

class Writer {
  private written = '';
  /** Paragraph of Word that is being read. */
  private item: Item | null = null;
  private isInStyles = false;
  private readonly lists: ('ul' | 'ol')[] = [];
  private readonly inline: { name: string; closing: string; isSign: boolean }[] = [];

  text(text: string): void {
    if (this.isInStyles) return;
    if (this.item === null) this.written += text;
    else if (this.isInSign) this.item.sign += text;
    else this.item.content += text;
  }

  open(given: string, name: string, attributes: string): void {
    const tag = given.replaceAll(STYLED, '');
    if (name === STYLE) this.isInStyles = true;
    if (INLINE.has(name)) return this.openInline(tag, name, attributes);
    if (BLOCKS.has(name)) this.endItem();
    const level = name === 'p' ? LEVEL.exec(attributes)?.[1] : undefined;
    if (level !== undefined) {
      this.item = { level: Math.min(Math.max(1, Number(level)), MAX_LEVEL), sign: '', content: '' };
      return undefined;
    }
    if (BLOCKS.has(name)) this.closeLists(0);
    return this.text(ROWS[name]?.[0] ?? tag);
  }

  close(tag: string, name: string): void {
    if (name === STYLE) {
      this.isInStyles = false;
      return undefined;
    }
    if (INLINE.has(name)) return this.closeInline(tag, name);
    if (name === 'p' && this.item !== null) return this.endItem();
    return this.text(ROWS[name]?.[1] ?? tag);
  }

  end(): string {
    this.endItem();
    this.closeLists(0);
    return this.written;
  }

  private get isInSign(): boolean {
    return this.inline.some(({ isSign }) => isSign);
  }

  private openInline(tag: string, name: string, attributes: string): void {
    const opened = this.tagsOf(tag, name, attributes);
    if (!this.isInSign) this.text(opened.join(''));
    const closing = opened.toReversed().map((one) => `</${/\w+/.exec(one)?.[0] ?? name}>`);
    this.inline.push({ name, closing: closing.join(''), isSign: this.item !== null && SIGN.test(attributes) });
  }

  private tagsOf(tag: string, name: string, attributes: string): string[] {
    if (name === 'a') return [tag];
    if (name in WITHOUT) return WITHOUT[name]?.test(attributes) ? [] : [tag];
    // A link is underlined as it is.
    const isLinked = this.inline.some((one) => one.name === 'a');
    const looks = Object.entries(LOOKS).filter(
      ([look, style]) => style.test(attributes) && !(isLinked && look === 'u'),
    );
    return looks.map(([look]) => `<${look}>`);
  }

  private closeInline(tag: string, name: string): void {
    const at = this.inline.findLastIndex((one) => one.name === name);
    if (at < 0) return this.text(tag);
    const [{ closing, isSign } = { closing: '', isSign: false }] = this.inline.splice(at, 1);
    if (!isSign && !this.isInSign) this.text(closing);
    return undefined;
  }

  private endItem(): void {
    const { item } = this;
    if (item === null) return;
    this.item = null;
    this.inline.length = 0;
    const kind = NUMBERED.test(item.sign.replaceAll(/&nbsp;|\s/g, '')) ? 'ol' : 'ul';
    this.closeLists(item.level);
    if (this.lists.length === item.level) {
      if (this.lists.at(-1) === kind) this.written += '</li><li>';
      else this.closeLists(item.level - 1);
    }
    while (this.lists.length < item.level) {
      this.lists.push(kind);
      this.written += `<${kind}><li>`;
    }
    this.written += `<p>${item.content}</p>`;
  }

  /** All but so many. */
  private closeLists(left: number): void {
    while (this.lists.length > left) this.written += `</li></${this.lists.pop()}>`;
  }
}
