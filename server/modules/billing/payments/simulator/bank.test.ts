/** The page of the simulated bank: in ten languages, without a script, and nothing that decides by being opened. */
import { beforeAll, expect, test } from 'vitest';
import { locales } from '../../../../../shared/i18n/locales.ts';
import { openPaying, startedOf } from '../test/paying.ts';
import { loadBankTexts } from './texts.ts';

const paying = await openPaying();
let address = '';
beforeAll(async () => {
  const { redirect_url: led } = startedOf(await paying.pay({ card_holder: '<b>Ada</b>' }));
  address = `${paying.served.origin}${new URL(led ?? '').pathname}`;
});

const english = loadBankTexts('en');

test.each(locales)('asks in %s, with the amount as it is written there', async (locale) => {
  const texts = loadBankTexts(locale);
  expect([...texts.keys()]).toEqual([...english.keys()]);
  for (const text of texts.values()) expect(text).toMatch(/^\S(?:.*\S)?$/);
  const response = await fetch(`${address}?lang=${locale}`);
  const page = await response.text();
  expect(response.headers.get('content-language')).toBe(locale);
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(texts.get('bank.approve')?.replaceAll("'", '&#39;'));
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(117.81);
  expect(page).toContain(amount);
});

test('carries no script and may carry none, and is kept by nobody', async () => {
  const response = await fetch(address);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await response.text()).not.toMatch(/<script|style=|Ada/);
});

test('decides nothing by being opened, nor by a form that says neither yes nor no', async () => {
  for (const body of ['', 'decision=perhaps', 'x'.repeat(5_000)]) {
    const answer = await fetch(address, { method: 'POST', body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  }
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(405);
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(200);
  expect(await paying.sql('select state from simulated_charge')).toEqual([{ state: 'pending' }]);
});

test('knows no other charge', async () => {
  for (const path of ['/bank', '/bank/', `/bank/sim_${'0'.repeat(32)}`, '/bank/../x'])
    expect((await fetch(`${paying.served.origin}${path}`)).status).toBe(404);
});

test('leads on when it is pressed twice, and then says that all is decided', async () => {
  const first = await paying.decide(address, 'approve');
  const second = await paying.decide(address, 'decline');
  expect([first.status, second.status]).toEqual([303, 303]);
  expect(second.headers.get('location')).toBe(first.headers.get('location'));
  expect(await paying.sql('select state from payment')).toEqual([{ state: 'paid' }]);
  expect(await (await fetch(address)).text()).toContain(english.get('bank.over.title'));
});
