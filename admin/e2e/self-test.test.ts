/** The page that tries one's own codes: by unit, by letters, by a picture and by the camera; and what a test leaves. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import QRCode from 'qrcode';
import { afterAll, describe, expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { untilLoaded } from '../../scripts/test/until-loaded.ts';
import { holdBeforeCamera } from './camera.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'feedtree-camera-'));
const camera = path.join(folder, 'camera.y4m');
const PHONE = { viewport: { width: 360, height: 780 } };

const journey = setUpJourney({ camera });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const findings = (page: Page) => page.getByRole('region', { name: /^The code [0-9A-Z]{9}$/ });
const unseen = (page: Page) => page.getByText('No code that you can see');

/** By its unit; answers the code. */
async function chooseUnit(page: Page, name: string): Promise<string> {
  await page.goto('/test');
  await page.getByRole('combobox', { name: 'Code of a unit' }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name} #\\d+`) }).click();
  const heading = findings(page).getByRole('heading', { level: 2 });
  await heading.waitFor();
  return ((await heading.textContent()) ?? '').replace('The code', '').trim();
}

async function typeCode(page: Page, text: string): Promise<void> {
  await page.getByLabel('Code or address').fill(text);
  await page.getByRole('button', { name: 'Test', exact: true }).click();
}

/** @param path of the unit's page */
async function pause(page: Page, path: string): Promise<void> {
  const status = await page.evaluate(async (id) => {
    const [key] = Object.keys(localStorage).filter((name) => /access.?token/i.test(name));
    const response = await fetch(`/api/companyorganizationnodes/${id}/`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${localStorage.getItem(key ?? '')}`, 'content-type': 'application/json' },
      body: JSON.stringify({ is_paused: true }),
    });
    return response.status;
  }, path.split('/').at(-1));
  expect(status).toBe(200);
}

const choosePicture = (page: Page, buffer: Buffer, mimeType = 'image/png') =>
  page.getByLabel('Choose a picture').last().setInputFiles({ name: 'print', mimeType, buffer });

describe('a code of one’s own', () => {
  test('tells where it leads, what visitors get there, and that a test came in', async () => {
    const page = await journey.signIn('admin@acme.example');
    await page.goto('/test');
    await page.getByText('No code chosen yet').waitFor();
    await expectAccessible(page);
    await chooseUnit(page, 'Berlin Mitte');
    await findings(page)
      .getByText(/^Visitors are led to Berlin Mitte #\d+\.$/)
      .waitFor();
    await findings(page)
      .getByText(/^Visitors are asked: /)
      .waitFor();
    await findings(page)
      .getByText(/^In these languages: .*English/)
      .waitFor();
    await page.getByRole('img', { name: 'QR code of the test' }).waitFor();
    await expectAccessible(page);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open as a visitor' }).click();
    await (await opened).getByRole('heading').first().waitFor();
    await (await opened).close();
    await page.getByText('The test arrived: the code works.').waitFor();
    await expectAccessible(page);
  });

  test('is found by its letters, on a phone; a slip is told, and a paused unit too', async () => {
    const page = await journey.signIn('admin@acme.example', PHONE);
    const code = await chooseUnit(page, 'Tokyo Asakusa');
    await page.goto('/test');
    await typeCode(page, 'abc');
    await page.getByText('A code has 9 characters.').waitFor();
    await typeCode(page, code.slice(0, 8) + (code.endsWith('0') ? '1' : '0'));
    await page.getByText('A character is wrong. Compare each one with the print.').waitFor();
    await expectAccessible(page);
    await typeCode(page, `${journey.origin}/Q/${code}`);
    await findings(page)
      .getByText(/^Visitors are led to Tokyo Asakusa/)
      .waitFor();
    await pause(
      page,
      (await findings(page)
        .getByRole('link', { name: /^Tokyo Asakusa/ })
        .first()
        .getAttribute('href')) ?? '',
    );
    await page.goto(`/test?code=${code}`);
    await findings(page)
      .getByText(/Tokyo Asakusa #\d+ is paused, so visitors are led to/)
      .waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test('is read from a picture of its print; no picture, no code and another’s code are told apart', async () => {
    const page = await journey.signIn('admin@acme.example');
    const code = await chooseUnit(page, 'Berlin Mitte');
    await page.goto('/test');
    await untilLoaded(page);
    await choosePicture(page, Buffer.from('no picture'));
    await page.getByText(/^This is not a picture that browsers can show/).waitFor();
    await choosePicture(page, await QRCode.toBuffer('https://example.org/menu', { width: 400 }));
    await page.getByText('This code was read, but it is not one of this product’s.').waitFor();
    await choosePicture(
      page,
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>'),
      'image/svg+xml',
    );
    await page.getByText(/^No code can be read in this picture/).waitFor();
    await expectAccessible(page);
    await choosePicture(page, await QRCode.toBuffer(`${journey.origin}/Q/${code}`.toUpperCase(), { width: 400 }));
    await findings(page)
      .getByText(/^The code in the picture can be read/)
      .waitFor();
    await findings(page)
      .getByText(/^Visitors are led to Berlin Mitte/)
      .waitFor();
    await choosePicture(page, await QRCode.toBuffer(`https://old.example/Q/${code}`, { width: 400 }));
    await findings(page)
      .getByText(/That is not the address that your codes lead to/)
      .waitFor();
    await expectAccessible(page);
  });

  test('is read by the camera', async () => {
    const page = await journey.signIn('admin@acme.example', PHONE);
    const code = await chooseUnit(page, 'Berlin Mitte');
    await holdBeforeCamera(camera, `${journey.origin}/Q/${code}`.toUpperCase());
    await page.goto('/test');
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await findings(page)
      .getByText(/^The camera reads the print/)
      .waitFor();
    await expectAccessible(page);
  });
});

describe('a code that is not one’s own', () => {
  test('of another company, out of reach, or never made: all look the same', async () => {
    const admin = await journey.signIn('admin@acme.example');
    const code = await chooseUnit(admin, 'Berlin Mitte');
    const page = await journey.signIn('admin@globex.example');
    await page.goto('/test');
    await typeCode(page, code);
    await unseen(page).waitFor();
    await expectAccessible(page);
    expect(await page.getByText('Berlin').count()).toBe(0);
    const newcomer = await journey.signIn('newcomer@acme.example');
    await newcomer.goto(`/test?code=${code}`);
    await unseen(newcomer).waitFor();
  });
});
