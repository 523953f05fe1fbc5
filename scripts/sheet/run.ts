/** `npm run sheet`: every screen in every variant on one contact sheet, and what is amiss on it. */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../browser.ts';
import { dataDirectory } from '../main-database.ts';
import { runScript } from '../run-script.ts';
import { type Address, findAddresses } from './addresses.ts';
import { writeContactSheet, writeMontages } from './contact-sheet.ts';
import { createProfiles } from './profiles.ts';
import { openStages } from './stage.ts';
import { type Variant, variants } from './variants.ts';
import { type Shot, visit } from './visit.ts';

const { values: options } = parseArgs({
  options: {
    /** Addresses that hold this text. */
    route: { type: 'string', default: '' },
    /** Names of variants, with a comma between them. */
    variant: { type: 'string', default: variants.map(({ name }) => name).join(',') },
    /** Window widths, with a comma between them. */
    width: { type: 'string', default: '' },
  },
});

/** Pixels: what is only there on narrow windows is there below. */
const NARROW = 600;

/** Browser pages at once. */
const AT_ONCE = 2;

interface Task {
  address: Address;
  variant: Variant;
}

await runScript(async () => {
  const folder = path.join(dataDirectory(), 'sheet');
  const pictures = path.join(folder, 'pictures');
  fs.rmSync(pictures, { recursive: true, force: true });
  fs.mkdirSync(pictures, { recursive: true });
  const stages = await openStages(folder);
  const browser = await openBrowser();
  const shots: Shot[] = [];
  try {
    const addresses = await findAddresses(stages.usual, options.route);
    const profiles = createProfiles(browser, stages);
    const tasks = chosenVariants().flatMap((variant) => tasksOf(variant, addresses));
    const work = async (): Promise<void> => {
      for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
        const { address, variant } = task;
        const page = await profiles.take(address, variant);
        shots.push(...(await visitOrReport(() => visit(page, address, variant, pictures), task)));
        profiles.giveBack(page);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    writeContactSheet(pictures, shots);
    await writeMontages(browser, pictures, shots);
  } finally {
    await browser.close();
    await stages.stop();
  }
  report(shots, pictures);
});

function chosenVariants(): Variant[] {
  const names = options.variant.split(',');
  return variants.filter(({ name }) => names.includes(name));
}

function tasksOf(variant: Variant, addresses: readonly Address[]): Task[] {
  return addresses
    .filter(({ isPublic }) => !isPublic || variant.isOfBackOffice !== true)
    .filter(({ person }) => variant.isRefused !== true || person === 'admin')
    .filter(
      ({ person, pattern }) => person !== 'founder' || variant.name === 'light' || pattern.startsWith('/register'),
    )
    .map((address) => ({ address, variant: { ...variant, widths: widthsOf(variant, address) } }))
    .filter((task) => task.variant.widths.length > 0);
}

function widthsOf({ widths, overlayWidths = [] }: Variant, { overlay }: Address): readonly number[] {
  const wished = options.width === '' ? null : options.width.split(',').map(Number);
  if (overlay === undefined) return wished ?? widths;
  return overlayWidths
    .filter((width) => wished?.includes(width) !== false)
    .filter((width) => overlay.only === undefined || (overlay.only === 'narrow') === width < NARROW);
}

/** A screen that can't be seen at all is a finding, not the end of the others. */
async function visitOrReport(see: () => Promise<Shot[]>, { address, variant }: Task): Promise<Shot[]> {
  try {
    return await see();
  } catch (error) {
    const issues = [`not seen: ${String(error).split('\n')[0]}`];
    return [{ address, variant: variant.name, width: variant.widths[0] ?? 0, picture: '', issues }];
  }
}

function report(shots: readonly Shot[], pictures: string): void {
  const amiss = shots.filter(({ issues }) => issues.length > 0);
  for (const { address, variant, width, issues } of amiss)
    console.log([`${address.pattern} as ${address.person}, ${variant} ${width}`, ...issues].join('\n  '));
  console.log(`\n${shots.length} pictures, ${amiss.length} with findings: ${path.join(pictures, 'index.html')}`);
  process.exitCode = amiss.length === 0 ? 0 : 1;
}
