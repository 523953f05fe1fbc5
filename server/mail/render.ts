/** A letter in its two forms: plain text, and HTML that mail programs of all ages show. */
import type { Locale } from '../i18n/locales.ts';
import { escapeHtml } from './escape.ts';
import type { Letter } from './kinds/kind.ts';
import { mailText } from './texts.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

export function renderMail(letter: Letter, locale: Locale): RenderedMail {
  return { subject: letter.subject, text: plain(letter), html: html(letter, locale) };
}

function plain({ greeting, paragraphs, items = [], button, notes }: Letter): string {
  const listed = items.map(({ text, href }) => `- ${text}\n  ${href}`);
  return `${[greeting, ...paragraphs, ...listed, `${button.label}:\n${button.href}`, ...notes, '-- \nFeedtree'].join('\n\n')}\n`;
}

/** Mail programs know neither style sheets nor variables: the light colors of the product's look, in place. */
const STYLE = {
  page: 'margin:0;padding:24px 12px;background:#F5F7FA;color:#1A2233;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  card: 'max-width:520px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E1E6EE;border-radius:8px',
  mark: 'margin:0 0 24px;font-weight:600;color:#0B6E6E',
  button:
    'display:inline-block;padding:12px 20px;background:#0B6E6E;color:#FFFFFF;border-radius:8px;font-weight:600;text-decoration:none',
  note: 'margin:12px 0 0;font-size:14px;color:#566077',
  link: 'color:#0B6E6E',
  address: 'color:#0B6E6E;word-break:break-all',
};

function html({ subject, greeting, paragraphs, items = [], button, notes }: Letter, locale: Locale): string {
  const href = escapeHtml(button.href);
  const lines = [greeting, ...paragraphs].map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  const listed = items.map(
    (item) =>
      `<li style="margin:0 0 8px"><a href="${escapeHtml(item.href)}" style="${STYLE.link}">${escapeHtml(item.text)}</a></li>`,
  );
  if (listed.length > 0) lines.push(`<ul style="margin:0 0 16px;padding-left:20px">${listed.join('')}</ul>`);
  const small = [...notes, mailText(locale, 'button_fails')].map(
    (text) => `<p style="${STYLE.note}">${escapeHtml(text)}</p>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${STYLE.page}">
<div style="${STYLE.card}">
<p style="${STYLE.mark}">Feedtree</p>
${lines.join('\n')}
<p style="margin:24px 0"><a href="${href}" style="${STYLE.button}">${escapeHtml(button.label)}</a></p>
${small.join('\n')}
<p style="${STYLE.note}"><a href="${href}" style="${STYLE.address}">${href}</a></p>
</div>
</body>
</html>
`;
}
