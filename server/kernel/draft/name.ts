/** What a row is called in the list of drafts, by whoever saves one. */
import type { Work } from '../../access/work.ts';
import { createParameters } from '../../database/parameters.ts';
import type { Row } from '../../database/rows.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { fieldsOfLabel, fillLabel } from '../../../shared/contract/label.ts';
import { isReadable } from '../../query/plan.ts';
import type { KernelParts } from '../context.ts';
import { nameOfRow } from '../row-name.ts';

export async function draftNameOf(parts: KernelParts, work: Work, entity: EntityDescriptor, row: Row): Promise<string> {
  const { locale } = work;
  const names = new Map<string, string>();
  for (const field of fieldsOfLabel(entity.label)) {
    const other = parts.descriptors[entity.fields[field]?.ref ?? ''];
    const found = other && (await seen(parts, work, other, row[field]));
    const name = other && found && nameOfRow(other, found, { locale, nameOf: () => undefined });
    if (name !== undefined) names.set(`${other?.id} ${String(row[field])}`, name);
  }
  const nameOf = (id: string, of: number) => names.get(`${id} ${of}`);
  return nameOfRow(entity, row, { locale, nameOf }) ?? fillLabel(entity.label, row);
}

/** What a row is named by that the draft's row refers to, where the caller sees it. */
async function seen(
  { scope }: KernelParts,
  { principal, transaction }: Work,
  entity: EntityDescriptor,
  id: unknown,
): Promise<Row | undefined> {
  const parameters = createParameters();
  const granted = scope.where({ principal, entity, action: 'detail' }, parameters);
  if (granted === null) return undefined;
  const readable = scope.readable(principal, entity, 'detail');
  const columns = fieldsOfLabel(entity.label).filter(
    (name) => entity.fields[name]?.column !== undefined && isReadable(readable, name),
  );
  const [row] = await transaction.query<Row>({
    text: `select ${['id', ...columns].map((name) => `t.${name}`).join(', ')} from ${entity.table} t
      where t.id = ${parameters.add(id)} and ${granted}`,
    values: parameters.values,
  });
  return row;
}
