/** No statement of an action or a job writes a row whose history is kept, or that is told of, past what does so. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { descriptors } from '../generated/index.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';

/** Counters that move by themselves, many times a day: they are told by what counts. */
const COUNTERS: Record<string, readonly string[]> = { discount: ['used_count'], webhook: ['failing_since'] };

/** Of entities that are told of: what is not told, and stands so in docs/events.md. */
const UNTOLD: Record<string, readonly string[]> = {
  customer_user: [
    // A registration that nobody has confirmed, and its end: the company has no webhook yet.
    'modules/identity/jobs/forget-registrations.ts',
    'modules/identity/session/registration/register.ts',
    'modules/identity/session/registration/confirm.ts',
    // Who sets the first password becomes active: the session's transaction knows no webhooks.
    'modules/identity/session/password-links.ts',
  ],
  // Told by what completes them.
  support_ticket: ['modules/support/tickets/complete.ts'],
};

const server = path.join(import.meta.dirname, '..');
const FOLDERS = ['access', 'kernel', 'modules', 'platform', 'http', 'query', 'app'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(server, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.split(path.sep).includes('test'))
    .map((file) => path.join(folder, file)),
);

const kept: EntityDescriptor[] = Object.values(descriptors).filter(
  ({ id, history, events }: EntityDescriptor) => history !== undefined || events?.entity === id,
);

/** Columns that change without a word: what counts, and of what is told alone what is not carried. */
function quietColumns({ id, history, events, fields }: EntityDescriptor): string[] {
  const carried = new Set(events?.versions.flatMap((version) => version.fields));
  const others = history === undefined ? Object.keys(fields).filter((name) => !carried.has(name)) : [];
  return ['updated_at', ...others, ...(COUNTERS[id] ?? [])];
}

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

function pastHistory(text: string, file = ''): string[] {
  return kept.flatMap((entity) =>
    writesOf(text, entity.table).flatMap(({ statement, columns }) => {
      if (UNTOLD[entity.id]?.includes(file.split(path.sep).join('/'))) return [];
      const allowed = quietColumns(entity);
      return columns?.every((name) => allowed.includes(name)) ? [] : [statement.slice(0, 120)];
    }),
  );
}

test('each such table is written by the kernel and own-writes.ts alone', () => {
  expect(kept.length).toBeGreaterThan(0);
  const found = sources.flatMap((file) =>
    pastHistory(readFileSync(path.join(server, file), 'utf8'), file).map((statement) => `${file}: ${statement}`),
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
  ['update support_ticket set status = $1 where id = $2', 1],
  ['update customer_user set last_login_at = now() where id = $1', 0],
])('%s is seen', (text, count) => {
  expect(pastHistory(`query({ text: \`${text}\` })`)).toHaveLength(count);
});
