/** What the generator takes for granted in code: components of admin/fields, extensions of entities that exist. */
import { allKinds } from '../fields/index.ts';
import type { EntityModel, FieldModel, Model } from '../../shared/contract/model.ts';
import { choices, type Problem } from '../problem.ts';
import type { CheckContext } from './context.ts';

const COMPONENTS_FILE = 'admin/fields/index.ts';
const EXTENSIONS_FILE = 'server/app/entities.ts';

/** Each component that a kind names is an export of admin/fields. */
export function checkComponents({ components }: CheckContext): Problem[] {
  if (components === undefined) return [];
  const named = new Map(allKinds().flatMap((kind) => partsOf(kind.name).map((component) => [component, kind.name])));
  return [...named].flatMap(([component, kind]) =>
    components.has(component)
      ? []
      : [
          {
            file: COMPONENTS_FILE,
            pointer: '',
            message: `'${component}' is not exported; the field kind '${kind}' shows itself with it.`,
          },
        ],
  );
}

/** Code for an entity, action or computed field that no schema declares any more. */
export function checkExtensions({ handlers, byId, ids }: CheckContext): Problem[] {
  if (handlers === undefined) return [];
  const entities = new Set([...Object.keys(handlers.actions), ...Object.keys(handlers.computed)]);
  return [...entities].flatMap((id) => {
    if (!ids.has(id)) return [surplus(`There is no entity '${id}'.`, choices(id, ids))];
    const entity = byId.get(id)?.entity;
    if (entity === undefined) return [];
    const declared = Object.keys(entity['x-actions'] ?? {});
    const unknown = (handlers.actions[id] ?? []).filter((name) => !declared.includes(name));
    return unknown.map((name) => surplus(`'${id}' declares no action '${name}'.`, choices(name, declared)));
  });
}

function surplus(message: string, hint: string | undefined): Problem {
  return { file: EXTENSIONS_FILE, pointer: '', message, ...(hint !== undefined && { hint }) };
}

/** The parts of a kind in an empty model are enough to learn the names of its components. */
function partsOf(name: string): string[] {
  const kind = allKinds().find((candidate) => candidate.name === name);
  if (kind === undefined) return [];
  const context = { entity: SAMPLE_ENTITY, model: SAMPLE_MODEL };
  const field: FieldModel = { ...SAMPLE_FIELD, kind: name };
  const parts = [kind.cell?.(field, context), kind.input?.(field, context), kind.filter?.(field, context)];
  return parts.flatMap((part) => part?.component ?? []);
}

const SAMPLE_FIELD: FieldModel = {
  name: 'sample',
  title: 'Sample',
  kind: 'text',
  type: 'string',
  nullable: true,
  required: false,
  schema: {},
  readOnly: false,
  writeOnly: false,
  sensitive: false,
  transient: false,
  implicit: false,
  ref: { to: 'sample', onDelete: 'restrict' },
  ui: { hidden: false },
};

const SAMPLE_ENTITY: EntityModel = {
  id: 'sample',
  title: 'Sample',
  plural: 'Samples',
  description: '',
  file: '',
  path: 'sample',
  table: 'sample',
  tenant: 'global',
  people: { signedIn: [], open: [], platform: '', receiver: '' },
  operations: ['list'],
  access: {},
  actions: [],
  fields: [SAMPLE_FIELD],
  list: {
    columns: [],
    filters: [],
    sort: ['id', 'asc'],
    sortable: [],
    search: [],
    groups: [],
    sums: [],
    inline: [],
    exported: false,
    imported: false,
    bulkEdited: false,
  },
  searched: [],
  label: '',
  admin: {
    menu: 'none',
    icon: '',
    route: 'sample',
    ability: '',
    views: [],
    detail: 'panel',
    tabs: [],
    sections: [],
    composites: [],
    panels: [],
    notices: [],
  },
  indexes: [],
  uniques: [],
  exclusives: [],
  whileReadOnly: [],
  privileges: {},
  dropped: [],
};

const SAMPLE_MODEL: Model = {
  product: '',
  entities: [SAMPLE_ENTITY],
  roles: { roles: [], modules: [], rights: [], abilities: [] },
};
