import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMigrationFiles } from '../../../shared/contract/migration-files.ts';
import { FITTING_CASES } from '../test/fitting-cases.ts';
import { fixtureModel, migrationFolder } from '../test/fixture.ts';
import { SAFE_CASES } from '../test/safe-cases.ts';
import { UNFIT_CASES } from '../test/unfit-cases.ts';
import { nextNames, writeMigration } from '../folder.ts';
import { lintMigrations } from './lint.ts';

const CASES: [what: string, kind: string, text: string, message: string][] = [
  ['index', 'expand', 'create index item_name_idx on item (name);', 'create it concurrently'],
  ['index in a transaction', 'expand', 'create index concurrently a on item (name);', 'is a "-- step: concurrently"'],
  ['index that goes', 'contract', 'drop index item_name_idx;', 'dropped concurrently'],
  ['required column', 'expand', 'alter table item add size bigint not null;', 'have no value in item.size'],
  [
    'volatile default',
    'expand',
    'alter table item add code uuid default gen_random_uuid();',
    'written anew for the default',
  ],
  [
    'computed column',
    'expand',
    'alter table item add a text generated always as (lower(name)) stored;',
    'written anew for item.a',
  ],
  ['numbers', 'expand', 'alter table item add number bigserial;', 'written anew for item.number'],
  ['check with a column', 'expand', 'alter table item add size bigint check (size > 0);', 'add it by itself'],
  ['check', 'expand', 'alter table item add constraint c check (size > 0);', 'add it not valid'],
  ['reference', 'expand', 'alter table item add constraint c foreign key (a) references b (id);', 'add it not valid'],
  ['unique', 'expand', 'alter table item add constraint c unique (name);', 'using it'],
  ['not null without proof', 'contract', 'alter table item alter name set not null;', 'under a lock'],
  ['not null that old servers break', 'expand', 'alter table item alter name set not null;', 'in a contract'],
  ['type', 'contract', 'alter table item alter size type numeric;', 'add a column, fill it'],
  ['column that goes early', 'expand', 'alter table item drop column name;', 'goes in a contract'],
  ['table that goes early', 'backfill', 'drop table item;', 'goes in a contract'],
  ['other name', 'expand', 'alter table item rename column name to title;', 'used by old servers'],
  ['rows at once', 'contract', `update item set name = '';`, 'batches of item'],
  ['deleted rows at once', 'expand', 'delete from item;', 'batches of item'],
  ['copied rows at once', 'backfill', 'insert into box select * from item;', 'batches of" that one'],
  [
    'two tables at once',
    'expand',
    'alter table item add a text; alter table box add a text;',
    'locks item and box at once',
  ],
  [
    'policies of two tables',
    'expand',
    'drop policy p on item; create policy q on box using (true);',
    'locks item and box',
  ],
  ['trigger beside another table', 'contract', 'drop trigger a on item; alter table box drop b;', 'locks item and box'],
  [
    'a look at rows under a lock',
    'expand',
    'alter table item add a text; alter table item validate constraint c;',
    'make a step of each',
  ],
  ['block', 'expand', 'do $$ begin execute $q$drop table item$q$; end $$;', 'only "-- step: reads"'],
  ['truncate', 'contract', 'truncate item;', 'Truncate is not known to be quick'],
  ['cluster', 'contract', 'alter table item cluster on a;', 'ClusterOn of item is not known'],
  ['no SQL', 'expand', 'alter tabel item;', 'syntax error'],
];

test.each(CASES)('%s (%s) is refused', async (_, kind, text, message) => {
  const file = { name: `0002_some.${kind}`, text: `-- step\n${text}\n`, checksum: '' };
  expect(await lintMigrations([file])).toEqual([
    expect.stringMatching(new RegExp(`^server/migrations/0002_some.${kind}.sql, line 1: .*${escaped(message)}`, 's')),
  ]);
});

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const ALLOWED = `-- step
create table box (id bigint primary key);
create index box_id_idx on box (id);
alter table box add column a text not null;
-- step
alter table item add column size bigint not null default 1, add at timestamptz default now();
alter table item add constraint c check (size > 0) not valid;
-- step
alter table item validate constraint c;
-- step
alter table item add constraint d foreign key (size) references box (id) not valid;
-- step: concurrently
create unique index concurrently item_name_key on item (name);
-- step
alter table item add constraint item_name_key unique using index item_name_key;
-- step: batches of item
update item set size = 2 where in_batch(item);
-- step: reads item
do $$ begin perform count(*) from item; end $$;
-- step
grant select on item to public;
`;

test('what is quick, and what is new, is let through', async () => {
  expect(await lintMigrations([{ name: '0002_some.expand', text: ALLOWED, checksum: '' }])).toEqual([]);
});

let folder: ReturnType<typeof migrationFolder>;
beforeEach(() => {
  folder = migrationFolder();
});
afterEach(() => folder.remove());

test.each([...SAFE_CASES, ...FITTING_CASES, ...UNFIT_CASES])(
  'what is written for it is let through: $what',
  async (one) => {
    const first = folder.plan(fixtureModel(...one.before));
    writeMigration(folder.directory, nextNames(folder.directory, 'first', first), first);
    folder.follow(first);
    const plan = folder.plan(fixtureModel(...one.after), one.droppedTables);
    writeMigration(folder.directory, nextNames(folder.directory, 'second', plan), plan);
    expect(await lintMigrations(readMigrationFiles(folder.directory))).toEqual([]);
  },
);
