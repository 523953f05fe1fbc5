/** The country that a form begins with. */
import { expect, test } from 'vitest';
import { guessCountry } from './guess-country.ts';

test.each([
  ['Europe/Istanbul', '', 'TR'],
  ['Asia/Tokyo', 'en-US,en;q=0.9', 'JP'],
  ['Europe/Berlin', 'sv', 'DE'],
  ['Europe/London', '', 'GB'],
  ['Europe/Paris', '', 'FR'],
  ['Europe/Moscow', '', 'RU'],
  ['America/Chicago', '', 'US'],
  ['Asia/Calcutta', '', 'IN'],
  ['Asia/Kolkata', '', 'IN'],
  ['UTC', 'de-AT,de;q=0.9,en;q=0.8', 'AT'],
  ['', 'ja, en-GB;q=0.5', 'GB'],
  ['Nowhere/At-All', 'zh-Hant-TW', 'TW'],
  ['', 'tr', null],
  ['', '*', null],
  ['', 'de-AT-1996, x, -, en-', null],
  ['', '', null],
  ['\0', ','.repeat(10_000), null],
])('the zone %j and the languages %.40j tell %j', (timeZone, languages, country) =>
  expect(guessCountry({ timeZone, languages })).toBe(country),
);
