/** An organization's units as a file, as far as the caller sees them, in the form that an import reads. */
import { createParameters } from '../../../database/parameters.ts';
import { exportTooLarge } from '../../../errors.ts';
import type { FieldDescriptor } from '../../../../shared/contract/descriptor.ts';
import type { Cell } from '../../../../shared/csv/cell.ts';
import type { Sheet } from '../../../http/sheet-format.ts';
import { yieldToEventLoop } from '../../../platform/files/yield-to-event-loop.ts';
import { node as entity } from '../../../generated/node.ts';
import type { Locale } from '../../../../shared/i18n/locales.ts';
import { translate } from '../../../i18n/texts.ts';
import type { Call, Kernel } from '../../../kernel/crud.ts';
import type { Column } from '../../../kernel/export-cells.ts';
import { customFieldsOf, customObjectSql } from '../../../query/custom-fields.ts';
import { columns, headerOf } from './columns.ts';
import { writtenCells, writtenColumns } from './custom.ts';
import { writeReference } from './reference.ts';
import type { TreeUnit } from './tree.ts';

/** Held in memory while they are written; five times what an import takes. */
const MAX_UNITS = 100_000;

/** In characters. */
const COLUMN_WIDTHS = [20, 40, 20, 20, 12];
const ADDED_WIDTH = 20;

/** A row for each unit, parents before what is below them. Throws 409 beyond the bound. */
export async function exportUnits(kernel: Kernel, call: Call, organizationId: number): Promise<Sheet> {
  const known = await kernel.known(call, entity);
  const units = await readVisible(kernel, call, { organizationId, fields: [...customFieldsOf(known).values()] });
  if (units.length > MAX_UNITS) throw exportTooLarge({ parameters: { limit: MAX_UNITS } });
  const externalIds = new Map(units.map(({ id, external_id: externalId }) => [id, externalId]));
  const added = writtenColumns(known, call.locale);
  return unitsSheet(
    call.locale,
    added,
    units.values().map((unit) => [...rowOf(unit, externalIds), ...writtenCells(added, unit.custom ?? {}, call.locale)]),
  );
}

/** The header with no unit below it, to fill in. */
export const unitsTemplate = async (kernel: Kernel, call: Call): Promise<Sheet> =>
  unitsSheet(call.locale, writtenColumns(await kernel.known(call, entity), call.locale), []);

const unitsSheet = (locale: Locale, added: readonly Column[], rows: Iterable<Cell[]>): Sheet => ({
  locale,
  name: translate(locale, 'sheets.units'),
  header: [...columns.map((column) => headerOf(column, locale)), ...added.map(({ heading }) => heading)],
  widths: [...COLUMN_WIDTHS, ...added.map(() => ADDED_WIDTH)],
  rows: yieldToEventLoop(rows),
  isReadBack: true,
});

/** @param externalIds of the units that the caller sees: a parent out of his sight goes by its number */
function rowOf(unit: TreeUnit, externalIds: ReadonlyMap<number, string | null>): Cell[] {
  const { id, name, type, color, external_id: externalId, parent_id: parentId } = unit;
  const cells = {
    external_id: writeReference(id, externalId),
    name,
    type,
    parent_external_id: parentId === null ? '' : writeReference(parentId, externalIds.get(parentId) ?? null),
    color,
  };
  return columns.map((column) => (cells[column] === '' ? null : cells[column]));
}

/** Read at once they would keep everybody else waiting until the last one is there. */
const UNITS_A_TURN = 500;

/** Through the grants of the units' own list, all as they are at one moment. */
async function readVisible(
  kernel: Kernel,
  call: Call,
  { organizationId, fields }: { organizationId: number; fields: readonly FieldDescriptor[] },
): Promise<TreeUnit[]> {
  const action = { name: 'list', id: null, input: {} };
  return kernel.act(call, entity, action, async ({ transaction, where }) => {
    const parameters = createParameters();
    const text = `declare visible_units no scroll cursor for select t.id, t.parent_id, t.name, t.type, t.color, t.external_id, ${customObjectSql(fields, parameters)} as custom from node t
      where t.organization_id = ${parameters.add(organizationId)} and ${where(parameters)}
      order by t.path limit ${MAX_UNITS + 1}`;
    await transaction.query({ text, values: parameters.values });
    const units: TreeUnit[] = [];
    for (let length = UNITS_A_TURN; length === UNITS_A_TURN;) {
      const turn = await transaction.query<TreeUnit>({ text: `fetch ${UNITS_A_TURN} from visible_units`, values: [] });
      units.push(...turn);
      ({ length } = turn);
    }
    return units;
  });
}
