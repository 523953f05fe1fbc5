/** Support, from both sides at once: a request with files, answers that come by themselves, and the end of a ticket. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectAccessible, setUpJourney } from '../../scripts/test/journey.ts';
import { untilLoaded } from '../../scripts/test/until-loaded.ts';

let company: Page;
let platform: Page;
let screenshot: Buffer;
const journey = setUpJourney({
  async prepare() {
    company = await journey.signIn('clerk@acme.example');
    platform = await journey.signIn('super@demo.example');
    screenshot = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0b6e6e' } })
      .png()
      .toBuffer();
  },
});

const SUBJECT = 'The QR code of a table is smudged';
const LIST = { name: 'tables.csv', mimeType: 'text/csv', buffer: Buffer.from('table,code\n1,smudged\n') };
const picture = () => ({ name: 'screen.png', mimeType: 'image/png', buffer: screenshot });

const files = (page: Page) => page.getByRole('group', { name: 'Attachments' });
const attach = (page: Page, ...chosen: { name: string; mimeType: string; buffer: Buffer }[]) =>
  files(page).locator('input[type=file]').setInputFiles(chosen);
const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });
/** The way to help, with what is new in support. */
const supportMenu = (page: Page, news: number) =>
  page.getByRole('banner').getByRole('button', { name: news === 0 ? /^Help$/ : `Help, ${news} unread` });

test('a request says what it lacks, refuses files at their place, and goes with those that are there', async () => {
  await company.goto('/support');
  await company.getByText('Available 24/7 · average response time 30 minutes').waitFor();
  await company.getByRole('link', { name: 'New support request' }).first().click();
  await company.waitForURL('**/support/new_support');
  await company.getByRole('button', { name: 'Send request' }).click();
  await expect.poll(() => company.getByText('Required').count()).toBe(2);
  await expectAccessible(company);

  const program = { name: 'screen.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0000\u0001 a program') };
  const large = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(10_000_001) };
  await attach(company, program, large);
  const refused = files(company).getByRole('listitem');
  await refused
    .filter({ hasText: 'screen.png' })
    .getByText('Choose a file of a requested kind.', { exact: false })
    .waitFor();
  await refused.filter({ hasText: 'film.mp4' }).getByText('The file is too large: 10 MB at most.').waitFor();
  await company.getByLabel('Subject').fill(SUBJECT);
  await company.getByLabel('Message').fill('Guests can not scan it any more.\nWhat can we do?');
  await company.getByRole('button', { name: 'Send request' }).click();
  await company.getByText('Remove the files that could not be added.').waitFor();
  await expectAccessible(company);
  await files(company).getByRole('button', { name: 'Remove file: screen.png' }).click();
  await files(company).getByRole('button', { name: 'Remove file: film.mp4' }).click();

  await attach(company, picture(), LIST);
  await expect.poll(() => files(company).getByRole('progressbar').count()).toBe(0);
  await company.getByRole('button', { name: 'Send request' }).click();
  await company.getByText('Support request created').waitFor();
  await company.waitForURL(/\/support\/detail\/\d+$/);
  await conversation(company).getByText('Guests can not scan it any more.').waitFor();
  await conversation(company).getByText('tables.csv').waitFor();
  await conversation(company)
    .getByRole('button', { name: /screen\.jpg/ })
    .waitFor();
  await expectAccessible(company);
});

test('the platform sees it come in, takes it up, and its answer comes to the company by itself', async () => {
  await platform.goto('/support_notifications');
  await platform.getByRole('link', { name: SUBJECT }).waitFor();
  await expectAccessible(platform);
  await company.goto('/');
  await untilLoaded(company);
  await supportMenu(company, 0).waitFor();

  await platform.getByRole('link', { name: SUBJECT }).click();
  await platform.waitForURL(/\/support\/detail\/\d+$/);
  await platform.getByRole('button', { name: 'Take up' }).click();
  await platform.getByText('Ticket taken up').waitFor();
  await platform.getByLabel('Your reply').fill('A new mark is on its way.');
  await attach(platform, { ...picture(), name: 'mark.png' });
  await expect.poll(() => files(platform).getByRole('progressbar').count()).toBe(0);
  await platform.getByRole('button', { name: 'Send reply' }).click();
  await platform.getByText('Answer added').waitFor();
  await conversation(platform).getByText('A new mark is on its way.').waitFor();
  await expectAccessible(platform);

  await supportMenu(company, 1).waitFor();
  await company.goto('/support_notifications');
  await company.getByRole('link', { name: SUBJECT }).click();
  await conversation(company).getByText('A new mark is on its way.').waitFor();
  await conversation(company)
    .getByRole('button', { name: /mark\.jpg/ })
    .waitFor();
  await supportMenu(company, 0).waitFor();
});

test('both sides have the ticket open, and what one writes the other sees', async () => {
  await company.getByLabel('Your reply').fill('Thank you. By when?');
  await company.getByRole('button', { name: 'Send reply' }).click();
  await conversation(platform).getByText('Thank you. By when?').waitFor();
  await platform.getByLabel('Your reply').fill('By Friday.');
  await platform.keyboard.press('Control+Enter');
  await conversation(company).getByText('By Friday.').waitFor();
  await supportMenu(company, 0).waitFor();
});

test('the queue begins with what waits, under the measured times', async () => {
  await platform.goto('/support');
  await platform.getByRole('list', { name: 'Response time' }).getByText('Waiting for an answer').waitFor();
  const rows = platform.getByRole('table', { name: 'Support tickets' }).getByRole('row');
  await rows.nth(1).getByText('New').first().waitFor();
  await rows.filter({ hasText: SUBJECT }).getByText('Answered').waitFor();
  await expectAccessible(platform);
  await platform.getByRole('button', { name: 'Company', exact: true }).click();
  await platform.getByRole('combobox').fill('globex');
  await platform.getByRole('option', { name: 'Globex Repairs Inc.' }).click();
  await platform.keyboard.press('Escape');
  await rows.filter({ hasText: 'Globex' }).first().waitFor();
  await expect.poll(() => rows.filter({ hasText: 'Acme' }).count()).toBe(0);
});

test('a closed ticket says where to go on, on both sides', async () => {
  const address = new URL(company.url()).pathname;
  await platform.goto(address);
  await platform.getByLabel('Your reply').waitFor();
  await company.getByRole('button', { name: 'Close ticket' }).click();
  await expectAccessible(company);
  await company.getByRole('dialog').getByRole('button', { name: 'Close ticket' }).click();
  await company.getByText('Ticket completed').waitFor();
  await company.getByText('This ticket is closed and takes no replies.', { exact: false }).waitFor();
  await expect.poll(() => company.getByLabel('Your reply').count()).toBe(0);
  await platform.getByText('This ticket is closed and takes no replies.').waitFor();
  await company.getByRole('alert').getByRole('link', { name: 'New support request' }).click();
  await company.waitForURL('**/support/new_support');
});

test('the platform deletes a ticket after a question that names it, and who has it open sees that it is gone', async () => {
  const admin = await journey.signIn('admin@globex.example');
  await admin.goto('/support/new_support');
  await admin.getByRole('textbox', { name: 'Subject' }).fill('Our passwords');
  await admin.getByRole('textbox', { name: 'Message' }).fill('I should not have sent them.');
  await admin.getByRole('button', { name: 'Send request' }).click();
  await admin.waitForURL(/\/support\/detail\/\d+$/);
  await conversation(admin).getByText('I should not have sent them.').waitFor();
  expect(await admin.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await platform.goto(new URL(admin.url()).pathname);
  await platform.getByRole('button', { name: 'Delete' }).click();
  const question = platform.getByRole('dialog', { name: 'Delete the ticket “Our passwords”?' });
  await question.getByText('for Globex Repairs Inc. as well', { exact: false }).waitFor();
  await expectAccessible(platform);
  await question.getByRole('button', { name: 'Delete' }).click();
  await platform.getByText('Record deleted').waitFor();
  await platform.waitForURL(/\/support(\?|$)/);
  await admin.getByText('Ticket not found').waitFor();
});
