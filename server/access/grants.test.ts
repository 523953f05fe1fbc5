/** That who may see a unit is asked in one way. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
/** Grants themselves, as rows that a caller lists, are read as those of any other entity. */
const OWN_ROWS = 'modules/identity/entities/node_user_access/user-grants.ts';

test('SQL reads grants by access/grants.ts alone', () => {
  const sources = globSync('{app,http,kernel,query,validation,access,database,platform,modules}/**/*.ts', {
    cwd: root,
  });
  const reading = sources
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/test/'))
    .filter((file) => /(?:from|join|`)\s*node_user_access\b/.test(readFileSync(`${root}${file}`, 'utf8')));
  expect(reading.toSorted()).toEqual(['access/grants.ts', OWN_ROWS]);
});
