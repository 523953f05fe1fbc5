/** No statement of an action or a job writes a row whose history is kept past what keeps it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { descriptors } from '../generated/index.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

/** Counters that move by themselves, many times a day: they are told by what counts. */
const COUNTERS: Record<string, readonly string[]> = { discount: ['used_count'], webhook: ['failing_since'] };

const server = path.join(import.meta.dirname, '..');
const FOLDERS = ['access', 'kernel', 'modules', 'platform', 'http', 'query', 'app'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(server, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.split(path.sep).includes('test'))
    .map((file) => path.join(folder, file)),
);

const kept: EntityDescriptor[] = Object.values(descriptors).filter(
  (entity: EntityDescriptor) => entity.history !== undefined,
);

/** Statements that write the table, each with the columns that it sets; null: a whole row. */
function writesOf(text: string, table: string): { statement: string; columns: string[] | null }[] {
  const whole = [...text.matchAll(new RegExp(`\\b(?:insert into|delete from|merge into|truncate) +${table}\\b`, 'gi'))];
  const changes = [...text.matchAll(new RegExp(`\\bupdate +${table}\\b(?: +(?!set\\b)\\w+)? +set\\b([^\`']*)`, 'gi'))];
  return [
    ...whole.map(([statement]) => ({ statement, columns: null })),
    ...changes.map(([statement, set = '']) => ({
      statement,
      columns: [...(set.split(/\bwhere\b|\bfrom\b/i)[0] ?? '').matchAll(/(?:^|,)\s*(\w+)\s*=/g)].map(
        ([, name = '']) => name,
      ),
    })),
  ];
}

function pastHistory(text: string): string[] {
  return kept.flatMap(({ id, table }) =>
    writesOf(text, table).flatMap(({ statement, columns }) => {
      const allowed = ['updated_at', ...(COUNTERS[id] ?? [])];
      return columns?.every((name) => allowed.includes(name)) ? [] : [statement.slice(0, 120)];
    }),
  );
}

test('each such table is written by the kernel and own-writes.ts alone', () => {
  expect(kept.length).toBeGreaterThan(0);
  const found = sources.flatMap((file) =>
    pastHistory(readFileSync(path.join(server, file), 'utf8')).map((statement) => `${file}: ${statement}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['update company_tag set name = $1 where id = $2', 1],
  ['update company_tag t set color = $1, updated_at = now() from x', 1],
  ['delete from company_tag where id = $1', 1],
  ['insert into webhook (name) values ($1)', 1],
  ['update discount set used_count = used_count + 1, updated_at = now() where id = $1', 0],
  ['delete from company_tag_like where id = $1', 0],
])('%s is seen', (text, count) => {
  expect(pastHistory(`query({ text: \`${text}\` })`)).toHaveLength(count);
});
