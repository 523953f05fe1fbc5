/** One measured run, in a process of its own: `node bench/print/measure.ts <what> <codes> <folder>`; prints it as JSON. */
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import QRCode from 'qrcode';
import sharp from 'sharp';
import type { QrDesign } from '../../shared/qr/design.ts';
import { type BundleFormat, type CodeToPrint } from '../../server/modules/codes/qr/bundle/bundle.ts';
import { writeBundleApart } from '../../server/modules/codes/qr/bundle/apart.ts';
import type { PrintRun } from './history.ts';

const [name = '', count = '1000', folder = '.'] = process.argv.slice(2);
const codes = Number(count);
const SAMPLE_MS = 20;
const MEGABYTE = 1_000_000;
const LOGO = 'logo.webp';

const codeAt = (at: number): string => `101${String(at).padStart(5, '0')}A`;
const addressOf = (code: string): string => `HTTPS://FEEDBACK.EXAMPLE.COM/Q/${code}`;

const marked: QrDesign = { foreground: '#0B3F3F', marker: { location: 'bottom_right', with_name: true } };
const poster: QrDesign = {
  ...marked,
  modules: 'rounded',
  eyes: 'round',
  gradient: { to: '#3B2417' },
  logo: { file: LOGO },
  frame: { style: 'banner_below', text: { en: 'Tell us how it was' } },
  poster: {
    template: 'a5',
    title: { en: 'How was your meal?' },
    note: { en: 'It takes ten seconds' },
    company_logo: { file: LOGO },
  },
};

interface Measured {
  what: string;
  run(): Promise<void>;
}

async function bundle(design: QrDesign, formats: BundleFormat[]): Promise<void> {
  // A drawn logo: some thirty thousand bytes.
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="#fff"/>${Array.from({ length: 60 }, (_, at) => `<circle cx="${13 * at}" cy="${(97 * at) % 400}" r="${20 + at}" fill="hsl(${6 * at} 60% 50%)"/>`).join('')}</svg>`;
  const logo = await sharp(Buffer.from(drawn)).flatten().png().toBuffer();
  async function* each(): AsyncGenerator<CodeToPrint> {
    for (let at = 0; at < codes; at++)
      yield {
        code: codeAt(at),
        address: addressOf(codeAt(at)),
        unit: { id: at, name: `Table ${at}` },
        company: 'Acme',
        language: 'en',
        folders: ['Acme', `Branch ${Math.floor(at / 50)}`],
        design,
      };
  }
  await writeBundleApart(
    each(),
    { formats, paper: 'design', locale: 'en', at: new Date() },
    path.join(folder, 'prints.zip'),
    { loadPictures: () => Promise.resolve(new Map([[LOGO, logo]])), signal: new AbortController().signal },
  );
}

async function bare(): Promise<void> {
  for (let at = 0; at < codes; at++) {
    const address = addressOf(codeAt(at));
    const svg = await QRCode.toString([{ data: address, mode: 'alphanumeric' }], {
      type: 'svg',
      errorCorrectionLevel: 'Q',
    });
    writeFileSync(path.join(folder, `${at}.svg`), svg);
    await setImmediate();
  }
}

const measures: Record<string, Measured> = {
  bare: { what: 'bare library, plain SVG files', run: bare },
  plain: { what: 'plain codes, SVG', run: () => bundle({}, ['svg']) },
  marked: { what: 'codes with a marker, SVG and PDF', run: () => bundle(marked, ['svg', 'pdf']) },
  sheets: { what: 'codes with a marker, sheets with crop marks', run: () => bundle(marked, ['sheets']) },
  posters: { what: 'A5 posters with two logos, SVG and PDF', run: () => bundle(poster, ['svg', 'pdf']) },
};

const measured = measures[name];
if (!measured) throw new Error(`Measure one of ${Object.keys(measures).join(', ')}.`);
mkdirSync(folder, { recursive: true });
const memory = (): number => Math.round(process.memoryUsage().rss / MEGABYTE);
const before = memory();
let [peak, longestTurn, last] = [before, 0, performance.now()];
const sampling = setInterval(() => {
  const now = performance.now();
  [peak, longestTurn, last] = [Math.max(peak, memory()), Math.max(longestTurn, now - last - SAMPLE_MS), now];
}, SAMPLE_MS);
const began = performance.now();
await measured.run();
const seconds = (performance.now() - began) / 1000;
clearInterval(sampling);
const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
const run: PrintRun = {
  what: measured.what,
  codes,
  seconds: Math.round(seconds * 100) / 100,
  megabytes: Math.round((bytes / MEGABYTE) * 10) / 10,
  peak,
  before,
  longestTurn: Math.round(longestTurn),
};
process.stdout.write(JSON.stringify(run));
