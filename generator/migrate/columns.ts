/** A field as a column: type, nullability, default, and what of its schema is worth holding in the database. */
import { INTEGER_BOUNDS } from '../fields/kind.ts';
import type { EntityModel, FieldModel, JsonSchema } from '../../shared/contract/model.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import { plainTextSql } from '../../shared/rich-text/plain.ts';
import { foldedColumn } from '../../shared/text/fold-sql.ts';
import { objectName } from './names.ts';
import { identifier, valueLiteral } from './sql-text.ts';
import type { CheckSnapshot, ColumnSnapshot, TableSnapshot } from './types.ts';

/** The columns of an entity's table: the tenant's first, then the fields that are stored, in their order, then what is searched. */
export function tableColumns(entity: EntityModel): ColumnSnapshot[] {
  const tenant = ownerColumn(entity.tenant);
  const stored = entity.fields.filter(({ name }) => name !== tenant);
  const own = stored.flatMap((field) => fieldColumn(entity.table, field));
  const rich = new Set(entity.fields.flatMap(({ name, kind }) => (kind === 'rich_text' ? [name] : [])));
  const searched = own.filter(({ name }) => entity.searched.includes(name));
  const columns = [...own, ...searched.map((column) => searchedColumn(column, rich.has(column.name)))];
  return tenant === undefined ? columns : [{ name: tenant, type: 'bigint', nullable: false }, ...columns];
}

/** What a search compares, kept by the database itself: of rich text what is read of it. */
const searchedColumn = ({ name, nullable }: ColumnSnapshot, isRich: boolean): ColumnSnapshot => ({
  name: foldedColumn(name),
  type: 'text collate "C"',
  nullable,
  generated: `fold(${isRich ? plainTextSql(identifier(name)) : identifier(name)})`,
  from: name,
});

function fieldColumn(table: string, field: FieldModel): ColumnSnapshot[] {
  if (field.implicit) return [implicitColumn(table, field.name)];
  if (field.column === undefined) return [];
  const { type } = field.column;
  const bounds = field.ref && field.type !== 'array' ? {} : columnBounds(field, type);
  const hasDefault = field.default !== undefined && field.default !== null;
  return [
    {
      name: field.name,
      type,
      nullable: field.nullable,
      ...(hasDefault && { default: valueLiteral(field.default ?? null, type) }),
      ...(Object.keys(bounds).length > 0 && { check: { name: objectName(table, [field.name], 'check'), ...bounds } }),
    },
  ];
}

function implicitColumn(table: string, name: string): ColumnSnapshot {
  if (name === 'id') return { name, type: 'bigint', nullable: false, identity: objectName(table, ['id'], 'seq') };
  return { name, type: 'timestamptz', nullable: false, default: 'now()' };
}

type Bounds = Omit<CheckSnapshot, 'name'>;

/** Patterns and formats stay with the server: JavaScript's regular expressions are not PostgreSQL's. */
function columnBounds({ enum: values, schema }: FieldModel, type: string): Bounds {
  if (values !== undefined && type.startsWith('text') && !type.endsWith('[]')) return { values };
  if (type.endsWith('[]')) return given(schema, ['minItems', 'maxItems']);
  if (type.startsWith('text')) return given(schema, ['minLength', 'maxLength']);
  const bounds = given(schema, ['minimum', 'maximum']);
  // What every field of the type has where its schema says nothing; the column holds it without a check.
  const widest = Object.entries(INTEGER_BOUNDS).find(([name]) => name === type)?.[1] ?? Infinity;
  if (bounds.minimum !== undefined && bounds.minimum <= -widest) delete bounds.minimum;
  if (bounds.maximum !== undefined && bounds.maximum >= widest) delete bounds.maximum;
  return bounds;
}

function given(schema: JsonSchema, keywords: (keyof Omit<Bounds, 'values'>)[]): Bounds {
  const bounds: Bounds = {};
  for (const keyword of keywords) {
    const value = schema[keyword];
    const isTrivial = value === 0 && (keyword === 'minLength' || keyword === 'minItems');
    if (typeof value === 'number' && !isTrivial) bounds[keyword] = value;
  }
  return bounds;
}

/** The sequence that the table's ids come from; undefined of one without ids. */
export function identitySequence({ columns }: TableSnapshot): string | undefined {
  return columns.flatMap(({ identity }) => identity ?? [])[0];
}
