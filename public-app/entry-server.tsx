/** A page as a whole document. Its styles are in it, so that the first answer of the server shows it as it should be. */
import { renderToString } from 'react-dom/server';
import './kinds/all.ts';
import { type PartName, partsOf } from './kinds/parts.ts';
import type { Page, PlainPage as PlainPageModel } from './page.ts';
import { titleOf } from './page-title.ts';
import framed from './styles/framed.css?inline';
import followUp from './styles/follow-up.css?inline';
import thanks from './styles/thanks.css?inline';
import visitor from './styles/visitor.css?inline';
import { themeGround, themeStyle } from '../shared/survey/theme.ts';
import { App } from './views/app.tsx';
import { PlainPage } from './views/plain-page.tsx';

export interface RenderedPage {
  html: string;
  /** The texts of its style elements, for the content security policy to allow them by their hashes. */
  styles: string[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
/** Inside a script element only `<` could end it; U+2028 and U+2029 are fine in JSON. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const PLAIN = new Set<Page['kind']>(['answer', 'links', 'choice', 'contact']);
const isPlain = (page: Page): page is PlainPageModel => PLAIN.has(page.kind);

const tellsTimes = (page: Page): boolean => page.kind === 'answer' && page.shown !== null && !page.shown.asksToDelete;

/** Addresses of the browser's parts. */
export interface Scripts {
  survey: string;
  times: string;
  /** Of pages in frames of other sites. */
  framed: string;
  /** Of each part that only some surveys need: its chunk, and those that it needs. */
  parts: Readonly<Record<PartName, readonly string[]>>;
}

/** Named in the document, so that they come at once with the script that asks for them. */
function loadedAhead(page: Page, scripts: Scripts | null): string {
  const parts = page.kind === 'survey' && scripts ? partsOf(page.survey).flatMap((name) => scripts.parts[name]) : [];
  return [...new Set(parts)].map((file) => `<link rel="modulepreload" href="${escapeHtml(file)}">\n`).join('');
}

const moduleAt = (address: string | undefined): string =>
  address === undefined ? '' : `<script type="module" src="${escapeHtml(address)}"></script>\n`;

/** @param scripts null where a page must do without */
export function render(page: Page, scripts: Scripts | null): RenderedPage {
  const theme = themeStyle(page.theme);
  const { light, dark } = themeGround(page.theme);
  const content = renderToString(isPlain(page) ? <PlainPage page={page} /> : <App page={page} />);
  const { framedIn } = page;
  const styles = [
    visitor,
    page.kind === 'notice' ? '' : thanks,
    isPlain(page) ? followUp : '',
    framedIn === undefined ? '' : framed,
  ].join('');
  const script = page.kind === 'survey' ? scripts?.survey : tellsTimes(page) ? scripts?.times : undefined;
  // Without script, a kiosk goes on to the next visitor by this.
  const refresh =
    page.kind === 'thanks' && page.next
      ? `<meta http-equiv="refresh" content="10;url=${escapeHtml(page.next)}">\n`
      : '';
  const html = `<!doctype html>
<html lang="${page.language}" dir="${page.direction}"${framedIn === undefined ? '' : ` data-framed-in="${escapeHtml(framedIn)}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">
${refresh}<title>${escapeHtml(titleOf(page))}</title>
<link rel="icon" href="data:,">
<style>${theme}</style>
<style>${styles}</style>
${[script, framedIn === undefined ? undefined : scripts?.framed].map(moduleAt).join('')}${loadedAhead(page, scripts)}</head>
<body>
<div id="app">${content}</div>
${script && page.kind === 'survey' ? `<script type="application/json" id="page">${escapeJson(page)}</script>\n` : ''}</body>
</html>
`;
  return { html, styles: [theme, styles] };
}
