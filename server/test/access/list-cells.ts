/** Lists: exactly the rows that are the caller's, whatever he filters, sorts or searches by. */
import type { Address } from './address.ts';
import type { Answer } from './client.ts';
import { decisions } from './decisions.ts';
import { companyWords, type Fixture, type FixtureRow, MISSING_ID } from './fixture.ts';
import { hiddenFields, shownAllTheSame } from './hidden-fields.ts';
import { type Cell, parsed, refusal } from './judge.ts';
import { tableOf } from './rows.ts';
import { type Caller, covers, roleMay } from './vocabulary.ts';

export function listCells(fixture: Fixture, address: Address): Cell[] {
  return fixture.callers.flatMap((caller) => {
    const ask = asker(address, caller);
    const permits = decisions[address.entity]?.list;
    if (!roleMay(permits, caller)) return [{ ...ask('the list', {}), status: refusal(caller) }];
    const rows = fixture.of(tableOf(address.entity));
    const seen: Seen = {
      visible: rows.filter((row) => covers(permits, caller, row)),
      hidden: rows.filter((row) => !covers(permits, caller, row)),
    };
    const foreignCompany = { filter: { company_id: fixture.companyId('B') } };
    return [
      ...pages(address, ask, seen, shownAllTheSame(address.entity, caller)),
      ...(address.searchable ? searches(address, ask, seen, caller) : []),
      ...byHiddenFields(address, ask, caller),
      { ...ask('the list of a company', foreignCompany), status: 400 },
    ];
  });
}

interface Seen {
  visible: FixtureRow[];
  hidden: FixtureRow[];
}

type Inspect = (answer: Answer) => string[];
type Ask = (target: string, query: object, inspect?: Inspect) => Cell;

const asker =
  ({ entity, path }: Address, caller: Caller): Ask =>
  (target, query, inspect) => {
    const parameters = Object.entries({ range: [0, 99], ...query }).map(
      ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    const asked = `${path}?${parameters.join('&')}`;
    const cell: Cell = { operation: `${entity}.list`, caller, target, method: 'GET', path: asked, status: 200 };
    return inspect ? { ...cell, inspect } : cell;
  };

function pages({ path }: Address, ask: Ask, { visible, hidden }: Seen, columns: Inspect): Cell[] {
  const others = hidden.length > 0 ? hidden.slice(0, 100).map(({ id }) => id) : [MISSING_ID];
  const one = visible.slice(0, 1);
  const amongOthers = { filter: { id: [...others, ...one.map(({ id }) => id)] } };
  return [
    ask('the list', {}, (answer) => [...exactly(visible, path)(answer), ...columns(answer)]),
    ask('rows not his by id', { filter: { id: others } }, exactly([], path)),
    ask('one of his among others', amongOthers, exactly(one, path)),
    ask('the list from its end', { sort: ['id', 'DESC'] }, exactly(visible, path)),
  ];
}

/** By foreign words, and by foreign ids: a search for a number finds rows by their id. */
function searches({ path }: Address, ask: Ask, { visible, hidden }: Seen, caller: Caller): Cell[] {
  const search = (q: string, inspect: Inspect): Cell => ask(`a search for ${q}`, { filter: { q } }, inspect);
  const words = Object.entries(companyWords).flatMap(([company, word]) =>
    caller.role === 'superadmin' || company === caller.company ? [] : [word],
  );
  const ids = [
    hidden.find((row) => row.company === caller.company),
    hidden.find((row) => row.company !== caller.company),
  ].flatMap((row) => (row ? [String(row.id)] : []));
  return [...words.map((q) => search(q, exactly([], path))), ...ids.map((q) => search(q, within(visible)))];
}

/** The order and the number of rows would tell what the rows themselves don't. */
const byHiddenFields = ({ entity }: Address, ask: Ask, caller: Caller): Cell[] =>
  hiddenFields(entity, caller).flatMap((field) => [
    { ...ask(`the list by ${field}`, { sort: [field, 'ASC'] }), status: 400 },
    { ...ask(`the list by ${field}`, { filter: { [field]: 1 } }), status: 400 },
  ]);

const idsOf = (answer: Answer): number[] => {
  const rows = parsed(answer.text);
  return Array.isArray(rows) ? rows.map(({ id }: { id: number }) => id) : [];
};

const inOrder = (ids: number[]): string => ids.toSorted((one, other) => one - other).join(' ');

/** The very rows, and a total that counts them and no others. */
const exactly =
  (rows: FixtureRow[], path: string): Inspect =>
  (answer) => {
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
  (rows: FixtureRow[]): Inspect =>
  (answer) => {
    const known = new Set(rows.map(({ id }) => id));
    const ids = idsOf(answer);
    const others = ids.filter((id) => !known.has(id));
    return [
      ...(others.length > 0 ? [`got the rows ${others.join(' ')}`] : []),
      ...(answer.contentRange.endsWith(`/${ids.length}`) ? [] : [`the total tells more: ${answer.contentRange}`]),
    ];
  };
