/** Answers that are stored together: each gets its own rows, and one that fails costs the others nothing. */
import { expect, test } from 'vitest';
import type { RepeatedStatement } from '../../access/database.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { createGroupCommit, type GroupedStatement } from './group-commit.ts';

const served = await servedWorld();
let asked: { companyId: number | null; executions: number }[];

/** The real database; what is sent to it is counted. */
function counted() {
  asked = [];
  return createGroupCommit({
    repeated: (role, companyId, statement: RepeatedStatement) => {
      asked.push({ companyId, executions: statement.values.length });
      return served.database.repeated(role, companyId, statement);
    },
  });
}
const divide = (by: number): GroupedStatement => ({
  name: 'divide',
  text: `select 100 / $1::int as n, current_company_id()::text as company`,
  values: [by],
});
const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

test('the first go at once, those that come meanwhile go together, each with its own rows', async () => {
  const store = counted();
  const rows = await Promise.all(range(60).map((by) => store(7, divide(by))));
  expect(rows).toEqual(range(60).map((by) => [{ n: Math.trunc(100 / by), company: '7' }]));
  expect(asked.slice(0, 4).map(({ executions }) => executions)).toEqual([1, 1, 1, 1]);
  expect(asked.length).toBeLessThan(12);
  expect(asked.reduce((sum, { executions }) => sum + executions, 0)).toBe(60);
});

test('companies never share a transaction, and one that pours in leaves the others their turn', async () => {
  const store = counted();
  const many = range(200).map((by) => store(1, divide(by)));
  const [one] = await store<{ company: string }>(2, divide(1));
  expect(one?.company).toBe('2');
  expect(asked.findIndex(({ companyId }) => companyId === 2)).toBeLessThan(8);
  const rows = await Promise.all(many);
  expect(new Set(rows.flat().map((row) => ('company' in row ? row.company : '')))).toEqual(new Set(['1']));
});

test('one that fails is told so, and the others of its transaction are stored', async () => {
  const store = counted();
  const settled = await Promise.allSettled([1, 1, 1, 1, 5, 0, 4].map((by) => store(7, divide(by))));
  expect(settled.map(({ status }) => status)).toEqual(range(7).map((at) => (at === 6 ? 'rejected' : 'fulfilled')));
  expect(settled.at(-1)).toMatchObject({ value: [{ n: 25 }] });
});

test('a database that is away is told to each of them, once', async () => {
  let tries = 0;
  const store = createGroupCommit({
    repeated: async () => {
      tries += 1;
      await Promise.resolve();
      throw new Error('Connection terminated');
    },
  });
  const settled = await Promise.allSettled(range(20).map((by) => store(7, divide(by))));
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
  expect(tries).toBe(5);
});
