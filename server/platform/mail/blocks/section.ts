import { escapeHtml } from '../../../http/escape.ts';
import { toned } from '../style.ts';
import type { Block } from './block.ts';

/** A block under its heading, with a sentence below it. */
export function section(title: string, { html, text }: Block, note?: string): Block {
  const small =
    note === undefined ? '' : `<p ${toned('second', 'margin:8px 0 0;font-size:13px')}>${escapeHtml(note)}</p>`;
  return {
    html: `<h2 ${toned('text', 'margin:32px 0 12px;font-size:16px;line-height:1.4;font-weight:600')}>${escapeHtml(title)}</h2>
${html}${small}`,
    text: [title, text, ...(note === undefined ? [] : [note])].join('\n'),
  };
}
