/** Marcs: made by the platform, claimed on site by camera or by typing, moved, retired and put back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/seed/index.ts';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { untilLoaded } from '../../scripts/test/until-loaded.ts';
import { holdBeforeCamera } from './camera.ts';
import { expectFocus } from './expect-focus.ts';
import { makeMarcs } from './make-marcs.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'feedtree-camera-'));
const camera = path.join(folder, 'camera.y4m');
const PHONE = { viewport: { width: 360, height: 780 } };

const journey = setUpJourney({
  camera,
  // No marc's: what is typed is not overtaken.
  beforeTest: () => holdBeforeCamera(camera, 'https://example.org/menu'),
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function download(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const unitField = (page: Page) => page.getByRole('combobox', { name: /^(Where is it placed|Where does it go)/ });

async function chooseUnit(page: Page, name: string): Promise<void> {
  await unitField(page).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name} #\\d+`) }).click();
}

/** On the screen that claims, up to the marc that was found. */
async function typeCode(page: Page, code: string): Promise<void> {
  await page.goto('/claim-mark');
  await page.getByLabel('Code of the marc').fill(code);
  await page.getByRole('button', { name: 'Find the marc' }).click();
  await page.getByText(code).waitFor();
}

describe('the platform', () => {
  test('makes blank marcs, finds them in the library, and downloads what their maker needs', async () => {
    const page = await journey.signIn('super@demo.example');
    await page.goto('/marc-generator');
    await page.getByRole('button', { name: 'Create marcs' }).click();
    await page.getByText('Choose a customer.').first().waitFor();
    await page.getByRole('combobox', { name: 'Customer' }).fill('acme');
    await page.getByRole('option', { name: /^Acme/ }).click();
    for (const count of ['0', '1000000', '2.5']) {
      await page.getByLabel('How many').fill(count);
      await page.getByText('Enter a whole number from 1 to 100000.').waitFor();
    }
    await expectAccessible(page);
    await page.getByLabel('How many').fill('6');
    await page.getByText(/^6 blank marcs for Acme/).waitFor();
    await page.getByLabel('Note').fill('Brushed steel, 60 mm');
    await page.getByRole('button', { name: 'Create marcs' }).click();
    await page.getByRole('heading', { name: /^Batch #\d+$/, level: 1 }).waitFor();
    await page.getByText('Brushed steel, 60 mm').waitFor();
    await page.getByText('6 blank', { exact: true }).waitFor();
    const codes = await page.getByRole('link', { name: /^[0-9A-Z]{9}$/ }).allTextContents();
    expect(new Set(codes).size).toBe(6);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Download' }).click();
    const list = await download(page, page.getByRole('menuitem', { name: 'Packing list (CSV)' }));
    expect(list.name).toMatch(/^Acme.+\.csv$/);
    for (const code of codes) expect(list.bytes.toString()).toContain(code);
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'Prints…' }).click();
    await page.getByRole('radio', { name: 'An SVG for each marc' }).check();
    await expectAccessible(page);
    const prints = await download(page, page.getByRole('dialog').getByRole('button', { name: 'Download' }));
    const files = Object.keys(unzipSync(new Uint8Array(prints.bytes)));
    expect(files).toEqual(expect.arrayContaining(codes.map((code) => `${code}.svg`)));

    await page.goto('/marc-library');
    await page.getByRole('row', { name: /^Acme.*Blank 6 6 blank.*Brushed steel/ }).waitFor();
    await page.getByPlaceholder('Search').fill('nobody ordered this');
    await page.getByText('No records found.').waitFor();
    await expectAccessible(page);
  });

  test('makes marcs for a part of the tree', async () => {
    const page = await journey.signIn('super@demo.example', PHONE);
    await page.goto('/marc-generator');
    await page.getByRole('combobox', { name: 'Customer' }).fill('acme');
    await page.getByRole('option', { name: /^Acme/ }).click();
    await page.getByRole('radio', { name: /^Marcs for units/ }).check();
    await page.getByRole('combobox', { name: 'Unit' }).fill('Berlin');
    await page.getByRole('option', { name: /^Berlin Mitte #\d+/ }).click();
    await page.getByText(/^\d+ marcs for Berlin Mitte of Acme.* and all below it\.$/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create marcs' }).click();
    await page.getByRole('heading', { name: /^Batch #\d+$/, level: 1 }).waitFor();
    await page.getByRole('cell', { name: /^Berlin Mitte #\d+$/ }).waitFor();
  });
});

describe('a marc is claimed', () => {
  test('by typing its code, with the keyboard alone, and the check character tells a slip', async () => {
    const [code = ''] = await makeMarcs(journey.origin, 1);
    const page = await journey.signIn('admin@acme.example', PHONE);
    await page.goto('/');
    await page.getByRole('button', { name: /^Open menu/ }).click();
    await page.getByRole('link', { name: 'Claim a marc' }).click();
    const field = page.getByLabel('Code of the marc');
    await field.focus();
    await page.keyboard.type(code.slice(0, 8) + (code.endsWith('0') ? '1' : '0'));
    await page.getByText('A character is wrong. Compare each one with the marc.').waitFor();
    await page.keyboard.press('Backspace');
    await page.keyboard.type(code.at(-1)?.toLowerCase() ?? '');
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('heading', { name: /^Marc #1 / }));
    await page.keyboard.press('Tab');
    await expectFocus(unitField(page));
    await page.keyboard.type('Tokyo Asakusa');
    await page.getByRole('option', { name: /^Tokyo Asakusa #\d+/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Visitors who scan it are asked about Tokyo Asakusa.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('Marc #1 is at Tokyo Asakusa').waitFor();
    await expectAccessible(page);
    await expectFocus(page.getByRole('button', { name: 'Claim the next one' }));
    await page.keyboard.press('Enter');
    await field.waitFor();
  });

  test('by holding it before the camera; another code is told to be none', async () => {
    const [code = ''] = await makeMarcs(journey.origin, 1);
    const page = await journey.signIn('admin@acme.example', PHONE);
    await page.goto('/claim-mark');
    await page.getByText(/^This code doesn’t belong to a marc/).waitFor();
    await expectAccessible(page);
    await holdBeforeCamera(camera, `${journey.origin}/Q/${code}`.toUpperCase());
    await page.reload();
    await page.getByRole('heading', { name: `Marc #1 ${code}` }).waitFor();
    await chooseUnit(page, 'Berlin Mitte');
    await page.getByRole('button', { name: 'Place it here' }).click();
    await page.getByText('Marc #1 is at Berlin Mitte').waitFor();
    const answer = await fetch(`${journey.origin}/Q/${code}`);
    expect(await answer.text()).toContain('Berlin Mitte');
  });

  test('by one of two who do it at once: the other is told, and can take it from there', async () => {
    const [code = ''] = await makeMarcs(journey.origin, 1);
    const first = await journey.signIn('admin@acme.example');
    const second = await journey.signIn('admin@acme.example', PHONE);
    await typeCode(first, code);
    await typeCode(second, code);
    await chooseUnit(first, 'Berlin Mitte');
    await chooseUnit(second, 'Tokyo Asakusa');
    await first.getByRole('button', { name: 'Place it here' }).click();
    await first.getByText('Marc #1 is at Berlin Mitte').waitFor();
    await second.getByRole('button', { name: 'Place it here' }).click();
    await second.getByText('Meanwhile somebody has assigned this marc to Berlin Mitte.').waitFor();
    await second.getByText(/^It moves from Berlin Mitte to Tokyo Asakusa;/).waitFor();
    await expectAccessible(second);
    await second.getByRole('button', { name: 'Move it' }).click();
    await second.getByText('Marc #1 is at Tokyo Asakusa').waitFor();
  });

  test('from its own address, by who works there and is not signed in yet', async () => {
    const [code = ''] = await makeMarcs(journey.origin, 1);
    const page = await journey.visit(PHONE);
    await page.goto(`/Q/${code}`);
    await page.getByRole('heading', { name: 'This code is not in use right now' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Do you work here/ }).click();
    await page.getByLabel('Email').fill('admin@acme.example');
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: `Marc #1 ${code}` }).waitFor();
  });
});

test.each([
  ['NotAllowedError', /^The camera is not allowed here/],
  ['NotFoundError', /^This device has no camera/],
  ['NotReadableError', /^The camera can’t be used/],
])('without a camera (%s) it is said what to do instead', async (name, said) => {
  const page = await journey.signIn('admin@acme.example', PHONE);
  await page.addInitScript((violation) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', violation));
  }, name);
  await page.goto('/claim-mark');
  await page.getByText(said).waitFor();
  await page.getByRole('button', { name: 'Try the camera again' }).waitFor();
  await expectAccessible(page);
});

test('a code of nobody’s marc, and of another company’s, is told to be unknown', async () => {
  const [foreign = ''] = await makeMarcs(journey.origin, 1, 'Globex');
  const page = await journey.signIn('admin@acme.example', PHONE);
  await page.goto(`/claim-mark?code=${foreign}`);
  await page.getByText(/^Your company has no marc with this code/).waitFor();
  await expectAccessible(page);
});

test('a blank marc that is broken is taken out of use where it was found, and put back', async () => {
  const [code = ''] = await makeMarcs(journey.origin, 1);
  const page = await journey.signIn('admin@acme.example', PHONE);
  await typeCode(page, code);
  await page.getByRole('button', { name: 'Retire' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await page.getByText('Marc #1 is retired').waitFor();
  await page.getByText('Take another one, or put it back into use.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put back into use' }).click();
  await page.getByText('Marc #1 is back in use').waitFor();
  await chooseUnit(page, 'Berlin Mitte');
  await page.getByRole('button', { name: 'Place it here' }).click();
  await page.getByText('Marc #1 is at Berlin Mitte').waitFor();
});

test('a marc is moved, its places are told, it is retired and put back', async () => {
  const [code = ''] = await makeMarcs(journey.origin, 1);
  const page = await journey.signIn('admin@acme.example');
  await typeCode(page, code);
  await chooseUnit(page, 'Berlin Mitte');
  await page.getByRole('button', { name: 'Place it here' }).click();
  await page.getByRole('link', { name: 'Open the unit' }).click();
  const marcs = page.getByRole('region', { name: 'Marcs' });
  const row = marcs.getByRole('listitem').filter({ hasText: code });
  const act = async (action: string): Promise<void> => {
    await row.getByRole('button', { name: 'Actions for Marc #1' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('Move to another unit');
  await page.getByText('It is at Berlin Mitte now.').waitFor();
  await chooseUnit(page, 'Tokyo Asakusa');
  await page.getByRole('button', { name: 'Move it' }).click();
  await page.getByText('It has left Berlin Mitte.').waitFor();
  await page.getByRole('link', { name: 'Open the unit' }).click();
  await page.getByRole('heading', { name: /^Tokyo Asakusa/, level: 1 }).waitFor();
  await act('History');
  await expect
    .poll(() => page.getByRole('dialog').getByRole('listitem').allTextContents())
    .toEqual([expect.stringMatching(/^Tokyo Asakusa/), expect.stringMatching(/^Berlin Mitte/)]);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await act('Retire');
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click();
  await page.getByText('Marc #1 is retired').waitFor();
  await row.getByText('Retired').waitFor();
  await untilLoaded(page);
  await expectAccessible(page);
  await typeCode(page, code);
  await page.getByText(/^This marc is retired, so it can’t be used/).waitFor();
  await page.goBack();
  await act('Put back into use');
  await page.getByText('Marc #1 is back in use').waitFor();
  await row.getByText('Bound').waitFor();
});
