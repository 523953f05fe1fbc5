/** Fields that the company has added to its units, as columns of a file: read, judged and compared with what a unit has. */
import type { Cell } from '../../../../shared/csv/cell.ts';
import type { EntityDescriptor } from '../../../../shared/contract/descriptor.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import type { Values } from '../../../database/rows.ts';
import { Problem } from '../../../errors.ts';
import { withStoredCustom } from '../../../kernel/custom-fields.ts';
import { type Column as WrittenColumn, columnsOfField } from '../../../kernel/export-cells.ts';
import { readCell } from '../../../kernel/import/cells.ts';
import { isSameValue } from '../../../kernel/import/existing.ts';
import { CUSTOM, customFieldsOf, nameOfKey } from '../../../query/custom-fields.ts';
import { refuseCustomValues } from '../../../validation/custom-values.ts';
import type { CustomColumn } from './columns.ts';
import type { Texts } from './plan.ts';
import type { TreeUnit } from './tree.ts';
import type { UnitRow } from './unit-rows.ts';
import type { Violation } from './violation.ts';

/** Values by the ids of their fields, as units keep them; null for none. */
export type CustomValues = Record<string, unknown>;

export interface CustomChange {
  from: CustomValues;
  to: CustomValues;
  violations: Violation[];
}

/** What a row of a file says otherwise than its unit, or of a new one. */
export type ReadCustom = (row: UnitRow, unit: TreeUnit | undefined) => CustomChange;

const NO_CHANGE: CustomChange = { from: {}, to: {}, violations: [] };

export const readNoCustom: ReadCustom = () => NO_CHANGE;

/** @param entity units as the caller knows them */
export function customReader(entity: EntityDescriptor, locale: Locale): ReadCustom {
  const fields = customFieldsOf(entity);
  if (fields.size === 0) return readNoCustom;
  return ({ row, values }, unit) => {
    const sent: Values = {};
    const change: CustomChange = { from: {}, to: {}, violations: [] };
    for (const [key, { kind, custom }] of fields) {
      const cell = values[customColumn(key)];
      const read = cell === undefined ? undefined : readCell(cell, { entity, name: nameOfKey(key), locale });
      if (read === undefined || 'code' in read) continue;
      const kept = unit?.custom?.[custom.id] ?? null;
      if (isSameValue(kind, kept, read.value)) continue;
      sent[key] = read.value;
      change.from[custom.id] = kept;
      change.to[custom.id] = read.value;
    }
    const violations = violationsOf(row, () => {
      refuseCustomValues(sent, { fields, isNew: unit === undefined });
      withStoredCustom(entity, { id: 0, [CUSTOM]: unit?.custom ?? {} }, { [CUSTOM]: sent });
    });
    return { ...change, violations };
  };
}

const customColumn = (key: string): CustomColumn => `custom.${key}`;

function violationsOf(row: number, judge: () => void): Violation[] {
  try {
    judge();
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.errors.map(({ pointer, code, parameters }) => ({
      row,
      column: customColumn(pointer.split('/')[2] ?? ''),
      code,
      ...(parameters && { parameters }),
    }));
  }
}

/** No such field refers to another row, nor is an amount. */
const NOTHING_ELSE = { nameOf: () => undefined, currencyOf: () => undefined };

/** As an export writes them: a column for each that its reader sees. */
export const writtenColumns = (entity: EntityDescriptor, locale: Locale): WrittenColumn[] =>
  [...customFieldsOf(entity).keys()].flatMap((key) => columnsOfField(entity, nameOfKey(key), locale));

/** @param custom by the keys of the fields */
export const writtenCells = (columns: readonly WrittenColumn[], custom: Values, locale: Locale): Cell[] =>
  columns.map(({ cell }) => cell({ id: 0, [CUSTOM]: custom }, { locale, ...NOTHING_ELSE }));

/** Values by the labels of their fields, as a person reads them. */
export type ShowCustom = (values: CustomValues) => Record<string, string>;

export function customShower(entity: EntityDescriptor, locale: Locale): ShowCustom {
  const fields = [...customFieldsOf(entity)];
  return (values) =>
    Object.fromEntries(
      fields.flatMap(([key, { custom }]) => {
        if (!(custom.id in values)) return [];
        const columns = columnsOfField(entity, nameOfKey(key), locale);
        const [cell] = writtenCells(columns, { [key]: values[custom.id] }, locale);
        return [[custom.label, String(cell ?? '')]];
      }),
    );
}

/** Values by the keys of their fields, as a log tells of them. */
export function byKeys(entity: EntityDescriptor, values: CustomValues): Values {
  const named = [...customFieldsOf(entity)].filter(([, { custom }]) => custom.id in values);
  return Object.fromEntries(named.map(([key, { custom }]) => [key, values[custom.id]]));
}

/** As a log tells of a change of a unit. */
export const loggedTexts = (entity: EntityDescriptor, { custom, ...texts }: Texts): Values => ({
  ...texts,
  ...(custom && { [CUSTOM]: byKeys(entity, custom) }),
});
