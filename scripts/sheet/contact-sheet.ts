/** The contact sheet: one page of all pictures, and pictures of many pictures for those who have no browser at hand. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import type { Shot } from './visit.ts';

const STYLE = `body { font: 13px/1.4 system-ui, sans-serif; margin: 16px; background: #eef1f5; color: #1a2233; }
h2 { font-size: 15px; margin: 24px 0 8px; } .shots { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
figure { margin: 0; background: #fff; padding: 6px; border-radius: 6px; } img { display: block; object-fit: cover; object-position: top; }
figcaption { margin-top: 4px; max-width: 480px; overflow-wrap: anywhere; } .issue { color: #b42318; }`;

/** Writes `index.html` and `report.json` beside the pictures. */
export function writeContactSheet(folder: string, shots: readonly Shot[]): void {
  const byAddress = Map.groupBy(shots, ({ address }) => `${address.pattern} as ${address.person}`);
  const parts = [...byAddress].map(([title, group]) => `<h2>${escape(title)}</h2>${figures(group, 320)}`);
  fs.writeFileSync(path.join(folder, 'index.html'), pageOf(parts.join('\n')));
  const amiss = shots.filter(({ issues }) => issues.length > 0);
  fs.writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(amiss, null, 1)}\n`);
}

/** Pixels of a montage, and how many pictures stand beside each other in it, by the width of their window. */
const MONTAGE_WIDTH = 1_560;
const BESIDE = (width: number): number => (width < 600 ? 6 : width < 1000 ? 4 : 3);
const ROWS = 2;
const MAX_SHOWN = 900;

/** One series of montages for each variant and width: `montage-dark-360-1.png`. */
export async function writeMontages(browser: Browser, folder: string, shots: readonly Shot[]): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: MONTAGE_WIDTH, height: 900 } });
  const file = path.join(folder, 'montage.html');
  const written: string[] = [];
  for (const [name, group] of Map.groupBy(shots, ({ variant, width }) => `${variant}-${width}`)) {
    const beside = BESIDE(group[0]?.width ?? 0);
    const size = beside * ROWS;
    for (let from = 0; from < group.length; from += size) {
      fs.writeFileSync(file, pageOf(figures(group.slice(from, from + size), Math.floor(1500 / beside) - 24)));
      await page.goto(pathToFileURL(file).href);
      const montage = `montage-${name}-${from / size + 1}.png`;
      await page.screenshot({ path: path.join(folder, montage), fullPage: true });
      written.push(montage);
    }
  }
  fs.rmSync(file, { force: true });
  await page.close();
  return written;
}

const pageOf = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Every screen</title><style>${STYLE}</style>${body}`;

function figures(shots: readonly Shot[], width: number): string {
  const all = shots.map(
    ({ address, variant, width: window, picture, issues }) =>
      `<figure style="width:${width}px"><a href="${picture}"><img src="${picture}" width="${width}" style="max-height:${MAX_SHOWN}px" alt=""></a>
       <figcaption>${escape(`${address.pattern} ${address.person} ${variant} ${window}`)}
       ${issues.map((issue) => `<div class="issue">${escape(issue)}</div>`).join('')}</figcaption></figure>`,
  );
  return `<div class="shots">${all.join('\n')}</div>`;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
