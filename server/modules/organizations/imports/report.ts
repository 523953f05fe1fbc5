/** A plan as the caller is told of it: the first of its changes and violations, and how many there are in all. */
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { translate } from '../../../i18n/texts.ts';
import type { EntityDescriptor, JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { Column } from './columns.ts';
import { customShower, type ShowCustom } from './custom.ts';
import type { Plan, Texts } from './plan.ts';
import type { Key } from './resolve.ts';

const TOLD_CHANGES = 200;
const TOLD_VIOLATIONS = 500;
const TOLD_CHARACTERS = 200;

/** Fields that the company has added stand by their labels, as a person reads them. */
type Values = Omit<Texts, 'custom'> & { parent?: string | null; custom?: Record<string, string> };

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

interface Reader {
  locale: Locale;
  /** Units as he knows them. */
  known: EntityDescriptor;
}

export function reportOf(
  plan: Plan,
  ignored: string[],
  { locale, known }: Reader,
): Omit<Report, 'applied' | 'import_id'> {
  const { additions, changes, moves, unchanged, violations } = plan;
  const reported = changesOf(plan);
  const show = customShower(known, locale);
  return {
    plan: violations.length > 0 ? null : plan.hash,
    rows: plan.rows,
    counts: { added: additions.length, changed: changes.length, moved: moves.length, unchanged },
    change_count: reported.length,
    changes: reported.slice(0, TOLD_CHANGES).map((change) => shownChange(change, show)),
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

const shownTexts = ({ custom, ...texts }: Texts, show: ShowCustom): Values => ({
  ...texts,
  ...(custom && { custom: show(custom) }),
});

const shownChange = ({ from, to, ...change }: PlannedChange, show: ShowCustom): ReportedChange => ({
  ...change,
  ...(from && { from: shownTexts(from, show) }),
  ...(to && { to: shownTexts(to, show) }),
});

type PlannedChange = Omit<ReportedChange, 'from' | 'to'> &
  Record<'from' | 'to', (Texts & Pick<Values, 'parent'>) | undefined>;

function changesOf({ additions, changes, moves, names }: Plan): PlannedChange[] {
  const nameOf = (key: Key | null): string | null => (key === null ? null : (names.get(key) ?? `#${key}`));
  return [
    ...additions.map(({ row, name, parent }): PlannedChange => ({
      row,
      action: 'add',
      name,
      from: undefined,
      to: { parent: nameOf(parent) },
    })),
    ...changes.map(({ row, id, name, from, to }): PlannedChange => ({ row, action: 'change', id, name, from, to })),
    ...moves.map(({ row, id, name, from, to }): PlannedChange => ({
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
    custom: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Fields that the company has added, by their labels, as people read them.',
    },
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
