/** Prints what the back office knows of each entity without loading its screens. */
import type { EntityModel, History, JsonValue, Model, Operation } from '../../shared/contract/model.ts';
import type { PanelModel } from '../../shared/contract/page-model.ts';
import {
  compositesOf,
  conditionsOf,
  deletionOf,
  emptyOf,
  noticeFacts,
  requiredOf,
  sectionsOf,
  tabsOf,
} from './admin-page-facts.ts';
import {
  columnFields,
  bulkFields,
  emptyFilters,
  presenceFilters,
  moreColumnFields,
  shownFields,
  writableFields,
} from './admin-fields.ts';
import { shownToRoles, createAbilities, grantsOf, firstRoles, rolesOf, scopedRoles } from './admin-grants.ts';
import { kindNamed } from '../fields/index.ts';
import { enumKey } from '../fields/kind.ts';
import { banner } from './file.ts';
import { printLiteral } from './literal.ts';
import { camelCase, pascalCase } from './names.ts';
import { namingOf, shownIn } from './admin-naming.ts';
import { customOf } from './custom-roles.ts';

const HEADER = banner('schemas/**').trimEnd();

/** Entities that a signed-in person can do something with. */
export function adminEntities(model: Model): EntityModel[] {
  return model.entities.filter((entity) => entity.operations.length > 0);
}

/** `admin/generated/resources.ts`: one constant for each entity, and all of them by id. */
export function printResources(model: Model): string {
  const entities = adminEntities(model);
  const constants = entities.map((entity) => {
    const literal = printLiteral(resourceOf(entity, model));
    return `/** ${entity.description || entity.title} */\nexport const ${camelCase(entity.id)} = ${literal} as const satisfies EntityResource;\n`;
  });
  const names = entities.map(
    (entity) => `  ${entity.id === camelCase(entity.id) ? '' : `${entity.id}: `}${camelCase(entity.id)},\n`,
  );
  return [
    HEADER,
    "import type { EntityResource } from '../entities/resource.ts';",
    '',
    ...constants,
    `export const resources = {\n${names.join('')}};`,
    '',
  ].join('\n');
}

/** `admin/generated/views/index.ts`: how the screens of each entity are loaded when they are first opened. */
export function printViewLoaders(model: Model): string {
  const lines = adminEntities(model).map((entity) => `  ${entity.id}: () => import('./${entity.id}.tsx'),\n`);
  return [
    HEADER,
    "import type { ViewLoader } from '../../crud/views.ts';",
    "import type { EntityId } from '../types.ts';",
    '',
    `export const viewLoaders: Record<EntityId, ViewLoader> = {\n${lines.join('')}};`,
    '',
  ].join('\n');
}

/** `admin/generated/abilities.ts`: the names of the abilities that open screens. */
export function printScreenAbilities(model: Model): string {
  const names = new Set(model.roles.abilities.filter(({ action }) => action === 'read').map(({ subject }) => subject));
  const lines = [...names].map((name) => `\n  | ${printLiteral(name)}`);
  return `${banner('schemas/roles.json')}export type ScreenAbility =${lines.join('')};\n`;
}

/** For how many days what was deleted comes back, and whether is asked why. */
const historyOf = ({ bin, reason }: History): JsonValue => ({
  ...(bin && { bin: bin.days }),
  ...(reason && { reason }),
});

/** The entity whose events tell that its rows changed, and the name of the limit on them. */
const liveOf = ({ events, limit }: EntityModel): Record<string, JsonValue> => ({
  ...(events && { live: events.entity }),
  ...(limit !== undefined && { limit: limit.name }),
});

/** By the routes at which both entities are asked for. */
function pilotsOf({ pilots }: EntityModel, entities: readonly EntityModel[]): { pilots?: JsonValue } {
  const routeOf = (id: string | undefined) => entities.find((entity) => entity.id === id)?.admin.route;
  const [through, of] = [routeOf(pilots?.through), routeOf(pilots?.of)];
  if (pilots === undefined || through === undefined || of === undefined) return {};
  return { pilots: { through, by: pilots.by, field: pilots.field, of } };
}

/** Fields that its tenants add are changed in several rows, too. */
const isBulkEditedByTenant = ({ list, fields }: EntityModel): boolean =>
  list.bulkEdited && fields.some(({ kind }) => kind === 'custom');

function resourceOf(entity: EntityModel, { roles, entities }: Model): JsonValue {
  const { admin, list } = entity;
  const shown = shownToRoles(entity);
  const bulk = bulkFields(entity);
  const [empty, presence] = [emptyFilters(entity), presenceFilters(entity)];
  const createNeeds = createAbilities(entity, roles);
  return {
    id: entity.id,
    route: admin.route,
    path: entity.path,
    label: entity.label,
    ...namingOf(entity, entities),
    menu: admin.menu,
    ...(admin.tabOf !== undefined && { tabOf: admin.tabOf }),
    icon: admin.icon,
    ability: admin.ability,
    operations: entity.operations,
    views: admin.views,
    ...(admin.detail === 'page' && { detail: admin.detail }),
    ...(admin.paths && { paths: admin.paths }),
    ...shownIn(entity, entities),
    ...printActions(entity),
    ...printPanels(entity),
    grants: printGrants(entity),
    createScoped: scopedRoles(entity, 'create'),
    ...requiredOf(entity),
    createFirst: firstRoles(entity),
    ...(Object.keys(createNeeds).length > 0 && { createAbilities: createNeeds }),
    writable: writableFields(entity).map((field) => field.name),
    columns: columnFields(entity).map((field) => field.name),
    moreColumns: moreColumnFields(entity).map((field) => field.name),
    ...(Object.keys(shown).length > 0 && { shown }),
    ...(list.exported && { exported: true }),
    ...(list.imported && { imported: true }),
    ...((bulk.length > 0 || isBulkEditedByTenant(entity)) && { bulkEdit: bulk.map((field) => field.name) }),
    ...inlineOf(entity),
    sort: list.sort,
    searchable: list.search.length > 0,
    ...(empty.length > 0 && { emptyFilters: empty }),
    ...(presence.length > 0 && { presenceFilters: presence }),
    ...(list.groups.length > 0 && { groups: list.groups }),
    ...(list.sums.length > 0 && { sums: list.sums }),
    ...boardOf(entity),
    ...calendarOf(entity),
    ...(list.quick && { quick: list.quick }),
    ...(list.underWay && { underWay: list.underWay }),
    ...(list.description !== undefined && { described: true }),
    ...customOf(entity),
    ...(entity.history && { history: historyOf(entity.history) }),
    ...(entity.draft && { draft: entity.draft }),
    ...(entity.tree && { tree: { ...entity.tree } }),
    ...pilotsOf(entity, entities),
    ...liveOf(entity),
    ...pageOf(entity),
  };
}

/** What its pages and forms are divided into, and say. */
function pageOf(entity: EntityModel): Record<string, JsonValue> {
  const { notices } = entity.admin;
  return {
    sections: sectionsOf(entity),
    ...conditionsOf(entity),
    ...compositesOf(entity),
    ...tabsOf(entity),
    ...deletionOf(entity),
    ...(notices.length > 0 && { notices: notices.map(noticeFacts) }),
    ...emptyOf(entity),
  };
}

/** How the cells of each field are edited in their place. */
function inlineOf({ list, fields }: EntityModel): { inline?: JsonValue } {
  if (list.inline.length === 0) return {};
  const modes = list.inline.map((name): [string, JsonValue] => {
    const kind = fields.find((field) => field.name === name)?.kind;
    return [name, (kind === undefined ? undefined : kindNamed(kind).inline) ?? 'typed'];
  });
  return { inline: Object.fromEntries(modes) };
}

/** The columns of its board in their order, with where the cards of each may go; their words are under `translation`. */
function boardOf(entity: EntityModel): { board?: JsonValue } {
  const field = entity.fields.find(({ name }) => name === entity.list.board);
  if (field?.states === undefined) return {};
  const states = (field.enum ?? []).map((state): [string, string[]] => [state, field.states?.[state] ?? []]);
  return { board: { field: field.name, translation: enumKey(entity, field), states: Object.fromEntries(states) } };
}

/** The fields that say on which days its rows are, and whether these are times. */
function calendarOf({ list: { calendar }, fields }: EntityModel): { calendar?: JsonValue } {
  if (calendar === undefined) return {};
  const isTime = fields.find(({ name }) => name === calendar.from)?.column?.type === 'timestamptz';
  return { calendar: { ...calendar, ...(isTime && { isTime }) } };
}

/** The buttons that offer actions; their words are under `actions.<name>` and `dialogs.<name>`. */
function printActions(entity: EntityModel): { actions?: JsonValue } {
  const offered = entity.actions.flatMap(({ name: action, on, method, file, proof, buttons }) =>
    buttons.map((button): [string, JsonValue] => {
      const { name, places, icon, next, when, target, danger, question, showOnce, parts, set, fields } = button;
      const facts: Record<string, JsonValue> = {
        on,
        places,
        icon,
        roles: rolesOf(entity, action),
        ...(name !== action && { calls: action }),
        ...(set !== undefined && { set }),
        ...(proof && { proof }),
        ...(file !== undefined && { file: method }),
        ...(target !== undefined && { target }),
        ...(next !== undefined && { next }),
        ...(when !== undefined && { when }),
        ...(showOnce !== undefined && { showOnce }),
        ...(parts !== undefined && { parts }),
        ...(danger && { isDangerous: true }),
        ...(question !== undefined && { asks: true }),
        ...(fields.some((field) => !field.ui.hidden) && { hasForm: true }),
      };
      return [name, facts];
    }),
  );
  return offered.length === 0 ? {} : { actions: Object.fromEntries(offered) };
}

/** What tells whether a panel is there, and where; its words are under `resources.<route>.panels` and `.answers`. */
function printPanels(entity: EntityModel): { panels?: JsonValue } {
  const { panels } = entity.admin;
  if (panels.length === 0) return {};
  return {
    panels: Object.fromEntries(
      panels.map((panel): [string, JsonValue] => [
        panel.name,
        { ...panelFacts(entity, panel), ...(panel.place && { place: panel.place }) },
      ]),
    ),
  };
}

function panelFacts(entity: EntityModel, panel: PanelModel): Record<string, JsonValue> {
  if ('step' in panel) return { step: panel.step, related: panel.related };
  return 'action' in panel ? { roles: rolesOf(entity, panel.action) } : {};
}

function printGrants(entity: EntityModel): JsonValue {
  const operations: Operation[] = ['list', 'detail', 'create', 'patch', 'delete'];
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const grants = grantsOf(entity, operation);
      const entries = Object.entries(grants).map(([role, fields]) => [role, narrow(entity, fields, operation)]);
      return entries.length === 0 ? [] : [[operation, Object.fromEntries(entries)]];
    }),
  );
}

/** Reads need no list of fields: what a role may not see simply does not arrive. */
function narrow(entity: EntityModel, fields: true | string[], operation: Operation): JsonValue {
  if (fields === true || (operation !== 'create' && operation !== 'patch')) return true;
  const known = new Set([...shownFields(entity), ...writableFields(entity)].map((field) => field.name));
  return fields.filter((field) => known.has(field));
}

/** Name of the record's type in `types.ts`. */
export function recordName(entity: EntityModel): string {
  return `${pascalCase(entity.id)}Record`;
}

/** `admin/generated/icons.ts`: the outlined icons that menus and buttons need, by the names that the schemas give them. */
export function printIcons(model: Model): string {
  const entities = adminEntities(model);
  const ofMenus = entities.filter((entity) => entity.admin.menu !== 'none').map((entity) => entity.admin.icon);
  const ofActions = entities.flatMap(({ actions }) =>
    actions.flatMap(({ buttons }) => buttons.map(({ icon }) => icon)),
  );
  const names = [...new Set([...ofMenus, ...ofActions])].toSorted();
  return [
    HEADER,
    ...names.map((name) => `import ${name} from '@mui/icons-material/${name}Outlined';`),
    '',
    `export const icons = {\n${names.map((name) => `  ${name},\n`).join('')}};`,
    '',
  ].join('\n');
}
