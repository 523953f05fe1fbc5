/** Names of rows that take more than what stands in them: words of choices, names of others, words of the language. */
import { expect, test } from 'vitest';
import type { RaRecord } from 'ra-core';
import type { DataProvider } from 'ra-core';
import { codeFinding, groupNode, nodeLinkList } from '../generated/resources.ts';
import { withReferredRows } from '../providers/referred-rows.ts';
import { nameRow } from './use-record-label.ts';

const TEXTS: Record<string, string> = {
  'resources.nodelinklists.label': 'Links von %{node_id}',
  'enums.code_finding.kind.silent': 'Verstummt',
  'enums.group_node.kind.survey': 'Umfrage',
};
const reader = { locale: 'de', translate: (key: string) => TEXTS[key] ?? key };

test.each([
  [codeFinding, { id: 3, kind: 'silent', code: '7K2MNPQRS' }, 'Verstummt · 7K2MNPQRS'],
  [codeFinding, { id: 3, kind: 'silent', code: null }, 'Verstummt'],
  [groupNode, { id: 4, node_name: 'Terrasse', kind: 'survey' }, 'Terrasse · Umfrage'],
  [nodeLinkList, { id: 5, node_id: 12 }, 'Links von #12'],
])('%#', (entity, row, name) => {
  expect(nameRow(entity, row, reader)).toBe(name);
});

/** Answers reads with rows that name a unit, and tells what of units was asked for. */
function providerOf(units: RaRecord[]) {
  const asked: unknown[] = [];
  const rows = [
    { id: 5, node_id: 12 },
    { id: 6, node_id: 12 },
    { id: 7, node_id: 13 },
  ];
  const provider = {
    getList: async () => ({ data: rows, total: rows.length }),
    getOne: async () => ({ data: rows[0] }),
    getMany: async (resource: string, { ids, meta }: { ids: unknown[]; meta: object }) => {
      asked.push({ resource, ids, meta });
      return { data: units };
    },
    getManyReference: async () => ({ data: [], total: 0 }),
    create: async () => ({ data: rows[0] }),
    update: async () => ({ data: rows[0] }),
  } as unknown as DataProvider;
  const referred = { node_id: { resource: 'units', fields: ['name'] } };
  const whole = withReferredRows(provider, (resource) => (resource === nodeLinkList.route ? referred : {}));
  return { asked, provider: whole };
}

const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };

test('what rows are named by is read once for all of them, and out of sight leaves the id', async () => {
  const { asked, provider } = providerOf([{ id: 12, name: 'Terrasse' }]);
  const { data } = await provider.getList(nodeLinkList.route, page);
  expect(asked).toEqual([{ resource: 'units', ids: [12, 13], meta: { fields: ['name'] } }]);
  expect(data.map((row) => nameRow(nodeLinkList, row, reader))).toEqual([
    'Links von Terrasse #12',
    'Links von Terrasse #12',
    'Links von #13',
  ]);
  const { data: one } = await provider.getOne(nodeLinkList.route, { id: 5 });
  expect(nameRow(nodeLinkList, one, reader)).toBe('Links von Terrasse #12');
});

test('rows that are named by themselves are read as before', async () => {
  const { asked, provider } = providerOf([]);
  const { data } = await provider.getList(codeFinding.route, page);
  expect({ asked, keys: Object.keys(data[0] ?? {}) }).toEqual({ asked: [], keys: ['id', 'node_id'] });
});
