/** An import of units by everybody: into each organization that there is, one that there is not, and applied for once. */
import { planTakeBack } from '../../modules/organizations/imports/take-back/plan.ts';
import type { Tree } from '../../modules/organizations/imports/tree.ts';
import type { Try } from './calls.ts';
import type { Answer } from './client.ts';
import { type Fixture, MISSING_ID, type Site } from './fixture.ts';
import { parsed } from './judge.ts';
import { makeImport } from './rows-of-company.ts';
import { freshUnit } from './rows-of-units.ts';
import type { Caller } from './vocabulary.ts';

const path = (id: number, query = ''): string => `companyorganization/${id}/import_units${query}`;

const file = (name: string) => ({
  method: 'POST',
  headers: { 'content-type': 'text/csv' },
  body: Buffer.from(`external_id,name\n,${name}\n`),
});

export function importTries(fixture: Fixture, caller: Caller) {
  const organizations = fixture.of('organization').map((row) => {
    const isOwn = row.company === caller.company && !row.traits?.includes('deleted');
    const target = `organization of ${row.company}${row.label}`;
    return { ...file('New'), path: path(row.id), target, status: isOwn ? 200 : 404, inspect: isOwn ? isDryRun : none };
  });
  return [...organizations, { ...file('New'), path: path(MISSING_ID), target: 'a missing organization', status: 404 }];
}

const none = () => [];

const isDryRun = ({ text }: Answer): string[] =>
  (parsed(text) as { applied?: boolean }).applied === false ? [] : ['the answer is no dry run'];

/** An import of one unit, which nobody has touched since; the plan by which it is taken back. */
async function freshImport(fixture: Fixture, company: 'A' | 'B'): Promise<{ id: number; plan: string }> {
  const site: Site = { company, place: 'reach' };
  const unit = await freshUnit(fixture, site);
  const id = await makeImport(fixture, company);
  await fixture.query(
    `insert into unit_import_change (company_id, unit_import_id, node_id, kind, later)
      select company_id, $1, id, 'add', jsonb_build_object('parent_id', parent_id, 'external_id', external_id,
        'name', name, 'type', type, 'color', color)
      from node where id = $2`,
    [id, unit],
  );
  const tree: Tree = { organizationId: 0, units: [], deleted: new Map(), deletedIds: new Set() };
  const { hash } = planTakeBack([{ id: unit, reasons: [] }], [], tree);
  return { id, plan: hash ?? '' };
}

type Imported = { id: number; plan: string };

/** On an import of the own company, on one of the other, and on one that there is not. */
const onImports =
  (call: (one: Imported) => Pick<Try, 'method' | 'path'> & { body?: object }) =>
  async (fixture: Fixture, caller: Caller): Promise<Try[]> => {
    const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
    return [
      { target: 'own', ...call(await freshImport(fixture, own)), status: 200 },
      { target: 'foreign', ...call(await freshImport(fixture, foreign)), status: 404 },
      { target: 'missing', ...call({ id: MISSING_ID, plan: 'none' }), status: 404 },
    ];
  };

export const takeBackTries = {
  'unit_import.check_take_back': onImports(({ id }) => ({ method: 'GET', path: `unitimports/${id}/check_take_back` })),
  'unit_import.take_back': onImports(({ id, plan }) => ({
    method: 'POST',
    path: `unitimports/${id}/take_back`,
    body: { plan },
  })),
  'unit_import.restore': onImports(({ id }) => ({ method: 'POST', path: `unitimports/${id}/restore` })),
};
