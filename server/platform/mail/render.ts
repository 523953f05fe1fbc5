/** A mail in its two forms: plain text, and HTML that mail programs of all ages show. */
import type { Locale } from '../../../shared/i18n/locales.ts';
import { escapeHtml } from '../../http/escape.ts';
import type { MailContent } from './template.ts';
import { FONT, LINE, STYLE_SHEET, surfaced, toned } from './style.ts';
import { mailText } from './texts.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Of the mail, beyond those that every mail has. */
  headers?: Record<string, string>;
}

export const renderMail = (content: MailContent, locale: Locale): RenderedMail => ({
  subject: content.subject,
  text: plain(content),
  html: html(content, locale),
  ...(content.unsubscribe !== undefined && { headers: unsubscribeHeaders(content.unsubscribe) }),
});

/** By which mail programs offer the way out beside the sender: a POST there is enough (RFC 8058), which wants TLS. */
const unsubscribeHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  ...(address.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
});

function plain(content: MailContent): string {
  const { heading, greeting, paragraphs, quote = [], blocks = [], items = [], button, notes, links = [] } = content;
  const parts = [
    ...(heading === undefined ? [] : [heading]),
    greeting,
    ...paragraphs,
    ...(quote.length > 0 ? [quote.map((text) => `> ${text}`).join('\n>\n')] : []),
    ...blocks.map(({ text }) => text),
    ...items.map(({ text, href }) => `- ${text}\n  ${href}`),
    `${button.label}:\n${button.href}`,
    ...notes,
    ...links.map(({ text, href }) => `${text}:\n${href}`),
    '-- \nFeedtree',
  ];
  return `${parts.join('\n\n')}\n`;
}

const WIDTH = 560;
const note = (text: string): string => `<p ${toned('second', 'margin:12px 0 0;font-size:14px')}>${text}</p>`;

function html(content: MailContent, locale: Locale): string {
  const {
    subject,
    heading,
    greeting,
    paragraphs,
    quote = [],
    blocks = [],
    items = [],
    button,
    notes,
    links = [],
  } = content;
  const href = escapeHtml(button.href);
  // Korean breaks between words, the others where they must.
  const wordBreak = locale === 'ko' ? 'keep-all' : 'break-word';
  const lines = [greeting, ...paragraphs].map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  if (heading !== undefined)
    lines.unshift(
      `<h1 ${toned('text', 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600')}>${escapeHtml(heading)}</h1>`,
    );
  if (quote.length > 0) lines.push(quoted(quote));
  const listed = items.map((item) => `<li style="margin:0 0 8px">${link(item, 'accent')}</li>`);
  if (listed.length > 0) lines.push(`<ul style="margin:0 0 16px;padding-left:20px">${listed.join('')}</ul>`);
  // Whoever has blocks before him has more than one way in.
  const fails = blocks.length > 0 ? [] : [note(escapeHtml(mailText(locale, 'button_fails'))), note(address(href))];
  const small = [...notes.map((text) => note(escapeHtml(text))), ...fails];
  if (links.length > 0) small.push(note(links.map((one) => link(one, 'second')).join(' &nbsp;·&nbsp; ')));
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${STYLE_SHEET}</style></head>
<body class="s-page" style="margin:0;padding:0">
${preview([...paragraphs, ...quote])}
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center" ${surfaced('page', 'padding:24px 12px', 'page')}>
<!--[if mso]><table role="presentation" width="${WIDTH}" cellspacing="0" cellpadding="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:${WIDTH}px"><tr><td align="left" ${surfaced('card', `padding:32px;border:1px ${LINE};border-radius:8px;${FONT};font-size:16px;line-height:1.5;color:#1A2233;word-break:${wordBreak};overflow-wrap:anywhere`, 'card', 'line', 't-text')}>
<p ${toned('accent', 'margin:0 0 24px;font-weight:600')}>Feedtree</p>
${[...lines, ...blocks.map((block) => block.html)].join('\n')}
<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0"><tr><td ${surfaced('bar', 'border-radius:8px')}><a href="${href}" class="on-bar" style="display:inline-block;padding:12px 20px;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>
${small.join('\n')}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

/** What programs show of a mail in their lists, beside its subject; nobody sees it in the mail. */
const preview = (paragraphs: readonly string[]): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(paragraphs.join(' '))}</div>`;

/** Each paragraph in the direction of its own language. */
const quoted = (paragraphs: readonly string[]): string =>
  `<blockquote class="line" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px ${LINE}">${paragraphs
    .map((text) => `<p dir="auto" style="margin:0 0 8px">${escapeHtml(text)}</p>`)
    .join('')}</blockquote>`;

const link = ({ text, href }: { text: string; href: string }, tone: 'accent' | 'second'): string =>
  `<a href="${escapeHtml(href)}" ${toned(tone, 'text-decoration:underline')}>${escapeHtml(text)}</a>`;

/** An address as a link that shows itself. */
const address = (href: string): string => `<a href="${href}" ${toned('accent', 'word-break:break-all')}>${href}</a>`;
