/** Which unit each row is, and below which it shall be. Units of the tree go by their ids, new ones by negative numbers. */
import { portableText } from '../../../../shared/csv/cell.ts';
import type { Violation } from './violation.ts';
import { readReference } from './reference.ts';
import type { Tree, TreeUnit } from './tree.ts';
import type { UnitRow } from './unit-rows.ts';

/** A unit's id, or a negative number for one that is not there yet. */
export type Key = number;

export interface ResolvedRow extends UnitRow {
  key: Key;
  /** Absent: the row is a new unit. */
  unit?: TreeUnit;
  /** Null: at the top. Undefined: where it is, and a new one at the top. */
  parent: Key | null | undefined;
}

export interface Resolved {
  rows: ResolvedRow[];
  violations: Violation[];
}

interface Known {
  byId: ReadonlyMap<number, TreeUnit>;
  byExternalId: ReadonlyMap<string, TreeUnit>;
  deletedIds: Tree['deletedIds'];
}

/** Rows with a violation are among the resolved ones only where others may still refer to them. */
export function resolveRows(rows: readonly UnitRow[], { units, deletedIds }: Tree): Resolved {
  const known: Known = {
    byId: new Map(units.map((unit) => [unit.id, unit])),
    byExternalId: new Map(units.flatMap((unit) => (unit.external_id === null ? [] : [[unit.external_id, unit]]))),
    deletedIds,
  };
  const violations: Violation[] = [];
  const found = rows.flatMap((row, at) => findUnit(row, -1 - at, known, violations));
  const named = found.filter(isFirstOf(violations));
  const keys = new Map(named.flatMap(({ unit, key, values }) => (unit ? [] : [[values.external_id ?? '', key]])));
  const resolved = named.map((row) => ({ ...row, parent: findParent(row, known, keys, violations) }));
  return { rows: resolved, violations };
}

type FoundRow = Omit<ResolvedRow, 'parent'>;

function findUnit(
  row: UnitRow,
  newKey: Key,
  { byId, byExternalId, deletedIds }: Known,
  violations: Violation[],
): FoundRow[] {
  const { external_id: text = '', name } = row.values;
  const refuse = (code: string): FoundRow[] => {
    violations.push({ row: row.row, column: 'external_id', code, parameters: { id: text } });
    return [];
  };
  const reference = readReference(text);
  if (!reference) return refuse('unknown_unit');
  const unit = reference.kind === 'unit' ? byId.get(reference.id) : byExternalId.get(text);
  if (name === '' && !(unit && portableText(unit.name) === ''))
    violations.push({ row: row.row, column: 'name', code: 'required' });
  if (unit) return [{ ...row, key: unit.id, unit }];
  if (reference.kind === 'unit') return refuse('unknown_unit');
  const isOfDeleted = reference.kind === 'external' && deletedIds.has(reference.id);
  return isOfDeleted ? refuse('id_of_deleted_unit') : [{ ...row, key: newKey }];
}

/** One row a unit: a second one is a violation, also where it names the unit in the other way. */
function isFirstOf(violations: Violation[]): (row: FoundRow) => boolean {
  const first = new Map<string, number>();
  return ({ row, unit, values }) => {
    const id = values.external_id ?? '';
    if (!unit && id === '') return true;
    const name = unit ? `#${unit.id}` : id;
    const before = first.get(name);
    if (before === undefined) first.set(name, row);
    else violations.push({ row, column: 'external_id', code: 'repeated_id', parameters: { row: before } });
    return before === undefined;
  };
}

function findParent(row: FoundRow, known: Known, newKeys: ReadonlyMap<string, Key>, violations: Violation[]) {
  const { parent_external_id: text } = row.values;
  if (text === undefined) return undefined;
  const reference = readReference(text);
  if (reference?.kind === 'none') return null;
  const parent =
    reference?.kind === 'external'
      ? (known.byExternalId.get(reference.id)?.id ?? newKeys.get(reference.id))
      : reference && known.byId.get(reference.id)?.id;
  const refuse = (code: string): undefined => {
    violations.push({ row: row.row, column: 'parent_external_id', code, parameters: { id: text } });
  };
  if (parent === undefined || parent === null) return refuse('unknown_parent');
  return parent === row.key ? refuse('own_parent') : parent;
}
