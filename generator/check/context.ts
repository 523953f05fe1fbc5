/** What the cross-file checks look at: every file that can be read, parsed. */
import { readField } from '../build-field.ts';
import type { UnclassifiedField } from '../fields/index.ts';
import type { ProjectConfig } from '../../shared/contract/config.ts';
import type { JsonValue } from '../../shared/contract/model.ts';
import type { EntityFile } from '../build-model.ts';
import { choices, pointer, type Problem } from '../problem.ts';
import type { RawProperty, RawRoles } from '../raw.ts';
import { type Definitions, resolveProperty } from '../resolve.ts';
import type { SourceFile } from '../load.ts';

/** Names in the extensions of server/app/entities.ts: by entity id. */
export interface KnownHandlers {
  actions: Record<string, string[]>;
  computed: Record<string, string[]>;
  /** Entities whose new rows are given values by code (the hook `beforeCreate`). */
  creates: string[];
}

/** A table as the last migration left it. */
export interface MigratedTable {
  /** Id of the entity that made it. */
  entity: string;
  columns: readonly string[];
}

/** What stands in code that schemas name; a list that is absent is not checked against. */
export interface KnownCode {
  handlers?: KnownHandlers;
  /** Exports of admin/fields. */
  components?: ReadonlySet<string>;
  /** Icons that x-admin.icon may name. */
  icons?: ReadonlySet<string>;
  /** Columns of each table that the migrations have made; what a rename can begin with. */
  tables?: ReadonlyMap<string, MigratedTable>;
}

export interface CheckedField {
  raw: RawProperty;
  /** With shared definitions merged in. */
  resolved: RawProperty;
  field: UnclassifiedField;
}

export interface CheckedEntity extends EntityFile {
  /** Declared fields by name. */
  fields: Map<string, CheckedField>;
}

export interface CheckContext extends KnownCode {
  config: ProjectConfig;
  entities: CheckedEntity[];
  byId: Map<string, CheckedEntity>;
  /** Ids of all entity files, those with broken grammar included: a reference to one of them is not a second mistake. */
  ids: Set<string>;
  definitions: Definitions;
  roles: { path: string; value: RawRoles } | undefined;
  /** Dialect name to its file. */
  documents: Map<string, SourceFile>;
}

/** One cross-file rule, or a few of one subject. */
export type Rule = (context: CheckContext) => Problem[];
/** A rule that looks at one entity at a time. */
export type EntityRule = (entity: CheckedEntity, context: CheckContext) => Problem[];

/** The entity with its fields read; nothing of them is checked yet. */
export function readCheckedEntity({ path, entity }: EntityFile, definitions: Definitions): CheckedEntity {
  const fields = Object.entries(entity.properties).map(([name, raw]): [string, CheckedField] => [
    name,
    { raw, resolved: resolveProperty(raw, definitions), field: readField(name, raw, entity, definitions) },
  ]);
  return { path, entity, fields: new Map(fields) };
}

/** A problem of an entity's file. */
export function problemAt(
  { path }: Pick<CheckedEntity, 'path'>,
  place: (string | number)[],
  message: string,
  hint?: string,
): Problem {
  return { file: path, pointer: pointer(...place), message, ...(hint !== undefined && { hint }) };
}

/** Problems of a list of names that must all be in `legal`. */
export function unknownNames(
  entity: CheckedEntity,
  place: (string | number)[],
  names: string[] | undefined,
  legal: Iterable<string>,
  message = (name: string) => `There is no field '${name}'.`,
): Problem[] {
  const known = new Set(legal);
  return (names ?? []).flatMap((name, index) =>
    known.has(name) ? [] : [problemAt(entity, [...place, index], message(name), choices(name, known))],
  );
}

/** Every property of an entity file with its place: fields, list items, payloads of actions and what they hold. */
export function* everyProperty({ entity }: CheckedEntity): Generator<{ place: (string | number)[]; raw: RawProperty }> {
  yield* nestedProperties(['properties'], entity.properties);
  for (const [name, { input, output }] of Object.entries(entity['x-actions'] ?? {})) {
    yield* nestedProperties(['x-actions', name, 'input', 'properties'], input?.properties ?? {});
    yield* nestedProperties(['x-actions', name, 'output', 'properties'], output?.properties ?? {});
  }
}

function* nestedProperties(
  place: (string | number)[],
  properties: Record<string, RawProperty>,
): Generator<{ place: (string | number)[]; raw: RawProperty }> {
  for (const [name, property] of Object.entries(properties)) yield* withInner([...place, name], property);
}

function* withInner(
  place: (string | number)[],
  raw: RawProperty,
): Generator<{ place: (string | number)[]; raw: RawProperty }> {
  yield { place, raw };
  if (raw.items !== undefined) yield* withInner([...place, 'items'], raw.items);
  if (raw.properties !== undefined) yield* nestedProperties([...place, 'properties'], raw.properties);
}

/** Text of a value for a message. */
export function show(value: JsonValue | undefined): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
