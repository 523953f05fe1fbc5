import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../../browser.ts';
import { findIssues } from '../find-issues.ts';
import { close, issuesOfOpen, OVERLAY, untilOpen } from './open-overlays.ts';
import { press } from './steps.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 360, height: 400 } });
  return () => page.close();
});

interface Dialog {
  style?: string;
  takesFocus?: boolean;
  givesFocusBack?: boolean;
  heedsEscape?: boolean;
  asksToLeave?: boolean;
}

const leave = () => page.getByRole('button', { name: 'Leave' });

/** A button with a dialog that is as good as its flags say. */
async function openDialog({
  style = '',
  takesFocus = true,
  givesFocusBack = true,
  heedsEscape = true,
  asksToLeave = false,
}: Dialog = {}) {
  await page.setContent(`<button id="way">Open</button><button id="other">Other</button>
    <div id="modal" class="MuiModal-root" style="display: none; position: fixed; inset: 0">
      <div class="MuiPaper-root" style="position: fixed; top: 0; left: 0; ${style}"><button id="inside">Close</button>
        <button id="gone" style="display: none">Leave</button></div>
    </div>
    <script>
      way.onclick = () => { modal.style.display = 'block'; (${takesFocus} ? inside : other).focus(); };
      const end = () => { modal.style.display = 'none'; (${givesFocusBack} ? way : other).focus(); };
      gone.onclick = end;
      document.onkeydown = ({ key }) => {
        if (key !== 'Escape' || !${heedsEscape}) return;
        if (${asksToLeave}) gone.style.display = 'block';
        else end();
      };
    </script>`);
  await press(page, page.locator('#way'));
  await untilOpen(page);
}

test('a dialog that fits, takes the focus and gives it back has no issues', async () => {
  await openDialog();
  expect(await issuesOfOpen(page)).toEqual([]);
  expect(await close(page, leave())).toEqual([]);
});

test('a dialog that asks whether to leave what was written is left', async () => {
  await openDialog({ asksToLeave: true });
  expect(await close(page, leave())).toEqual([]);
});

test('a dialog wider than its window is found', async () => {
  await openDialog({ style: 'width: 500px' });
  expect(await issuesOfOpen(page)).toEqual([expect.stringContaining('outside')]);
});

test('a focus that stays behind the dialog is found', async () => {
  await openDialog({ takesFocus: false });
  expect(await issuesOfOpen(page)).toEqual(['focus: not in what has opened']);
});

test('a focus that is not given back to what opened it is found', async () => {
  await openDialog({ givesFocusBack: false });
  expect(await close(page, leave())).toEqual(['focus: goes to "Other"']);
});

test('a dialog that Escape does not close is found', async () => {
  await openDialog({ heedsEscape: false });
  expect(await close(page, leave())).toEqual(['escape: does not close it']);
});

test('only what is open is judged: the screen behind it has a picture of its own', async () => {
  const cut = '<p style="width: 60px; overflow: hidden">Donaudampfschifffahrt</p>';
  await page.setContent(`<body>${cut}<div class="MuiModal-root">${cut.replace('Donau', 'Rhein')}</div>`);
  expect(await findIssues(page, OVERLAY)).toEqual([expect.stringContaining('Rhein')]);
});
