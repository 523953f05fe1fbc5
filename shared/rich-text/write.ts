/** The tree of rich text as the markup that is stored: of one tree there is one. */
import { type Block, isList, isQuote, type Run } from './tree.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
const escapeAttribute = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

export function writeRichText(blocks: readonly Block[]): string {
  return blocks.map(writeBlock).join('');
}

function writeBlock(block: Block): string {
  if (isList(block)) {
    const items = block.items.map((item) => `<li>${writeRichText(item)}</li>`);
    return `<${block.kind}>${items.join('')}</${block.kind}>`;
  }
  if (isQuote(block)) return `<blockquote>${writeRichText(block.blocks)}</blockquote>`;
  return `<${block.kind}>${writeRuns(block.runs)}</${block.kind}>`;
}

/** An open tag stays open while what follows has it too. */
function writeRuns(runs: readonly Run[]): string {
  let written = '';
  let opened: string[] = [];
  const goTo = (wanted: string[]): void => {
    const kept = wanted.findIndex((tag, at) => opened[at] !== tag);
    const common = kept < 0 ? Math.min(wanted.length, opened.length) : kept;
    written += opened.slice(common).toReversed().map(closing).join('');
    written += wanted.slice(common).join('');
    opened = wanted;
  };
  for (const [at, run] of runs.entries()) {
    // A break has the look of what it stands between.
    if (run.text === '\n') {
      goTo(commonOf(opened, tagsOf(runs[at + 1])));
      written += '<br>';
    } else {
      goTo(tagsOf(run));
      written += escapeText(run.text);
    }
  }
  goTo([]);
  return written;
}

const tagsOf = (run: Run | undefined): string[] =>
  run === undefined
    ? []
    : [
        ...(run.href === null ? [] : [`<a href="${escapeAttribute(run.href)}" rel="noopener">`]),
        ...run.marks.map((mark) => `<${mark}>`),
      ];

const closing = (tag: string): string => `</${/^<(\w+)/.exec(tag)?.[1]}>`;

function commonOf(one: readonly string[], other: readonly string[]): string[] {
  const end = one.findIndex((tag, at) => other[at] !== tag);
  return end < 0 ? [...one] : one.slice(0, end);
}
