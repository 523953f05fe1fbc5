/** server/generated/names.schema.json: the project's own names, by which editors complete schemas. */
import { VERBS } from '../../shared/contract/events.ts';
import type { Model } from '../../shared/contract/model.ts';
import type { KnownCode } from '../check.ts';
import type { ProjectConfig } from '../../shared/contract/config.ts';
import { NAMES_FILE } from '../editor-names.ts';
import { fieldKinds } from '../fields/index.ts';
import type { GeneratedFile } from './file.ts';

const OPERATIONS = ['list', 'detail', 'create', 'patch', 'delete'];

export function printEditorNames(
  model: Model,
  { handlers, icons }: KnownCode,
  { claims, kinds }: Pick<ProjectConfig, 'claims' | 'kinds'>,
): GeneratedFile {
  const actions = [
    ...model.entities.flatMap((entity) => entity.actions.map(({ name }) => name)),
    ...Object.values(handlers?.actions ?? {}).flat(),
  ];
  const states = model.entities.flatMap(({ fields }) => fields.flatMap(({ states: moves = {} }) => Object.keys(moves)));
  const definitions = {
    entity: choice(model.entities.map(({ id }) => id)),
    claim: choice(claims.one.map(claimed)),
    claims: choice(claims.many.map(claimed)),
    widget: choice([...fieldKinds, ...(kinds ?? [])].map(({ name }) => name)),
    icon: choice(icons ?? []),
    action: choice(actions),
    access_key: choice([...OPERATIONS, ...actions]),
    event: choice([...VERBS, ...states]),
    entities: listOf('entity'),
    // Keys are offered where they are properties: any others are legal, too.
    access: keys([...OPERATIONS, ...actions]),
    actions: keys(actions),
    access_keys: listOf('access_key'),
    events: listOf('event'),
  };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: 'Generated from schemas/**. Do not edit; edit the schema.',
    title: 'Names of the project',
    $defs: definitions,
  };
  return { path: NAMES_FILE, text: `${JSON.stringify(schema, null, 2)}\n` };
}

const claimed = (name: string): string => `$user.${name}`;

const choice = (names: Iterable<string>): object => ({ enum: [...new Set(names)].toSorted() });

const keys = (names: Iterable<string>): object => ({
  properties: Object.fromEntries([...new Set(names)].toSorted().map((name) => [name, {}])),
});

const listOf = (name: string): object => ({ type: 'array', items: { $ref: `#/$defs/${name}` } });
