/** What is wrong with a row of a file, as it is kept: told in the language of whoever reads it. */
import type { Problem } from '../../errors.ts';
import { CUSTOM, nameOfKey } from '../../query/custom-fields.ts';

export interface Fault {
  row: number;
  /** Null where it is of the whole row. */
  field: string | null;
  /** Where its texts are: of a field, or a problem's own. */
  of: 'fields' | 'problems';
  code: string;
  parameters?: Record<string, string | number>;
}

/** Of one row. */
const MAX_FAULTS = 10;

/** Each violation of a problem at its field, else the problem itself. */
export function faultsOf(row: number, { errors, code, parameters }: Problem): Fault[] {
  if (errors.length === 0) return [{ row, field: null, of: 'problems', code, parameters }];
  return errors.slice(0, MAX_FAULTS).map((error) => ({
    row,
    field: fieldAt(error.pointer),
    of: 'fields',
    code: error.code,
    ...(error.parameters && { parameters: error.parameters }),
  }));
}

/** A field that a tenant has added goes by its own name. */
function fieldAt(pointer: string): string | null {
  const [, name = '', key] = pointer.split('/');
  return name === CUSTOM && key ? nameOfKey(key) : name || null;
}
