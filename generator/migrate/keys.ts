/** Primary keys, uniques, indexes and foreign keys. In a tenant's table each of them begins with the tenant. */
import type { EntityModel, FieldModel, IndexModel, Model } from '../../shared/contract/model.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import { objectName } from './names.ts';
import type { ForeignKeySnapshot, IndexSnapshot, KeySnapshot, RowCondition, TableCheckSnapshot } from './types.ts';

/** Tells of a problem at an RFC 6901 pointer of the entity's file. */
export type Report = (pointer: string, message: string, hint: string) => void;

function withTenant(entity: EntityModel, columns: string[]): string[] {
  const tenant = ownerColumn(entity.tenant);
  return tenant === undefined ? columns : [tenant, ...columns.filter((name) => name !== tenant)];
}

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

export function primaryKey(entity: EntityModel): KeySnapshot {
  return { name: objectName(entity.table, [], 'pkey'), columns: withTenant(entity, ['id']) };
}

/** A platform-wide unique of a tenant's field is not here: its directory's primary key holds it. */
export function uniqueKeys(entity: EntityModel): KeySnapshot[] {
  const single = entity.fields.filter((field) => isUnique(entity, field)).map((field) => [field.name]);
  return [...single, ...entity.uniques]
    .map((columns) => ({ name: objectName(entity.table, columns, 'key'), columns: withTenant(entity, columns) }))
    .sort(byName);
}

function isUnique(entity: EntityModel, { column }: FieldModel): boolean {
  return column?.unique === 'tenant' || (column?.unique === 'platform' && ownerColumn(entity.tenant) === undefined);
}

/** What is said of several columns together. */
export function tableChecks({ table, fields, exclusives }: EntityModel): TableCheckSnapshot[] {
  const counts = exclusives.map(({ fields: columns, required }): TableCheckSnapshot => ({
    name: objectName(table, columns, 'check'),
    columns,
    holds: required ? 'exactly_one' : 'at_most_one',
  }));
  const conditions = fields.flatMap(({ name, when }): TableCheckSnapshot[] =>
    when === undefined
      ? []
      : [
          {
            // The field that a refusal is about stands last (names.ts).
            name: objectName(table, ['when', ...Object.keys(when), name], 'check'),
            columns: [name, ...Object.keys(when)],
            holds: 'when',
            when,
          },
        ],
  );
  return [...counts, ...conditions].sort(byName);
}

export function tableIndexes(entity: EntityModel, report: Report): IndexSnapshot[] {
  const asked = entity.fields.filter(({ column }) => column?.index === true);
  for (const { name, column } of asked)
    if (column?.type.endsWith('[]') || column?.type === 'jsonb')
      report(
        `/properties/${name}/x-db/index`,
        `A ${column.type} has no order to be indexed by.`,
        'Take the index out.',
      );
  const looked = entity.fields.filter((field) => hasDirectory(entity, field) && !isUnique(entity, field));
  const plain = [...asked, ...looked].map(({ name }): IndexModel => ({
    columns: [name],
    whereSet: [],
    whereEmpty: [],
    whereTrue: [],
  }));
  const indexes = [...plain, ...entity.indexes].map((index) => indexOf(entity, index));
  const singular = entity.fields.filter(({ column }) => column?.unique === 'when_true');
  const partial = singular.map(({ name }) => ({
    name: objectName(entity.table, [name], 'key'),
    columns: withTenant(entity, [name]),
    uniqueWhere: name,
  }));
  const distinct = new Map([...indexes, ...partial].map((index) => [index.name, index]));
  return [...distinct.values()].sort(byName);
}

function indexOf(entity: EntityModel, { columns, whereSet, whereEmpty, whereTrue }: IndexModel): IndexSnapshot {
  const where: RowCondition[] = [
    ...whereSet.map((column): RowCondition => ({ column, is: 'set' })),
    ...whereEmpty.map((column): RowCondition => ({ column, is: 'empty' })),
    ...whereTrue.map((column): RowCondition => ({ column, is: 'true' })),
  ];
  const conditions = where.flatMap(({ column, is }) => [column, is]);
  return {
    name: objectName(entity.table, where.length > 0 ? [...columns, 'where', ...conditions] : columns, 'idx'),
    columns: withTenant(entity, columns),
    ...(where.length > 0 && { where }),
  };
}

/** Whether the field's values are unique, or looked up, across tenants, which takes a directory table. */
export function hasDirectory(entity: EntityModel, { column }: FieldModel): boolean {
  return ownerColumn(entity.tenant) !== undefined && (column?.unique === 'platform' || column?.directory === true);
}

/** A row's reference to its tenant, and one key for each `x-ref` that holds a single id. */
export function foreignKeys(entity: EntityModel, model: Model, report: Report): ForeignKeySnapshot[] {
  const references = entity.fields.flatMap((field) => foreignKey(entity, field, model, report));
  return [...tenantKey(entity, model, report), ...references].sort(byName);
}

function tenantKey(entity: EntityModel, model: Model, report: Report): ForeignKeySnapshot[] {
  const column = ownerColumn(entity.tenant);
  if (column === undefined) return [];
  const owner = model.entities.find(({ tenant, projects }) => tenant === 'self' && projects === undefined);
  if (owner === undefined) {
    report('/x-tenant', 'No entity is the tenant that rows belong to.', 'Give one entity "x-tenant": "self".');
    return [];
  }
  const name = objectName(entity.table, [column], 'fkey');
  return [{ name, columns: [column], table: owner.table, references: ['id'], onDelete: 'no action' }];
}

function foreignKey(entity: EntityModel, field: FieldModel, model: Model, report: Report): ForeignKeySnapshot[] {
  const { ref, name } = field;
  // Many ids in one column can't be a foreign key; the server binds each through the caller's scope.
  if (ref === undefined || field.column === undefined || field.type === 'array') return [];
  const target = tableEntity(model, ref.to);
  if (target === undefined) {
    report(`/properties/${name}/x-ref/to`, `There is no entity '${ref.to}'.`, 'Name the $id of an entity.');
    return [];
  }
  if (ref.onDelete === 'set null' && !field.nullable)
    report(
      `/properties/${name}/x-ref/onDelete`,
      `'${name}' can't be set to null.`,
      'Add "null" to its type, or choose restrict or cascade.',
    );
  const key = { name: objectName(entity.table, [name], 'fkey'), table: target.table, onDelete: onDelete(ref.onDelete) };
  const owner = ownerColumn(target.tenant);
  if (owner === undefined) return [{ ...key, columns: [name], references: ['id'] }];
  if (entity.tenant === 'global') {
    const hint = `Make ${entity.id} a tenant's entity, or keep the id without x-ref.`;
    report(`/properties/${name}/x-ref/to`, `A global row can't point at a row of one tenant ('${ref.to}').`, hint);
    return [];
  }
  const own = entity.tenant === 'self' ? 'id' : entity.tenant;
  const clears = ref.onDelete === 'set null' ? { clears: [name] } : {};
  return [{ ...key, columns: [own, name], references: [owner, 'id'], ...clears }];
}

/** NO ACTION and not RESTRICT: a whole subtree may go in one statement, and PostgreSQL 18 gives RESTRICT another SQLSTATE. */
function onDelete(asked: NonNullable<FieldModel['ref']>['onDelete']): ForeignKeySnapshot['onDelete'] {
  // Out of a list alone something is removed, and that has no key.
  return asked === 'restrict' || asked === 'remove' ? 'no action' : asked;
}

/** The entity whose table holds the rows: the one looked at itself when `id` is a window. */
function tableEntity(model: Model, id: string): EntityModel | undefined {
  const entity = model.entities.find((candidate) => candidate.id === id);
  return entity?.projects === undefined ? entity : tableEntity(model, entity.projects);
}
