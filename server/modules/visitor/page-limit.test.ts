import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { overloaded } from '../../errors.ts';
import { serveWorld, servedWorld } from '../../test/scenarios.ts';
import { renderModel } from '../../test/visitor-browser.ts';

/** Two pages a minute. */
const TWO_READS = 2 / 3_000;
const TWO_PUBLIC = 2 / 300;

describe('pages of codes', async () => {
  const served = await servedWorld({ renderPage: renderModel, rateLimitFactor: TWO_READS });

  test('are not rendered and counted for one address without end', async () => {
    const address = `${served.origin}/Q/${served.world.companyA.codes.room}`;
    const answers: Response[] = [];
    for (let visit = 0; visit < 3; visit++) answers.push(await fetch(address));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('names of pictures are not looked up in the store for one address without end', async () => {
  const served = await serveWorld({ renderPage: renderModel, rateLimitFactor: TWO_READS });
  const answers: Response[] = [];
  for (let guess = 0; guess < 3; guess++) answers.push(await fetch(`${served.origin}/files/${randomUUID()}.webp`));
  await served.close();
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 429]);
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('previews are not rendered for one address as often as codes are', async () => {
  const served = await serveWorld({ renderPage: renderModel, rateLimitFactor: TWO_PUBLIC });
  const answers: Response[] = [];
  for (let visit = 0; visit < 3; visit++)
    answers.push(await fetch(`${served.origin}/survey_preview?key=any&at=${visit}`));
  await served.close();
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 429]);
});

test('a page that nobody has time to render is told as such, and is no failure of the server', async () => {
  const served = await serveWorld({
    renderPage: async (page) => {
      if (page.kind === 'survey') throw overloaded({ headers: { 'retry-after': '2' } });
      return renderModel(page);
    },
  });
  const answer = await fetch(`${served.origin}/Q/${served.world.companyA.codes.room}`);
  // Fails when something was logged.
  await served.close();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.headers.get('content-type')).toContain('text/html');
});
