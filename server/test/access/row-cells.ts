/** One row: read by whom it is visible to, and otherwise no different from one that is not there. */
import type { Address } from './address.ts';
import { oneOfEachRole } from './callers.ts';
import { relationOf } from './creations.ts';
import { type Fixture, type FixtureRow, MISSING_ID } from './fixture.ts';
import { shownAllTheSame } from './hidden-fields.ts';
import { type Cell, parsed, statusOn } from './judge.ts';
import { tableOf } from './rows.ts';
import type { Caller } from './vocabulary.ts';

/** What can't be the id of any row: no different from one that is missing, for whoever asks. */
export const ODD_IDS = ['0', '-1', '99999999999999999999', 'text', '1e3', '1%20or%201=1', '%2e%2e'];

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
  return fixture.callers.flatMap((caller) => {
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
          ...shownAllTheSame(entity, caller)(answer),
        ]),
      ),
      cell('missing', MISSING_ID, missing),
      cell('the greatest id', Number.MAX_SAFE_INTEGER, missing),
      ...(oneOfEachRole.includes(caller) ? ODD_IDS.map((id) => cell(`the id ${id}`, id, missing)) : []),
    ];
  });
}
