import { escapeHtml } from '../../../http/escape.ts';
import { surfaced, toned } from '../style.ts';
import type { Block } from './block.ts';

export interface Bar {
  /** Below it, in two lines: `Mon`, `16`. */
  label: [string, string];
  value: number;
  shown: string;
  /** What the report is about; the others are paler. */
  isMeant: boolean;
}

const HEIGHT = 96;
/** One that is not zero is seen. */
const LEAST = 3;

/** A chart of columns out of table cells: pictures are held back by many programs, and no program shows SVG. */
export function bars(list: readonly Bar[]): Block {
  const most = Math.max(1, ...list.map(({ value }) => value));
  const width = Math.floor(100 / Math.max(1, list.length));
  const columns = list.map((bar) => column(bar, most, width));
  return {
    html: `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="table-layout:fixed"><tr>
${columns.join('\n')}
</tr></table>`,
    text: list.map(({ label, shown }) => `${label.join(' ')}: ${shown}`).join('\n'),
  };
}

/** Value, column and day stand in one cell, so that they are read out together. */
function column({ label: [first, second], value, shown, isMeant }: Bar, most: number, width: number): string {
  const height = value === 0 ? 1 : Math.max(LEAST, Math.round((HEIGHT * value) / most));
  const surface = isMeant ? 'bar' : 'pale';
  const weight = isMeant ? 'font-weight:600' : '';
  return `<td width="${width}%" valign="bottom" align="center" style="padding:0 3px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="table-layout:fixed">
<tr><td align="center" ${toned('text', `padding:0 0 4px;font-size:13px;line-height:16px;${weight}`)}>${escapeHtml(shown)}</td></tr>
<tr><td height="${height}" ${surfaced(surface, `height:${height}px;line-height:1px;font-size:0;border-radius:3px 3px 0 0`)}>&nbsp;</td></tr>
<tr><td align="center" ${toned('second', `padding:6px 0 0;font-size:12px;line-height:16px;${weight}`)}>${escapeHtml(first)}<br>${escapeHtml(second)}</td></tr>
</table>
</td>`;
}
