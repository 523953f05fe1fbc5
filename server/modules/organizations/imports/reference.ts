/** How a file names a unit: by its external id, or by `#` and its own id where that can't be. */
import { portableText } from '../../../../shared/csv/cell.ts';

export type Reference = { kind: 'none' } | { kind: 'unit'; id: number } | { kind: 'external'; id: string };

const UNIT_ID = /^#\s*(\d{1,15})$/;

/** What an id's cell refers to; null where it begins like a unit's id and is none. */
export function readReference(text: string): Reference | null {
  if (text === '') return { kind: 'none' };
  if (!text.startsWith('#')) return { kind: 'external', id: text };
  const [, id] = UNIT_ID.exec(text) ?? [];
  return id === undefined ? null : { kind: 'unit', id: Number(id) };
}

/** How an export names a unit: an external id that would not be read back as it is gives way to the unit's id. */
export const writeReference = (id: number, externalId: string | null): string =>
  externalId !== null && externalId !== '' && !externalId.startsWith('#') && portableText(externalId) === externalId
    ? externalId
    : `#${id}`;
