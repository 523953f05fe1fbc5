/** Against a build of its own that tells where it runs: the real one is rendered by the journeys of visitors. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { partNames } from '../../../public-app/kinds/parts.ts';
import type { Page } from '../../../public-app/page.ts';
import { createThreadRenderer } from './thread-renderer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'feedtree-build-'));
const directories = { client: path.join(folder, 'client'), server: path.join(folder, 'server') };
const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const entry = (name: string) => ({ file: `${name}.js`, isEntry: true });
write(
  path.join(directories.client, '.vite/manifest.json'),
  JSON.stringify({
    'entry-client.tsx': entry('survey'),
    'entry-times.ts': entry('times'),
    'entry-framed.ts': entry('framed'),
    ...Object.fromEntries(
      partNames.map((name) => [
        `kinds/${name}.ts`,
        { file: `${name}.js`, imports: ['entry-client.tsx', '_shared.js'] },
      ]),
    ),
    '_shared.js': { file: 'shared.js' },
  }),
);
write(path.join(folder, 'package.json'), '{ "type": "module" }');
write(
  path.join(directories.server, 'entry-server.js'),
  `import { threadId } from 'node:worker_threads';
  export const render = (page, scripts) => {
    if (page.name === 'broken') throw new Error('no such page');
    return { html: JSON.stringify({ name: page.name, threadId, survey: scripts.survey, matrix: scripts.parts.matrix }), styles: ['a'] };
  };`,
);

const apart = createThreadRenderer(directories);
afterAll(async () => {
  await apart.stop();
  rmSync(folder, { recursive: true });
});
const page = (name: string) => ({ kind: 'survey', name }) as Page;

test('a page is rendered in another thread, by the same build', async () => {
  const { html, styles } = await apart.renderPage(page('Table 1'));
  const told = JSON.parse(html) as { name: string; threadId: number; survey: string; matrix: string[] };
  expect(told).toMatchObject({ name: 'Table 1', survey: '/public-assets/survey.js' });
  // A part comes with what it needs, but for the script that asks for it.
  expect(told.matrix).toEqual(['/public-assets/matrix.js', '/public-assets/shared.js']);
  expect(told.threadId).not.toBe(threadId);
  expect(styles).toEqual(['a']);
});

test('a page that fails fails its own caller, and the next is rendered', async () => {
  const [broken, next] = await Promise.allSettled([apart.renderPage(page('broken')), apart.renderPage(page('Next'))]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'no such page' } });
  expect(next).toMatchObject({ status: 'fulfilled' });
});
