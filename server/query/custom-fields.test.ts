/** Added fields are found by a table of their values: under row-level security an index of jsonb would not be used. */
import { describe, expect, test } from 'vitest';
import { connectedOwner, servedWorld } from '../test/scenarios.ts';

const served = await servedWorld();
const owner = await connectedOwner(served.ownerUrl);

const QUESTION = `explain select id from customer_user where company_id = $1 and custom @> '{"1": 7}'`;

test('an index of jsonb leads the owner to rows, and nobody whom row-level security binds', async () => {
  const { companyA, database } = served.world;
  await owner.query(
    `insert into customer_user (company_id, full_name, email, custom)
      select $1, 'Person', 'person' || n || '@example.com', jsonb_build_object('1', n) from generate_series(1, 5000) n`,
    [companyA.id],
  );
  await owner.query('create index tried on customer_user using gin (custom jsonb_path_ops)');
  await owner.query('analyze customer_user');
  const { rows: asOwner } = await owner.query(QUESTION, [companyA.id]);
  expect(JSON.stringify(asOwner)).toContain('tried');
  const asApp = await database.statement('app', companyA.id, { text: QUESTION, values: [companyA.id] });
  expect(JSON.stringify(asApp)).not.toContain('tried');
});

describe('the table of values', () => {
  const value = (text: string) => `custom_value(${text}::jsonb)`;
  const question = (wanted: string) =>
    `explain select t.id from customer_user t where t.company_id = $1 and t.id in (
      select kept.record_id from customer_user_custom_value kept where kept.field_id = 1 and kept.value ${wanted})`;

  test('is compared by operators that are leakproof', async () => {
    const { rows } = await owner.query(
      `select distinct oprname::text as name from pg_operator join pg_proc on pg_proc.oid = oprcode
        where oprleft = 'double precision'::regtype and oprright = oprleft and oprname in ('=', '>=', '<=') and proleakproof order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['<=', '=', '>=']);
  });

  test.each([`= ${value("'7'")}`, `>= ${value("'4990'")}`, `= any(array[${value("'7'")}, ${value("'8'")}])`])(
    'leads whom row-level security binds to rows whose value is %s',
    async (wanted) => {
      const { companyA, database } = served.world;
      await owner.query('vacuum analyze customer_user_custom_value');
      const plan = await database.statement('app', companyA.id, { text: question(wanted), values: [companyA.id] });
      const lines = plan.map((line) => Object.values(line)[0]).join('\n');
      expect(lines).toMatch(
        /Index (Only )?Scan using customer_user_custom_value_pkey on customer_user_custom_value kept/,
      );
      expect(lines).toMatch(/Index Cond: .*value (=|>=)/);
      expect(lines).not.toMatch(/Seq Scan on customer_user_custom_value/);
    },
  );

  test('follows each write in its transaction, and is of one company alone', async () => {
    const { companyA, companyB, database } = served.world;
    const as = (company: number, text: string) => database.statement('app', company, { text, values: [] });
    const kept = async (company: number) =>
      (
        await as(
          company,
          'select field_id::int as f, value as v from customer_user_custom_value where field_id > 6 order by 1, 2',
        )
      ).map((row) => Object.values(row));
    await as(
      companyB.id,
      `insert into customer_user (company_id, full_name, email, custom)
        values (${companyB.id}, 'Kept', 'kept@example.com', '{"7": 1.5, "8": ["a", "b", "a"], "9": "2026-01-02", "10": true}')`,
    );
    const before = await kept(companyB.id);
    expect(before.map(([field]) => field)).toEqual([7, 8, 8, 9, 10]);
    expect(before.filter(([field]) => field !== 8)).toEqual([
      [7, 1.5],
      [9, 20260102],
      [10, 1],
    ]);
    expect(await kept(companyA.id)).toEqual([]);
    const change = (to: string) =>
      as(companyB.id, `update customer_user set custom = '${to}' where full_name = 'Kept'`);
    await change('{"7": -2, "8": ["b"], "10": true}');
    expect(await kept(companyB.id)).toEqual([
      [7, -2],
      [8, expect.any(Number)],
      [10, 1],
    ]);
    await change('{}');
    expect(await kept(companyB.id)).toEqual([]);
    await change('{"7": 3}');
    await as(companyB.id, `delete from customer_user where full_name = 'Kept'`);
    expect(await kept(companyB.id)).toEqual([]);
  });
});
