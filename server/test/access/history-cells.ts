/** The history of a row: read by whom its detail is, brought back by whom it is changed. */
import { descriptors } from '../../generated/index.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { Address } from './address.ts';
import { relationOf } from './creations.ts';
import { type Fixture, MISSING_ID } from './fixture.ts';
import { type Cell, statusOn } from './judge.ts';
import { targetsOf } from './row-cells.ts';

const OF_ROWS = ['history', 'restore', 'undo'];
const OF_THE_BIN = ['deleted', 'restore_deleted'];

const historyOf = (entity: string): EntityDescriptor['history'] =>
  (descriptors[entity] satisfies EntityDescriptor | undefined)?.history;

export function historyOperationsOf(entity: string): string[] {
  const history = historyOf(entity);
  return history === undefined ? [] : [...OF_ROWS, ...(history.bin ? OF_THE_BIN : [])];
}

/** Whoever deletes reads the bin, whoever creates asks it for a row that is not there. */
export function binCells(fixture: Fixture, { entity, path }: Address): Cell[] {
  if (!historyOf(entity)?.bin) return [];
  return fixture.callers.flatMap((caller): Cell[] => {
    const allowed = (action: string): number => {
      const status = statusOn(entity, action, caller, null);
      return status === 401 || status === 403 ? status : 200;
    };
    const created = allowed('create');
    return [
      {
        caller,
        target: 'bin',
        operation: `${entity}.deleted`,
        method: 'GET',
        path: `${path}/deleted`,
        status: allowed('delete'),
      },
      {
        caller,
        target: 'bin',
        operation: `${entity}.restore_deleted`,
        method: 'POST',
        path: `${path}/deleted/${MISSING_ID}/restore`,
        body: {},
        status: created === 200 ? NOT_FOUND : created,
      },
    ];
  });
}

export const keepsHistory = (entity: string): boolean => historyOf(entity) !== undefined;

const NOT_FOUND = 404;
const CONFLICT = 409;

/** Who may change the row asks for a version that is not there, and to undo what nobody did. */
export function historyCells(fixture: Fixture, { entity, path }: Address): Cell[] {
  return fixture.callers.flatMap((caller) => {
    const rows = [
      ...targetsOf(fixture, entity, caller).map((row) => ({ row, id: row.id })),
      { row: null, id: MISSING_ID },
    ];
    return rows.flatMap(({ row, id }): Cell[] => {
      const target = row === null ? 'missing' : relationOf(caller, row);
      const patched = statusOn(entity, 'patch', caller, row);
      const refused = (status: number): number => (patched === 200 ? status : patched);
      const post = { caller, target, method: 'POST' as const };
      return [
        {
          caller,
          target,
          operation: `${entity}.history`,
          method: 'GET',
          path: `${path}/${id}/history`,
          status: statusOn(entity, 'detail', caller, row),
        },
        {
          ...post,
          operation: `${entity}.restore`,
          path: `${path}/${id}/restore`,
          body: { version: MISSING_ID },
          status: refused(NOT_FOUND),
        },
        {
          ...post,
          operation: `${entity}.undo`,
          path: `${path}/${id}/undo`,
          body: { updated_at: '2020-01-01T00:00:00Z' },
          status: refused(CONFLICT),
          ...(patched === 200 && { code: 'row_changed' }),
        },
      ];
    });
  });
}
