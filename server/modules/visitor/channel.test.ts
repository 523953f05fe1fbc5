import { expect, it } from 'vitest';
import { type Channel, channelOf, type Opening } from './channel.ts';

const CODE = '7ZK3M9QAM';
const cases: [string, Partial<Opening>, Channel | null][] = [
  ['a scanner that opens the browser', { headers: { 'sec-fetch-site': 'none' } }, 'scan'],
  ['a browser that tells nothing', {}, 'scan'],
  ['a page of somebody else’s', { headers: { 'sec-fetch-site': 'cross-site' } }, 'link'],
  ['a page of the same site', { headers: { 'sec-fetch-site': 'same-site' } }, 'link'],
  ['a page, in a browser without Fetch Metadata', { headers: { referer: 'https://search.example/' } }, 'link'],
  ['a change of the language', { headers: { 'sec-fetch-site': 'same-origin' } }, null],
  ['a hand that writes small', { path: '/q/7zk3m9qam' }, 'typed'],
  ['a hand that writes hyphens', { path: '/Q/7ZK3-M9QAM' }, 'typed'],
  ['the page that asks for a code', { path: '/node_query', headers: { 'sec-fetch-site': 'same-origin' } }, 'typed'],
  ['a test, wherever it is opened', { isTest: true, headers: { 'sec-fetch-site': 'same-origin' } }, 'test'],
  ['a kiosk', { isKiosk: true, headers: { 'sec-fetch-site': 'same-origin' } }, 'kiosk'],
];

it.each(cases)('%s is told', (_, opening, channel) => {
  expect(channelOf({ headers: {}, path: `/Q/${CODE}`, code: CODE, isKiosk: false, isTest: false, ...opening })).toBe(
    channel,
  );
});
