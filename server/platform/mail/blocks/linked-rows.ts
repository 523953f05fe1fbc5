import { escapeHtml } from '../../../http/escape.ts';
import { LINE, toned } from '../style.ts';
import type { Block } from './block.ts';

export interface LinkedRow {
  label: string;
  /** Small, below the label. */
  detail: string;
  /** At the end of the line. */
  value?: string;
  href: string;
}

/** A list whose rows lead somewhere, each with a figure at its end. */
export const linkedRows = (list: readonly LinkedRow[]): Block => ({
  html: `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0">
${list.map(row).join('\n')}
</table>`,
  text: list
    .map(
      ({ label, detail, value, href }) => `- ${label}${value === undefined ? '' : `: ${value}`} (${detail})\n  ${href}`,
    )
    .join('\n'),
});

const row = ({ label, detail, value, href }: LinkedRow): string => `<tr>
<td class="line" style="padding:10px 12px 10px 0;border-top:1px ${LINE};word-break:break-word"><a href="${escapeHtml(href)}" ${toned('accent', 'font-size:15px;line-height:1.4;text-decoration:underline')}>${escapeHtml(label)}</a><br><span ${toned('second', 'font-size:13px;line-height:1.4')}>${escapeHtml(detail)}</span></td>${value === undefined ? '' : valueCell(value)}
</tr>`;

const valueCell = (value: string): string =>
  `<td align="right" valign="top" width="64" class="line t-text" style="color:#1A2233;padding:10px 0;border-top:1px ${LINE};font-size:16px;line-height:1.4;font-weight:600;white-space:nowrap">${escapeHtml(value)}</td>`;
