/** A plan as the caller is told of it: the first of its changes and violations, and how many there are in all. */
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { translate } from '../../../i18n/texts.ts';
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { Column } from './columns.ts';
import type { Plan, Texts } from './plan.ts';
import type { Key } from './resolve.ts';

const TOLD_CHANGES = 200;
const TOLD_VIOLATIONS = 500;
const TOLD_CHARACTERS = 200;

type Values = Texts & { parent?: string | null };

interface ReportedChange {
  row: number;
  action: 'add' | 'change' | 'move';
  id?: number;
  name: string;
  from?: Values;
  to?: Values;
}

interface ReportedViolation {
  row: number;
  column: Column;
  code: string;
  message: string;
}

export interface Report {
  /** To send with `apply`; null while a violation is left. */
  plan: string | null;
  applied: boolean;
  /** Of the import that was done, by which it can be taken back; null where nothing was. */
  import_id: number | null;
  rows: number;
  counts: { added: number; changed: number; moved: number; unchanged: number };
  change_count: number;
  changes: ReportedChange[];
  error_count: number;
  errors: ReportedViolation[];
  /** Headers of the file that name no column. */
  ignored_columns: string[];
}

export function reportOf(plan: Plan, ignored: string[], locale: Locale): Omit<Report, 'applied' | 'import_id'> {
  const { additions, changes, moves, unchanged, violations } = plan;
  const reported = changesOf(plan);
  return {
    plan: violations.length > 0 ? null : plan.hash,
    rows: plan.rows,
    counts: { added: additions.length, changed: changes.length, moved: moves.length, unchanged },
    change_count: reported.length,
    changes: reported.slice(0, TOLD_CHANGES),
    error_count: violations.length,
    errors: violations.slice(0, TOLD_VIOLATIONS).map(({ row, column, code, parameters }) => ({
      row,
      column,
      code,
      message: translate(locale, `fields.${code}`, shortened(parameters)),
    })),
    ignored_columns: ignored,
  };
}

/** A value of the file that stands in a message is not longer than a line. */
const shortened = (parameters: Record<string, string | number> = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, TOLD_CHARACTERS) : value,
    ]),
  );

function changesOf({ additions, changes, moves, names }: Plan): ReportedChange[] {
  const nameOf = (key: Key | null): string | null => (key === null ? null : (names.get(key) ?? `#${key}`));
  return [
    ...additions.map(({ row, name, parent }): ReportedChange => ({
      row,
      action: 'add',
      name,
      to: { parent: nameOf(parent) },
    })),
    ...changes.map(({ row, id, name, from, to }): ReportedChange => ({ row, action: 'change', id, name, from, to })),
    ...moves.map(({ row, id, name, from, to }): ReportedChange => ({
      row,
      action: 'move',
      id,
      name,
      from: { parent: nameOf(from) },
      to: { parent: nameOf(to) },
    })),
  ].toSorted((one, other) => one.row - other.row);
}

const count: JsonSchema = { type: 'integer', minimum: 0 };
const values: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    type: { type: 'string' },
    color: { type: 'string' },
    parent: { type: ['string', 'null'], description: "The parent's name; null at the top." },
  },
};

export const reportSchema: JsonSchema = {
  type: 'object',
  required: [
    'plan',
    'applied',
    'import_id',
    'rows',
    'counts',
    'change_count',
    'changes',
    'error_count',
    'errors',
    'ignored_columns',
  ],
  properties: {
    plan: { type: ['string', 'null'], description: 'To send with apply=true; null while a violation is left.' },
    applied: { type: 'boolean' },
    import_id: {
      type: ['integer', 'null'],
      description: 'By which it can be taken back; null where nothing was done.',
    },
    rows: count,
    counts: {
      type: 'object',
      required: ['added', 'changed', 'moved', 'unchanged'],
      properties: { added: count, changed: count, moved: count, unchanged: count },
    },
    change_count: count,
    changes: {
      type: 'array',
      maxItems: TOLD_CHANGES,
      items: {
        type: 'object',
        required: ['row', 'action', 'name'],
        properties: {
          row: { type: 'integer' },
          action: { enum: ['add', 'change', 'move'] },
          id: { type: 'integer' },
          name: { type: 'string' },
          from: values,
          to: values,
        },
      },
    },
    error_count: count,
    errors: {
      type: 'array',
      maxItems: TOLD_VIOLATIONS,
      items: {
        type: 'object',
        required: ['row', 'column', 'code', 'message'],
        properties: {
          row: { type: 'integer' },
          column: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
    ignored_columns: { type: 'array', items: { type: 'string' } },
  },
};
