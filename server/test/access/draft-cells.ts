/** Drafts of a row: for whom changes it, and for nobody else. None is saved, so that the rows stay as they were planted. */
import { descriptors } from '../../generated/index.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import type { Address } from './address.ts';
import { patchBodyOf } from './bodies.ts';
import { relationOf } from './creations.ts';
import { type Fixture, MISSING_ID } from './fixture.ts';
import { type Cell, statusOn } from './judge.ts';
import { targetsOf } from './row-cells.ts';

const OPERATIONS = ['draft', 'save_draft', 'discard_draft', 'publish_draft', 'schedule_draft', 'revert_draft'];

export const hasDrafts = (entity: string): boolean =>
  (descriptors[entity] satisfies EntityDescriptor | undefined)?.draft !== undefined;

const canBeTried = (entity: string): boolean =>
  (descriptors[entity] satisfies EntityDescriptor | undefined)?.pilots !== undefined;

export const draftOperationsOf = (entity: string): string[] =>
  hasDrafts(entity) ? [...OPERATIONS, ...(canBeTried(entity) ? ['try_draft'] : [])] : [];

const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/** Who may change the row saves nothing, and does all else to a draft that is not there. */
export function draftCells(fixture: Fixture, { entity, path }: Address): Cell[] {
  return fixture.callers.flatMap((caller) => {
    const rows = [
      ...targetsOf(fixture, entity, caller).map((row) => ({ row, id: row.id })),
      { row: null, id: MISSING_ID },
    ];
    const [some] = fixture.of(entity);
    return rows.flatMap(({ row, id }): Cell[] => {
      const seen = row ?? some;
      const changes = seen === undefined ? {} : patchBodyOf(fixture, entity, seen);
      const target = row === null ? 'missing' : relationOf(caller, row);
      const patched = statusOn(entity, 'patch', caller, row);
      const place = `${path}/${id}/draft`;
      const cell = (name: string, method: Cell['method'], at: string, status: number, body?: object): Cell => ({
        caller,
        target,
        operation: `${entity}.${name}`,
        method,
        path: at,
        ...(body && { body }),
        status: patched === 200 ? status : patched,
      });
      return [
        cell('draft', 'GET', place, 200),
        cell('save_draft', 'POST', place, BAD_REQUEST, { changes: patched === 200 ? {} : changes }),
        cell('discard_draft', 'DELETE', place, NOT_FOUND),
        cell('publish_draft', 'POST', `${place}/publish`, NOT_FOUND, {}),
        cell('schedule_draft', 'POST', `${place}/schedule`, NOT_FOUND, { publish_at: null }),
        cell('revert_draft', 'POST', `${place}/revert`, NOT_FOUND, {}),
        ...(canBeTried(entity) ? [cell('try_draft', 'POST', `${place}/pilots`, NOT_FOUND, { pilots: [] })] : []),
      ];
    });
  });
}
