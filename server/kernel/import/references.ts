/** References of a file, by the names or ids that it has for rows: those rows that the caller may read, and no others. */
import { createParameters } from '../../database/parameters.ts';
import type { Row } from '../../database/rows.ts';
import type { Work } from '../../access/work.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { fieldsOfLabel } from '../../../shared/contract/label.ts';
import { isReadable } from '../../query/plan.ts';
import type { KernelParts } from '../context.ts';

export type Resolved = { id: number; row: Row } | { code: 'reference_not_found' | 'ambiguous_reference' };

/** What a text stands for, in an entity. */
export type Resolve = (entity: string, text: string) => Resolved;

const NOT_FOUND = { code: 'reference_not_found' } as const;
const ID = /^\d{1,15}$/;

/** What a file says of rows of an entity. */
export interface Wanted {
  texts: Set<string>;
  /** Columns that are read of the rows besides. */
  columns: Set<string>;
}

/** @param wanted by the id of the entity */
export async function resolveReferences(
  parts: KernelParts,
  work: Work,
  wanted: ReadonlyMap<string, Wanted>,
): Promise<Resolve> {
  const found = new Map<string, Map<string, Row[]>>();
  for (const [id, { texts, columns }] of wanted) {
    const entity = parts.descriptors[id];
    if (entity !== undefined) found.set(id, await findRows(parts, work, entity, { texts: [...texts], columns }));
  }
  return (entity, text) => {
    const [row, other] = found.get(entity)?.get(text) ?? [];
    if (row === undefined) return NOT_FOUND;
    return other === undefined ? { id: row.id, row } : { code: 'ambiguous_reference' };
  };
}

/** Fields by which people name a row: its only word, and what it is imported by. */
function namesOf({ label, imported, fields }: EntityDescriptor): string[] {
  const ofLabel = fieldsOfLabel(label);
  const names = [
    ...(ofLabel.length === 1 ? ofLabel : []),
    ...(imported?.keys ?? []).flatMap((key) => (key.length === 1 ? key : [])),
  ];
  return [...new Set(names)].filter((name) => fields[name]?.column !== undefined && fields[name]?.type === 'string');
}

async function findRows(
  { scope }: KernelParts,
  { principal, transaction }: Work,
  entity: EntityDescriptor,
  { texts, columns }: { texts: string[]; columns: Set<string> },
): Promise<Map<string, Row[]>> {
  const parameters = createParameters();
  const action = scope.allows(principal, entity, 'detail') ? 'detail' : 'list';
  const granted = scope.where({ principal, entity, action }, parameters);
  const found = new Map<string, Row[]>();
  if (granted === null) return found;
  const readable = scope.readable(principal, entity, action);
  const names = namesOf(entity).filter((name) => isReadable(readable, name));
  const wanted = parameters.add(texts);
  const ids = parameters.add(texts.filter((text) => ID.test(text)));
  const conditions = [`t.id = any(${ids}::bigint[])`, ...names.map((name) => `t.${name} = any(${wanted}::text[])`)];
  const rows = await transaction.query<Row>({
    text: `select ${[...new Set(['id', ...names, ...columns])].map((name) => `t.${name}`).join(', ')} from ${entity.table} t where (${conditions.join(' or ')}) and ${granted}`,
    values: parameters.values,
  });
  for (const text of texts) {
    const named = rows.filter((row) => names.some((name) => row[name] === text));
    // A name may be a number: who has it is meant before whoever has that id.
    found.set(text, named.length > 0 ? named : rows.filter(({ id }) => String(id) === text));
  }
  return found;
}
