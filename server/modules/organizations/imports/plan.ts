/** What an import would do, out of the file's rows and the tree as it is. Pure: the same two give the same plan. */
import { createHash } from 'node:crypto';
import { portableText } from '../../../../shared/csv/cell.ts';
import { columns } from './columns.ts';
import { type CustomChange, type CustomValues, type ReadCustom, readNoCustom } from './custom.ts';
import { byPlace, type Violation } from './violation.ts';
import { type Key, type ResolvedRow, resolveRows } from './resolve.ts';
import { isPlaced, type Parents, parentsAfter, shapeViolations, shapeOf } from './shape.ts';
import type { Tree } from './tree.ts';
import type { UnitRows } from './unit-rows.ts';

/** A new unit. */
export interface Addition {
  row: number;
  key: Key;
  parent: Key | null;
  /** Of the new unit, the top being 1. */
  level: number;
  external_id: string | null;
  name: string;
  type: string;
  /** Absent: as the unit's schema has it. */
  color?: string;
  /** Absent: none. */
  custom?: CustomValues;
}

const changeable = ['name', 'type', 'color'] as const;
type Text = (typeof changeable)[number];
export type Texts = Partial<Record<Text, string>> & { custom?: CustomValues };

export interface Change {
  row: number;
  id: number;
  name: string;
  from: Texts;
  to: Texts;
}

export interface Move {
  row: number;
  id: number;
  name: string;
  from: Key | null;
  to: Key | null;
}

export interface Plan {
  /** Of the file; without the header and empty ones. */
  rows: number;
  additions: Addition[];
  changes: Change[];
  moves: Move[];
  unchanged: number;
  /** Where every unit of the organization is afterwards. */
  parents: Parents;
  /** What a unit or a new row is called. */
  names: ReadonlyMap<Key, string>;
  /** Sorted by place. While there is one, nothing is applied. */
  violations: Violation[];
  /** What tells this plan from another: all that it does, with what it does it to. */
  hash: string;
}

/** @param read what rows say of fields that the company has added */
export function planImport(
  { rows: given, violations: rowViolations }: UnitRows,
  tree: Tree,
  read: ReadCustom = readNoCustom,
): Plan {
  const { rows, violations } = resolveRows(given, tree);
  const parents = parentsAfter(tree, rows);
  const { levels } = shapeOf(parents);
  const custom = new Map(rows.map((row) => [row, read(row, row.unit)]));
  const additions = rows.flatMap((row) => additionOf(row, levels.get(row.key) ?? 0, custom.get(row)));
  const changes = rows.flatMap((row) => changeOf(row, custom.get(row)));
  const moves = rows.flatMap(moveOf);
  const touched = new Set([...additions, ...changes, ...moves].map(({ row }) => row));
  const names = new Map<Key, string>(tree.units.map(({ id, name }) => [id, name]));
  for (const { key, name } of additions) names.set(key, name);
  return {
    rows: given.length,
    additions,
    changes,
    moves,
    unchanged: rows.filter(({ row }) => !touched.has(row)).length,
    parents,
    names,
    violations: firstOfEachCell([
      ...rowViolations,
      ...violations,
      ...shapeViolations(rows, parents),
      ...[...custom.values()].flatMap((one) => one.violations),
    ]),
    hash: createHash('sha256')
      .update(JSON.stringify([tree.organizationId, additions, changes, moves]))
      .digest('base64url'),
  };
}

function additionOf(
  { row, key, unit, parent, values }: ResolvedRow,
  level: number,
  custom: CustomChange | undefined,
): Addition[] {
  if (unit) return [];
  const { external_id: externalId = '', name = '', type = '', color = '' } = values;
  const common = { row, key, parent: parent ?? null, level, external_id: externalId || null, name, type };
  const isGiven = custom !== undefined && Object.keys(custom.to).length > 0;
  return [{ ...common, ...(color !== '' && { color }), ...(isGiven && { custom: custom.to }) }];
}

/** What the file says otherwise than the unit. A color can't be nothing: an empty cell leaves it. */
function changeOf({ row, unit, values }: ResolvedRow, custom: CustomChange | undefined): Change[] {
  if (!unit) return [];
  const differing = changeable.filter((field) => {
    const value = values[field];
    if (value === undefined || (field === 'color' && value === '')) return false;
    return field === 'color' ? value.toLowerCase() !== unit.color.toLowerCase() : value !== portableText(unit[field]);
  });
  const isCustom = custom !== undefined && Object.keys(custom.to).length > 0;
  if (differing.length === 0 && !isCustom) return [];
  const pick = (texts: Partial<Record<Text, string>>, added: CustomValues | undefined): Texts => ({
    ...Object.fromEntries(differing.map((field) => [field, texts[field]])),
    ...(isCustom && added && { custom: added }),
  });
  return [{ row, id: unit.id, name: unit.name, from: pick(unit, custom?.from), to: pick(values, custom?.to) }];
}

function moveOf(resolved: ResolvedRow): Move[] {
  const { row, unit, parent } = resolved;
  if (!unit || parent === undefined || !isPlaced(resolved)) return [];
  return [{ row, id: unit.id, name: unit.name, from: unit.parent_id, to: parent }];
}

/** One thing at a time is said of a cell, in the order in which a person reads. */
function firstOfEachCell(violations: Violation[]): Violation[] {
  const first = new Map<string, Violation>();
  for (const violation of violations) {
    const place = `${violation.row} ${violation.column}`;
    if (!first.has(place)) first.set(place, violation);
  }
  return [...first.values()].toSorted(byPlace(columns));
}
