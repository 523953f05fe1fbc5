import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeUnusedPictures } from './unused-pictures.ts';
import { filesIn } from '../../test/media-world.ts';
import { connectedOwner, servedWorld } from '../../test/scenarios.ts';
import { insertRow } from '../../test/world.ts';
import { checkPictures } from './remove-unused-pictures.ts';

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);

const company = () => served.world.companyA.id;
const failures: unknown[] = [];
const parts = () => ({
  database: served.database,
  store: served.store,
  log: { error: (_message: string, { error }: { error: unknown }) => failures.push(error) },
});

beforeEach(async () => {
  failures.length = 0;
  await owner.query('delete from stored_file');
  await owner.query('update customer set pictures_checked_at = null');
  for (const file of await filesIn(served.folder)) await served.store.remove(file.replace(/^.*\/files\//, ''));
});

/** The job on another day. */
async function check(): Promise<void> {
  await owner.query('update customer set pictures_checked_at = null');
  await checkPictures(parts());
}
async function picture(companyId = company()): Promise<string> {
  const name = `${randomUUID()}.webp`;
  await served.store.put(`pictures/${name}`, Buffer.from(name), 'image/webp');
  await owner.query(
    "insert into stored_file (company_id, storage_key, purpose, byte_size, state) values ($1, $2, 'picture', 41, 'stored')",
    [companyId, `pictures/${name}`],
  );
  return name;
}
const unusedFor = (name: string, interval: string) =>
  owner.query('update stored_file set unused_since = now() - $2::interval where storage_key = $1', [
    `pictures/${name}`,
    interval,
  ]);
async function stateOf(name: string): Promise<'used' | 'marked' | 'gone' | 'torn'> {
  const { rows } = await owner.query<{ is_marked: boolean }>(
    'select unused_since is not null as is_marked from stored_file where storage_key = $1',
    [`pictures/${name}`],
  );
  const isStored = (await filesIn(served.folder)).some((file) => file.endsWith(name));
  if (isStored !== rows.length > 0) return 'torn';
  return rows[0] ? (rows[0].is_marked ? 'marked' : 'used') : 'gone';
}

/** Makes a place of use, and takes it back. */
type Use = (name: string) => Promise<() => Promise<unknown>>;
const set =
  (table: string, column: string, where: string, document: (name: string) => object): Use =>
  async (name) => {
    const { rows } = await owner.query<{ id: number; before: object | null }>(
      `select id, ${column} as before from ${table} where company_id = $1 and ${where} order by id limit 1`,
      [company()],
    );
    const [row] = rows;
    if (!row) throw new Error(`There is no ${table}.`);
    const write = (value: object | null) =>
      owner.query(`update ${table} set ${column} = $3 where company_id = $1 and id = $2`, [
        company(),
        row.id,
        value && JSON.stringify(value),
      ]);
    await write(document(name));
    return () => write(row.before);
  };
const add =
  (table: string, row: (name: string) => Record<string, unknown>): Use =>
  async (name) => {
    const id = await insertRow(served.world.database, company(), table, row(name));
    return () => owner.query(`delete from ${table} where company_id = $1 and id = $2`, [company(), id]);
  };
const logo = (name: string) => ({ theme: { logo: { file: name, alt: { en: 'Us' } } } });
const image = (name: string) => ({ pages: [{ questions: [{ id: 'a', image: { file: name } }] }] });

const places: [string, Use][] = [
  ['a draft', set('survey', 'draft', 'true', image)],
  ['a version of long ago', set('survey_version', 'document', 'true', logo)],
  [
    'a preview',
    add('survey_preview', (name) => ({
      user_id: served.world.principals['adminA']?.userId,
      document: JSON.stringify(logo(name)),
      expires_at: new Date(Date.now() + 60_000),
    })),
  ],
  ['a page of links', add('link_list_group', (name) => ({ name, document: JSON.stringify(logo(name)) }))],
  [
    'the links of a unit',
    add('node_link_list', (name) => ({
      node_id: served.world.companyA.nodes.room,
      document: JSON.stringify({ links: [], ...logo(name) }),
    })),
  ],
  ['a QR design of a group', add('qr_code_group', (name) => ({ name, design: JSON.stringify(logo(name)) }))],
  [
    'the design of a batch of marcs',
    async (name) => {
      const { rows } = await owner.query<{ id: number }>(
        `insert into marc_batch (company_id, kind, mark_count, design) values ($1, 'blank', 1, $2) returning id`,
        [company(), JSON.stringify(logo(name))],
      );
      return () => owner.query('delete from marc_batch where company_id = $1 and id = $2', [company(), rows[0]?.id]);
    },
  ],
  ['a QR design of a unit', set('node_qr_code', 'design', 'node_id is not null', logo)],
];

describe('a picture', () => {
  test.each(places)('that %s names stays, however long it was marked', async (_name, use) => {
    const name = await picture();
    const takeBack = await use(name);
    await unusedFor(name, '30 days');
    await check();
    expect(await stateOf(name)).toBe('used');
    await takeBack();
    await check();
    expect(await stateOf(name)).toBe('marked');
  });

  test('that nothing names goes after seven days and not before, with an entry in the log', async () => {
    const [early, late] = [await picture(), await picture()];
    await check();
    expect([await stateOf(early), await stateOf(late)]).toEqual(['marked', 'marked']);
    await unusedFor(early, '6 days 23 hours');
    await unusedFor(late, '7 days 1 minute');
    await check();
    expect([await stateOf(early), await stateOf(late)]).toEqual(['marked', 'gone']);
    const { rows } = await owner.query(
      "select actor_role, operation, changes from audit_entry where company_id = $1 and entity = 'stored_file' order by id desc limit 1",
      [company()],
    );
    expect(rows).toEqual([{ actor_role: 'system', operation: 'delete', changes: { purpose: 'picture', count: 1 } }]);
  });

  test('that is used again in between begins its seven days anew', async () => {
    const name = await picture();
    await check();
    await unusedFor(name, '8 days');
    const takeBack = await set('survey', 'draft', 'true', logo)(name);
    await check();
    await takeBack();
    await check();
    expect(await stateOf(name)).toBe('marked');
    const { rows } = await owner.query<{ is_new: boolean }>(
      "select unused_since > now() - interval '1 minute' as is_new from stored_file",
    );
    expect(rows).toEqual([{ is_new: true }]);
  });

  test('of which a crash removed the file alone is finished the next day', async () => {
    const name = await picture();
    await unusedFor(name, '8 days');
    await served.store.remove(`pictures/${name}`);
    expect(await stateOf(name)).toBe('torn');
    await check();
    expect(await stateOf(name)).toBe('gone');
  });

  test('whose file the store does not let go stays with its row, and the others go', async () => {
    const [held, other] = [await picture(), await picture()];
    for (const name of [held, other]) await unusedFor(name, '8 days');
    const remove = (key: string): Promise<void> =>
      key.includes(held) ? Promise.reject(new Error('away')) : served.store.remove(key);
    expect(await removeUnusedPictures({ ...parts(), store: { ...served.store, remove } }, company())).toBe(1);
    expect([await stateOf(held), await stateOf(other)]).toEqual(['marked', 'gone']);
    expect(failures).toHaveLength(1);
  });

  test('of another company that uses it is judged there, and what is on its way is left alone', async () => {
    const name = await picture(served.world.companyB.id);
    const takeBack = await set('survey', 'draft', 'true', logo)(name);
    await owner.query(
      "insert into stored_file (company_id, storage_key, purpose, byte_size) values ($1, 'pictures/on-its-way', 'picture', 1)",
      [company()],
    );
    await check();
    expect(await stateOf(name)).toBe('marked');
    const { rows } = await owner.query("select unused_since from stored_file where state = 'pending'");
    expect(rows).toEqual([{ unused_since: null }]);
    await takeBack();
  });
});

test('several servers share the companies, and each is looked at once a day', async () => {
  const names = [await picture(), await picture(served.world.companyB.id)];
  let scans = 0;
  const database = {
    ...served.database,
    statement: ((role, companyId, asked) => {
      if (asked.name === 'pictures_stored') scans += 1;
      return served.database.statement(role, companyId, asked);
    }) as typeof served.database.statement,
  };
  await Promise.all(Array.from({ length: 4 }, () => checkPictures({ ...parts(), database })));
  expect(scans).toBe(2);
  for (const name of names) expect(await stateOf(name)).toBe('marked');
  await checkPictures({ ...parts(), database });
  expect(scans).toBe(2);
});

test('ten thousand versions are looked through a few at a time, the newest first', async () => {
  await owner.query(
    `insert into survey_version (company_id, survey_id, number, document)
      select $1, (select id from survey where company_id = $1 order by id limit 1), 100 + n,
        jsonb_build_object('theme', jsonb_build_object('logo', jsonb_build_object('file', gen_random_uuid() || '.webp')))
      from generate_series(1, 10000) n`,
    [company()],
  );
  const [used, unused] = [await picture(), await picture()];
  const takeBack = await set('survey_version', 'document', 'number = 101', logo)(used);
  let largest = 0;
  const database = {
    ...served.database,
    statement: (async (role, companyId, asked) => {
      const rows = await served.database.statement(role, companyId, asked);
      if (asked.name?.startsWith('pictures_in_')) largest = Math.max(largest, rows.length);
      return rows;
    }) as typeof served.database.statement,
  };
  await removeUnusedPictures({ ...parts(), database }, company());
  expect([await stateOf(used), await stateOf(unused)]).toEqual(['used', 'marked']);
  expect(largest).toBe(50);
  await takeBack();
  await owner.query('delete from survey_version where number > 100');
});
