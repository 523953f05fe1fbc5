/** Whether every text of ours is shown by something: what nothing shows is translated in vain. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isShown, namesIn } from './shown-keys.ts';
import { flattenTexts, type TextTree } from './text-tree.ts';

const root = new URL('../../', import.meta.url);

/** All that may name a text; generated files name those of entities. */
const sources = globSync('{admin,public-app,shared}/**/*.{ts,tsx}', { cwd: fileURLToPath(root) })
  .filter((file) => !/\.test\.tsx?$|\/e2e\/|\/test\//.test(file))
  .map((file) => readFileSync(new URL(file, root), 'utf8'));

test('what a source shows is found, and nothing else', () => {
  const source = `t('app.a'); t(\`app.b.\${c}.d\`); <Part texts="app.e" />; t(\`\${texts}.f\`); t(\`app.g.\${h ? 'x' : 'y'}_i\`)`;
  const shown = ['app.a', 'app.b.1.d', 'app.e.f', 'app.g.x_i', 'app.z', 'app.b.1.e', 'app.e.z', 'app.a.f.z'];
  expect(shown.filter((key) => isShown(key, namesIn([source])))).toEqual(shown.slice(0, 4));
});

test('every text of ours is shown by something', () => {
  const texts = flattenTexts(JSON.parse(readFileSync(new URL('en.json', import.meta.url), 'utf8')) as TextTree);
  const names = namesIn(sources);
  // What react-admin shows of its own is named in its sources.
  const own = Object.keys(texts).filter((key) => key.startsWith('app.'));
  expect(own.filter((key) => !isShown(key, names))).toEqual([]);
});
