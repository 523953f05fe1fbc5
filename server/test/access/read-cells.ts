/** Lists and details: exactly the rows that are the caller's, whatever he filters, sorts or searches by. */
import type { Answer } from './client.ts';
import { callers, oneOfEachRole } from './callers.ts';
import { relationOf } from './creations.ts';
import { decisions } from './decisions.ts';
import { companyWords, type Fixture, type FixtureRow, MISSING_ID } from './fixture.ts';
import { type Cell, parsed, refusal, statusOn } from './judge.ts';
import { tableOf } from './rows.ts';
import { type Caller, covers, roleMay } from './vocabulary.ts';

/** What the matrix must know of an entity to address it; no word of who may. */
export interface Address {
  entity: string;
  path: string;
  /** Whether its list takes the filter `q`. */
  searchable: boolean;
}

/** What can't be the id of any row: the same 404 for everybody, before it is asked who he is. */
export const ODD_IDS = ['0', '-1', '99999999999999999999', 'text', '1e3', '1%20or%201=1', '%2e%2e'];

export function listCells(fixture: Fixture, address: Address): Cell[] {
  return callers.flatMap((caller) => listCellsOf(fixture, address, caller));
}

function listCellsOf(fixture: Fixture, { entity, path, searchable }: Address, caller: Caller): Cell[] {
  const rows = fixture.of(tableOf(entity));
  const permits = decisions[entity]?.list;
  const cell = (target: string, query: object, inspect?: Cell['inspect']): Cell => {
    const parameters = Object.entries({ range: [0, 99], ...query }).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    const status = roleMay(permits, caller) ? 200 : refusal(caller);
    return {
      operation: `${entity}.list`,
      caller,
      target,
      method: 'GET',
      path: `${path}?${parameters.join('&')}`,
      status,
      ...(status === 200 && inspect && { inspect }),
    };
  };
  const visible = rows.filter((row) => covers(permits, caller, row));
  const hidden = rows.filter((row) => !covers(permits, caller, row));
  const all = cell('the list', {}, exactly(visible, path));
  if (all.status !== 200) return [all];
  const someHidden = hidden.length > 0 ? hidden.slice(0, 100).map(({ id }) => id) : [MISSING_ID];
  const [seen] = visible;
  return [
    { ...all, inspect: (answer) => [...exactly(visible, path)(answer), ...hiddenColumns(entity, caller)(answer)] },
    cell('rows not his by id', { filter: { id: someHidden } }, exactly([], path)),
    cell(
      'one of his among others',
      { filter: { id: [...someHidden, ...(seen ? [seen.id] : [])] } },
      exactly(seen ? [seen] : [], path),
    ),
    cell('the list from its end', { sort: ['id', 'DESC'] }, exactly(visible, path)),
    ...(searchable
      ? searches(caller, hidden).map((q) => cell(`a search for ${q}`, { filter: { q } }, within(visible)))
      : []),
    ...(searchable
      ? foreignWords(caller).map((q) => cell(`a search for ${q}`, { filter: { q } }, exactly([], path)))
      : []),
    ...hiddenFields(entity, caller).flatMap((field) => [
      { ...cell(`the list by ${field}`, { sort: [field, 'ASC'] }), status: 400 },
      { ...cell(`the list by ${field}`, { filter: { [field]: 1 } }), status: 400 },
    ]),
    { ...cell('the list of a company', { filter: { company_id: fixture.companyId('B') } }), status: 400 },
  ];
}

const hiddenFields = (entity: string, { role }: Caller): readonly string[] => decisions[entity]?.hides?.[role] ?? [];

/** Ids of rows that are not his: a search for a number finds rows by their id. */
const searches = (caller: Caller, hidden: FixtureRow[]): string[] =>
  [hidden.find((row) => row.company === caller.company), hidden.find((row) => row.company !== caller.company)].flatMap(
    (row) => (row ? [String(row.id)] : []),
  );

const foreignWords = (caller: Caller): string[] =>
  caller.role === 'superadmin'
    ? []
    : Object.entries(companyWords).flatMap(([company, word]) => (company === caller.company ? [] : [word]));

const idsOf = (answer: Answer): number[] => {
  const rows = parsed(answer.text);
  return Array.isArray(rows) ? rows.map(({ id }: { id: number }) => id) : [];
};

const inOrder = (ids: number[]): string => ids.toSorted((one, other) => one - other).join(' ');

/** The very rows, and a total that counts them and no others. */
const exactly =
  (rows: FixtureRow[], path: string) =>
  (answer: Answer): string[] => {
    const due = inOrder(rows.map(({ id }) => id));
    const got = inOrder(idsOf(answer));
    const range = rows.length > 0 ? `${path} 0-${rows.length - 1}/${rows.length}` : `${path} */0`;
    return [
      ...(got === due ? [] : [`expected the rows ${due || 'none'}, got ${got || 'none'}`]),
      ...(answer.contentRange === range ? [] : [`expected the range ${range}, got ${answer.contentRange}`]),
    ];
  };

/** No other rows than these, and a total that counts no others. */
const within =
  (rows: FixtureRow[]) =>
  (answer: Answer): string[] => {
    const known = new Set(rows.map(({ id }) => id));
    const ids = idsOf(answer);
    const others = ids.filter((id) => !known.has(id));
    return [
      ...(others.length > 0 ? [`got the rows ${others.join(' ')}`] : []),
      ...(answer.contentRange.endsWith(`/${ids.length}`) ? [] : [`the total tells more: ${answer.contentRange}`]),
    ];
  };

function hiddenColumns(entity: string, caller: Caller) {
  return (answer: Answer): string[] => {
    const body = parsed(answer.text);
    const rows = (Array.isArray(body) ? body : [body]) as object[];
    const shown = hiddenFields(entity, caller).filter((field) => rows.some((row) => Object.hasOwn(row, field)));
    return shown.map((field) => `the answer shows ${field}`);
  };
}

/** Rows at which single-row operations aim: the planted ones, and the caller's own where he is or holds one himself. */
export function targetsOf(fixture: Fixture, entity: string, caller: Caller): FixtureRow[] {
  const ofHimself = entity === 'customer_user' || entity === 'node_user_access';
  return fixture
    .of(tableOf(entity))
    .filter((row) => row.isTarget || (ofHimself && row.owner === caller.name))
    .map((row) => (row.isTarget ? row : { ...row, label: 'himself' }));
}

/** One row read: as it is, or a view of it (then the answer is no row). */
export function detailCells(fixture: Fixture, { entity, path }: Address, view?: string): Cell[] {
  const operation = view ?? 'detail';
  return callers.flatMap((caller) => {
    const cell = (target: string, id: number | string, status: number, inspect?: Cell['inspect']): Cell => ({
      operation: `${entity}.${operation}`,
      caller,
      target,
      method: 'GET',
      path: view ? `${path}/${id}/${view}` : `${path}/${id}`,
      status,
      ...(status === 200 && !view && inspect && { inspect }),
    });
    const missing = statusOn(entity, operation, caller, null);
    return [
      ...targetsOf(fixture, entity, caller).map((row) =>
        cell(relationOf(caller, row), row.id, statusOn(entity, operation, caller, row), (answer) => [
          ...((parsed(answer.text) as { id?: number }).id === row.id ? [] : ['the answer is another row']),
          ...hiddenColumns(entity, caller)(answer),
        ]),
      ),
      cell('missing', MISSING_ID, missing),
      cell('the greatest id', Number.MAX_SAFE_INTEGER, missing),
      ...(oneOfEachRole.includes(caller) ? ODD_IDS.map((id) => cell(`the id ${id}`, id, 404)) : []),
    ];
  });
}
