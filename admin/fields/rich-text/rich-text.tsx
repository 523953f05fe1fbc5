/** Rich text as elements made of its tree: nothing that is stored becomes markup of the page. */
import { Box, Link } from '@mui/material';
import { createElement, Fragment, type ReactNode } from 'react';
import { parseRichText } from '../../../shared/rich-text/parse.ts';
import { type Block, isList, isQuote, type Run } from '../../../shared/rich-text/tree.ts';

/** @param markup as it is stored */
export function RichText({ markup }: { markup: string }) {
  return <Box sx={RICH_TEXT}>{blocksOf(parseRichText(markup))}</Box>;
}

/** Its headings stand below those of the page and of its parts. */
const TAGS = { p: 'p', h2: 'h3', h3: 'h4' } as const;

const blocksOf = (blocks: readonly Block[]): ReactNode =>
  blocks.map((block, at) => <Fragment key={at}>{blockOf(block)}</Fragment>);

function blockOf(block: Block): ReactNode {
  if (isList(block))
    return createElement(
      block.kind,
      {},
      block.items.map((item, at) => (
        <li key={at} dir="auto">
          {blocksOf(item)}
        </li>
      )),
    );
  if (isQuote(block)) return <blockquote>{blocksOf(block.blocks)}</blockquote>;
  return createElement(TAGS[block.kind], { dir: 'auto', className: block.kind }, runsOf(block.runs));
}

function runsOf(runs: readonly Run[]): ReactNode {
  return linked(runs).map(({ href, runs: parts }, at) => {
    const texts = parts.map((run, place) => <Fragment key={place}>{marked(run)}</Fragment>);
    if (href === null) return <Fragment key={at}>{texts}</Fragment>;
    return (
      <Link key={at} href={href} target="_blank" rel="noopener noreferrer" onClick={(event) => event.stopPropagation()}>
        {texts}
      </Link>
    );
  });
}

/** Neighbours that lead to one place are one link. */
function linked(runs: readonly Run[]): { href: string | null; runs: Run[] }[] {
  const links: { href: string | null; runs: Run[] }[] = [];
  for (const run of runs) {
    const last = links.at(-1);
    if (last?.href === run.href) last.runs.push(run);
    else links.push({ href: run.href, runs: [run] });
  }
  return links;
}

const marked = ({ text, marks }: Run): ReactNode =>
  text === '\n' ? <br /> : marks.reduceRight<ReactNode>((inner, mark) => createElement(mark, {}, inner), text);

/** The same where it is written and where it is read. */
export const RICH_TEXT = {
  maxWidth: '70ch',
  overflowWrap: 'anywhere',
  lineHeight: 1.55,
  '& > :first-child': { marginBlockStart: 0 },
  '& > :last-child': { marginBlockEnd: 0 },
  '& p': { marginBlock: 2 },
  '& .h2, & h2': { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.35, marginBlock: '16px 6px' },
  '& .h3, & h3:not(.h2)': { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.4, marginBlock: '14px 4px' },
  '& ul, & ol': { marginBlock: 2, paddingInlineStart: 6 },
  '& li > p': { marginBlock: 0.5 },
  '& blockquote': {
    marginInline: 0,
    marginBlock: 2,
    paddingInlineStart: 3,
    borderInlineStart: '3px solid',
    borderColor: 'divider',
    color: 'text.secondary',
  },
  '& code': {
    fontSize: '0.8125em',
    paddingInline: 1,
    paddingBlock: 0.5,
    borderRadius: 1,
    backgroundColor: 'action.hover',
  },
} as const;
