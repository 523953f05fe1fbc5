/** Raw schemas to the model: every default filled, every alias and reference resolved. Expects schemas without problems. */
import { resolveGrants } from './access-aliases.ts';
import { buildButtons, conditionsOf } from './action-buttons.ts';
import { buildFields } from './build-field.ts';
import { buildList } from './build-list.ts';
import { clockOf, draftFields, draftPageOf, pilotsOf } from './drafts.ts';
import { buildEvents } from './events.ts';
import {
  type ActionModel,
  type EntityModel,
  type Exclusive,
  type FieldModel,
  type Grant,
  type History,
  type IndexModel,
  type Model,
  type People,
  VIEW_NAMES,
  VIEW_OPERATIONS,
} from '../shared/contract/model.ts';
import type { ProjectConfig } from '../shared/contract/config.ts';
import type { JsonSchema } from '../shared/contract/descriptor.ts';
import { proofProperties } from '../shared/contract/proof-schema.ts';
import { ownerColumn } from '../shared/contract/tenant.ts';
import { buildPanels } from './panels.ts';
import { peopleOf } from './people.ts';
import { buildPrivileges } from './privileges.ts';
import type { RawAction, RawEntity, RawHistory, RawPartialIndex, RawRoles } from './raw.ts';
import { type Definitions, payloadSchema } from './resolve.ts';
import { humanize, pluralize } from './words.ts';

/** An entity file that satisfies the dialect. */
export interface EntityFile {
  path: string;
  entity: RawEntity;
}

export interface ModelInput {
  config: ProjectConfig;
  entities: EntityFile[];
  definitions: Definitions;
  roles: RawRoles;
}

const DEFAULT_ICON = 'Article';

/**
 * The one model that all printers read. The files must be free of problems: nothing is checked again.
 * @returns entities in the order of their ids
 */
export function buildModel(input: ModelInput): Model {
  const { config, entities, roles } = input;
  const sorted = entities.toSorted((one, other) => (one.entity.$id < other.entity.$id ? -1 : 1));
  const people = peopleOf(roles, config);
  return {
    product: config.product,
    entities: sorted.map((file) => buildEntity(file, people, input)),
    roles: {
      roles: roles.roles,
      modules: roles.modules,
      rights: roles.rights,
      abilities: roles.abilities,
    },
  };
}

/** REST slug. */
export function pathOf(entity: RawEntity): string {
  return entity['x-path'] ?? entity.$id;
}

/** Where an action is called, below /api. */
export function actionPath(entity: RawEntity, name: string, action: RawAction): string {
  if (action.path !== undefined) return action.path.replaceAll(/^\/+|\/+$/g, '');
  return action.on === 'member' ? `${pathOf(entity)}/{id}/${name}` : `${pathOf(entity)}/${name}`;
}

/** The screen's path, which is also the react-admin resource. */
export function routeOf(entity: RawEntity): string {
  return entity['x-admin']?.route ?? pathOf(entity);
}

/** Table of the entity, or of the one that it is a window on. */
export function tableOf(entity: RawEntity, all: RawEntity[]): string {
  const target = all.find((candidate) => candidate.$id === entity['x-projects']) ?? entity;
  return target['x-table'] ?? target.$id;
}

/** A reference to a row of a tree knows where that is. */
function withTree(field: FieldModel, all: RawEntity[]): FieldModel {
  const target = all.find((entity) => entity.$id === field.ref?.to);
  const tree = target?.['x-tree'];
  if (field.ref === undefined || target === undefined || tree === undefined) return field;
  const tenant = ownerColumn(target['x-tenant']);
  return {
    ...field,
    ref: { ...field.ref, tree: { table: tableOf(target, all), ...(tenant !== undefined && { tenant }), ...tree } },
  };
}

function buildEntity({ path, entity }: EntityFile, people: People, input: ModelInput): EntityModel {
  const { definitions, config } = input;
  const all = input.entities.map((file) => file.entity);
  const fields = buildFields(entity, definitions).map((field) => withTree(field, all));
  const access = resolveAccess(entity);
  return {
    id: entity.$id,
    title: entity.title,
    plural: entity['x-admin']?.plural ?? pluralize(entity.title),
    description: entity.description ?? '',
    file: path,
    path: pathOf(entity),
    table: tableOf(entity, all),
    tenant: entity['x-tenant'],
    people,
    ...(entity['x-projects'] !== undefined && { projects: entity['x-projects'] }),
    operations: entity['x-operations'],
    access,
    actions: buildActions(entity, definitions),
    fields,
    list: buildList(entity, fields),
    searched: windowsOn(entity, all).flatMap(searchedBy),
    label: entity['x-label'],
    admin: {
      ...buildAdmin(entity, access, { people, menus: config.menus }),
      panels: buildPanels(entity, all, definitions),
    },
    indexes: (entity['x-indexes'] ?? []).map(buildIndex),
    uniques: entity['x-uniques'] ?? [],
    exclusives: buildExclusives(entity),
    ...(entity['x-revision'] !== undefined && { revision: entity['x-revision'] }),
    ...(entity['x-history'] && { history: buildHistory(entity, entity['x-history']) }),
    ...(entity['x-tree'] && { tree: entity['x-tree'] }),
    ...(entity['x-draft'] && { draft: draftFields(fields, access.patch ?? []) }),
    ...pilotsOf(entity, all),
    ...clockOf(entity),
    ...draftPageOf(entity, all, routeOf),
    ...eventsOf(entity, all, definitions, people),
    ...(entity['x-limit'] !== undefined && { limit: entity['x-limit'] }),
    ...(entity['x-part-of'] !== undefined && { partOf: entity['x-part-of'] }),
    ...(entity['x-feature'] !== undefined && { feature: entity['x-feature'] }),
    whileReadOnly: entity['x-while-read-only'] ?? [],
    privileges: tablePrivileges(entity, all, people),
    ...(entity['x-was'] !== undefined && { was: entity['x-was'] }),
    dropped: entity['x-dropped'] ?? [],
  };
}

/** A window shows rows of another entity, and what is written by it happens to those. */
function eventsOf(
  entity: RawEntity,
  all: RawEntity[],
  definitions: Definitions,
  people: People,
): Pick<EntityModel, 'events'> {
  const owner = ownerOf(entity, all);
  return owner['x-events'] === undefined ? {} : buildEvents(owner, buildFields(owner, definitions), people);
}

const BIN_DAYS = 30;

function buildHistory({ 'x-operations': operations }: RawEntity, history: true | RawHistory): History {
  const { bin_days: days = BIN_DAYS, with: goesWith = [], reason } = history === true ? {} : history;
  const hasBin = operations.includes('delete') && operations.includes('create');
  return { ...(hasBin && { bin: { days, with: goesWith } }), ...(reason && { reason }) };
}

function buildIndex(index: string[] | RawPartialIndex): IndexModel {
  if (Array.isArray(index)) return { columns: index, whereSet: [], whereEmpty: [], whereTrue: [] };
  const { columns, where_set: whereSet = [], where_empty: whereEmpty = [], where_true: whereTrue = [] } = index;
  return { columns, whereSet, whereEmpty, whereTrue };
}

function buildExclusives(entity: RawEntity): Exclusive[] {
  const { 'x-exactly-one': exactly = [], 'x-at-most-one': atMost = [] } = entity;
  return [...exactly.map((fields): Exclusive => ({ fields, required: true })), ...atMost.map((fields) => ({ fields }))];
}

function resolveAccess(entity: RawEntity): Record<string, Grant[]> {
  const keys = [...entity['x-operations'], ...Object.keys(entity['x-actions'] ?? {})];
  return Object.fromEntries(keys.map((key) => [key, resolveGrants(entity['x-access'], key) ?? []]));
}

const searchedBy = ({ 'x-list': list }: RawEntity): string[] => (list?.word_index ? [] : (list?.search ?? []));

const ownerOf = (entity: RawEntity, all: RawEntity[]): RawEntity =>
  all.find((candidate) => candidate.$id === entity['x-projects']) ?? entity;

/** All entities that show the table of this one. */
function windowsOn(entity: RawEntity, all: RawEntity[]): RawEntity[] {
  const owner = ownerOf(entity, all);
  return all.filter((candidate) => candidate === owner || candidate['x-projects'] === owner.$id);
}

const tablePrivileges = (entity: RawEntity, all: RawEntity[], { platform }: People): EntityModel['privileges'] =>
  buildPrivileges(ownerOf(entity, all), windowsOn(entity, all).map(resolveAccess), platform);

function buildActions(entity: RawEntity, definitions: Definitions): ActionModel[] {
  return Object.entries(entity['x-actions'] ?? {}).map(([name, action]) => {
    return {
      name,
      on: action.on,
      method: action.method,
      path: actionPath(entity, name, action),
      description: action.description ?? `${humanize(name)}.`,
      ...(action.proof && { proof: action.proof }),
      input: withProof(action, payloadSchema(action.input, definitions)),
      ...conditionsOf(action, definitions),
      output: action.file === undefined ? payloadSchema(action.output, definitions) : fileSchema(action.file),
      ...(action.file !== undefined && { file: action.file }),
      buttons: buildButtons(name, action, definitions),
    };
  });
}

const fileSchema = (mediaType: string): JsonSchema => ({
  type: 'string',
  contentMediaType: mediaType,
  description: 'The file.',
});

/** The input with what proves who acts, either of which is enough: server/modules/identity/session/step-up.ts. */
function withProof({ proof }: RawAction, schema: JsonSchema): JsonSchema {
  if (!proof) return schema;
  const properties = { ...(schema['properties'] as Record<string, JsonSchema>), ...proofProperties };
  return { ...schema, properties };
}

/** Columns that have an order can be sorted by; documents and lists have none. */
function buildAdmin(
  entity: RawEntity,
  access: Record<string, Grant[]>,
  { people, menus }: { people: People; menus: ProjectConfig['menus'] },
): Omit<EntityModel['admin'], 'panels'> {
  const admin = entity['x-admin'] ?? {};
  const { menu = 'none', icon = DEFAULT_ICON, ability, views, detail = 'panel', paths, empty } = admin;
  const {
    tabs = [],
    sections = [],
    composites = [],
    notices = [],
    deletion,
    deletes_at_once: deletesAtOnce,
    tab_of: tabOf,
    shown_in: shownIn,
  } = admin;
  const isForPlatform = Object.values(access).some((grants) => grants.some(({ role }) => role === people.platform));
  const isPlatform = menu === menus[0] || (menu === 'none' && isForPlatform);
  return {
    menu,
    ...(tabOf !== undefined && { tabOf }),
    icon,
    route: routeOf(entity),
    ability: ability ?? (isPlatform ? 'admin' : 'client'),
    views: VIEW_NAMES.filter((view) =>
      views === undefined ? entity['x-operations'].includes(VIEW_OPERATIONS[view]) : views.includes(view),
    ),
    detail,
    ...(paths && { paths }),
    ...(shownIn && { shownIn }),
    tabs,
    sections,
    composites,
    notices,
    ...(deletion !== undefined && { deletion }),
    ...(deletesAtOnce && { deletesAtOnce }),
    ...(empty && { empty }),
  };
}
