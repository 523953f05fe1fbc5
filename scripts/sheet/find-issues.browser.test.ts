import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import { findIssues } from './find-issues.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 360, height: 400 } });
});
afterAll(() => browser?.close());

const LONG = 'Nebenwirkungen der Donaudampfschifffahrt';

test.each([
  ['a page wider than its window', '<p style="width: 500px">Wide</p>', 'overflow: html'],
  ['a text beyond the edge', `<p style="position: absolute; left: -30px">${LONG}</p>`, 'overflow: p'],
  ['a word that is cut at its box', `<p style="width: 90px; overflow: hidden">${LONG}</p>`, 'clipped: p'],
  ['a line that is cut below', '<p style="height: 30px; overflow: hidden">One<br>Two<br>Three</p>', 'clipped: p'],
  [
    'dots that hide what nothing tells',
    `<p style="width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${LONG}</p>`,
    'untold: p',
  ],
  [
    'lines that are left out and nothing tells',
    `<p style="width: 90px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">One two three four five six seven</p>`,
    'untold: p',
  ],
  ['two texts on each other', '<p>Above</p><p style="margin-top: -30px">Below</p>', 'overlap: p'],
])('%s is found', async (_what, body, issue) => {
  await page.setContent(`<body style="margin: 8px">${body}`);
  expect(await findIssues(page)).toEqual([expect.stringContaining(issue)]);
});

test.each([
  ['a text that wraps', `<p>${LONG} ${LONG}</p>`],
  [
    'a table that scrolls',
    `<div style="overflow-x: auto"><p style="width: 500px; text-align: right">${LONG}</p></div>`,
  ],
  [
    'dots whose rest a tooltip tells',
    `<p title="${LONG}" style="width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${LONG}</p>`,
  ],
  [
    'a text for screen readers',
    `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">${LONG}</p>`,
  ],
  ['a bar that floats over a text', '<p>Below</p><p style="position: fixed; top: 8px">Above</p>'],
])('%s is no issue', async (_what, body) => {
  await page.setContent(`<body style="margin: 8px">${body}`);
  expect(await findIssues(page)).toEqual([]);
});
