/** server/generated/<id>.ts: an entity's descriptor, and the types of its bodies. */
import type { ActionModel, EntityModel, FieldModel, Model } from '../../shared/contract/model.ts';
import type { ActionDescriptor, EntityDescriptor, FieldDescriptor } from '../../shared/contract/descriptor.ts';
import { kindNamed } from '../fields/index.ts';
import { fieldsBehind } from './admin-fields.ts';
import { isCalled, printBodies } from './client.ts';
import { banner, type GeneratedFile } from './file.ts';
import { printLiteral } from './literal.ts';
import { camelCase } from './names.ts';
import { bodySchemas, isOffered } from './schemas.ts';

export async function printServer(model: Model): Promise<GeneratedFile[]> {
  return Promise.all(
    model.entities.map(async (entity) => ({
      path: `server/generated/${entity.id}.ts`,
      text: await printModule(entity),
    })),
  );
}

async function printModule(entity: EntityModel): Promise<string> {
  const types = isCalled(entity)
    ? `export type * from '../../shared/client/generated/${entity.id}.ts';\n`
    : await printBodies(entity);
  return [
    banner(entity.file),
    `import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';\n\n`,
    `${types}\n`,
    `export const ${camelCase(entity.id)}: EntityDescriptor = ${printLiteral(buildDescriptor(entity), 0, 40)};\n`,
  ].join('');
}

/** What the kernel knows of an entity. */
export function buildDescriptor(entity: EntityModel): EntityDescriptor {
  const { filters, sortable, sort, search, groups, sums } = entity.list;
  return {
    id: entity.id,
    title: entity.title,
    path: entity.path,
    table: entity.table,
    tenant: entity.tenant,
    ...(entity.projects !== undefined && { projects: entity.projects }),
    label: entity.label,
    ...(entity.exclusives.length > 0 && { exclusives: entity.exclusives.map((exclusive) => ({ ...exclusive })) }),
    ...(entity.revision !== undefined && { revision: entity.revision }),
    ...(entity.history && { history: entity.history }),
    ...(entity.draft && { draft: entity.draft }),
    ...(entity.pilots && { pilots: entity.pilots }),
    ...(entity.clock !== undefined && { clock: entity.clock }),
    ...(entity.draftPage !== undefined && { draftPage: entity.draftPage }),
    ...(entity.events && { events: entity.events }),
    ...(entity.limit !== undefined && { limit: entity.limit }),
    ...(entity.partOf !== undefined && { partOf: entity.partOf }),
    ...(entity.feature !== undefined && { feature: entity.feature }),
    ...(entity.whileReadOnly.length > 0 && { whileReadOnly: entity.whileReadOnly }),
    operations: entity.operations,
    fields: Object.fromEntries(entity.fields.map((field) => [field.name, describeField(field, entity)])),
    list: {
      filters,
      sortable,
      sort,
      search,
      ...(groups.length > 0 && { groups }),
      ...(sums.length > 0 && { sums }),
    },
    ...(entity.list.exported && {
      exported: {
        route: entity.admin.route,
        columns: entity.list.columns.flatMap((name) => fieldsBehind(entity, name)),
      },
    }),
    ...(entity.list.imported && { imported: { route: entity.admin.route, keys: keysOf(entity) } }),
    schemas: bodySchemas(entity),
    actions: Object.fromEntries(entity.actions.map((action) => [action.name, describeAction(action)])),
  };
}

/** What occurs once and is said when a row is made; a file can tell rows by it. */
function keysOf(entity: EntityModel): string[][] {
  const { properties = {} } = bodySchemas(entity).create as { properties?: object };
  const single = entity.fields
    .filter(({ column }) => column?.unique === 'tenant' || column?.unique === 'platform')
    .map((field) => [field.name]);
  return [...single, ...entity.uniques].filter((names) => names.every((name) => name in properties));
}

function describeField(field: FieldModel, entity: EntityModel): FieldDescriptor {
  const { kind, type, column, nullable, enum: words, states, computed, transient, document } = field;
  const { owner, feature, file, requiredWhen, when, conditions } = field;
  return {
    kind,
    type,
    ...(column !== undefined && { column: column.type }),
    nullable,
    ...defaultOf(field),
    ...kindNamed(kind).server?.(field, entity),
    ...(column !== undefined && entity.searched.includes(field.name) && { folded: true }),
    ...(field.readOnly && { readOnly: true }),
    ...(field.writeOnly && { writeOnly: true }),
    ...(field.sensitive && { sensitive: true }),
    ...(field.personal && { personal: true }),
    ...(words !== undefined && { enum: words }),
    ...(states !== undefined && { states }),
    ...referenceOf(field),
    ...(computed !== undefined && { computed }),
    ...(transient && { transient: true }),
    ...(owner && { owner: true }),
    ...(document !== undefined && { document }),
    ...(conditions !== undefined && { conditions }),
    ...(feature !== undefined && { feature }),
    ...(file !== undefined && { file: { ...file } }),
    ...(requiredWhen !== undefined && { requiredWhen }),
    ...(when !== undefined && { when }),
  };
}

function referenceOf({ ref, column, type }: FieldModel): Pick<FieldDescriptor, 'ref' | 'tree' | 'keeps' | 'onDelete'> {
  if (ref === undefined) return {};
  if (column === undefined) return { ref: ref.to };
  const tree = ref.tree && type === 'integer' ? { tree: { ...ref.tree } } : {};
  if (ref.onDelete === 'restrict') return { ref: ref.to, ...tree, keeps: true };
  // Nothing is said of other items of a list.
  return type === 'array' && ref.onDelete !== 'remove'
    ? { ref: ref.to }
    : { ref: ref.to, ...tree, onDelete: ref.onDelete };
}

/** What the database puts where a create leaves the field out. */
const defaultOf = ({ column, default: value }: FieldModel): Pick<FieldDescriptor, 'default'> =>
  column === undefined || value === undefined || value === null ? {} : { default: value };

function describeAction(action: ActionModel): ActionDescriptor {
  const { on, method, path, description, proof, input, conditions, output, file } = action;
  const offered = isOffered(action) && { offered: true as const };
  return {
    on,
    method,
    path,
    description,
    ...(proof && { proof }),
    input,
    ...(conditions && { conditions }),
    output,
    ...(file !== undefined && { file }),
    ...offered,
  };
}
