/** A project whose rows say by another column whose they are: everything that is printed follows its config. */
import { expect, test } from 'vitest';
import own from '../feedtree.config.ts';
import { buildModel } from './build-model.ts';
import { check } from './check.ts';
import { bodySchemas } from './emit/schemas.ts';
import { planMigration } from './migrate/plan.ts';
import { EMPTY_SNAPSHOT } from './migrate/snapshot.ts';
import { loadGood } from './test/project.ts';

const OWNER = { type: 'object', 'x-label': '{name}', 'x-operations': [], 'x-access': {} };
const name = { type: 'string', maxLength: 20 };

async function checked(tenant: string) {
  const good = await loadGood();
  const schema = { $schema: '../dialect.schema.json', ...OWNER };
  const config = { ...own, tenant: { column: 'garage_id' } };
  const entities = [
    { ...schema, $id: 'garage', title: 'Garage', 'x-tenant': 'self', properties: { name } },
    {
      ...schema,
      $id: 'tool',
      title: 'Tool',
      'x-tenant': tenant,
      'x-operations': ['list'],
      'x-access': { list: [{ role: 'superadmin' }] },
      'x-list': { columns: ['name'], sort: ['name', 'asc'] },
      properties: { name: { ...name, 'x-db': { unique: 'platform' } } },
    },
  ].map((value) => ({ path: `schemas/shop/${value.$id}.schema.json`, value }));
  return check({ ...good, config, entities });
}

test('tables, keys, policies and directories have it, and so do rows that are shown across tenants', async () => {
  const { problems, input } = await checked('garage_id');
  expect(problems).toEqual([]);
  if (input === undefined) return;
  const model = buildModel(input);
  const plan = planMigration({ model, before: EMPTY_SNAPSHOT });
  expect(plan.problems).toEqual([]);
  const sql = plan.files.map(({ text }) => text('0001_initial')).join('');
  expect(sql).not.toContain('company_id bigint');
  expect(sql).toContain('primary key (garage_id, id)');
  expect(sql).toMatch(/using \(garage_id = \(select \w+\(\)\)\)/);
  expect(sql).toContain('insert into public.tool_name_directory (value, garage_id)');
  const tool = model.entities.find(({ id }) => id === 'tool');
  expect(tool && bodySchemas(tool).row).toMatchObject({ properties: { garage_id: { type: 'integer' } } });
});

test("another project's column is refused", async () => {
  const { problems } = await checked('company_id');
  expect(problems).toMatchObject([{ pointer: '/x-tenant', hint: 'Legal here: garage_id, global, self.' }]);
});
