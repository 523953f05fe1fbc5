import { escapeHtml } from '../../../http/escape.ts';
import { surfaced, type ToneName, toned } from '../style.ts';
import type { Block } from './block.ts';

export interface Figure {
  label: string;
  value: string;
  /** What it is out of, small behind it: `/ 100`. */
  scale?: string;
  /** How it has changed, in words and with its sign. */
  change: string;
  tone: ToneName;
}

const PER_ROW = 2;

/** Figures two in a row, on a phone too: mail programs wrap nothing that is a table. */
export function figures(list: readonly Figure[]): Block {
  const rows = Array.from({ length: Math.ceil(list.length / PER_ROW) }, (_, at) =>
    list.slice(at * PER_ROW, (at + 1) * PER_ROW),
  );
  return {
    html: `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0 0">
${rows.map(row).join('\n')}
</table>`,
    text: list
      .map(({ label, value, scale, change }) => `${label}: ${value}${scale ? ` ${scale}` : ''} (${change})`)
      .join('\n'),
  };
}

const GAP = '<td width="2%" style="font-size:0">&nbsp;</td>';

const row = (figuresOfRow: readonly Figure[]): string => {
  const cells = figuresOfRow.map(tile);
  const empty = Array.from({ length: PER_ROW - cells.length }, () => '<td width="49%">&nbsp;</td>');
  return `<tr>${[...cells, ...empty].join(GAP)}</tr><tr><td colspan="3" height="8" style="height:8px;line-height:8px;font-size:0">&nbsp;</td></tr>`;
};

function tile({ label, value, scale, change, tone }: Figure): string {
  const small =
    scale === undefined
      ? ''
      : ` <span ${toned('second', 'font-size:14px;font-weight:400')}>${escapeHtml(scale)}</span>`;
  return `<td width="49%" valign="top" ${surfaced('tile', 'padding:12px 16px;border-radius:8px')}>
<div ${toned('second', 'font-size:13px;line-height:1.4')}>${escapeHtml(label)}</div>
<div ${toned('text', 'font-size:24px;line-height:1.4;font-weight:600')}>${escapeHtml(value)}${small}</div>
<div ${toned(tone, 'font-size:13px;line-height:1.4')}>${escapeHtml(change)}</div>
</td>`;
}
