/** `x-events`: what is told of an entity's rows. Raw schemas are read by it before they are checked. */
import { type EventsModel, eventName, toldOf, type Verb, VERBS } from '../shared/contract/events.ts';
import type { Grant, People, Role } from '../shared/contract/model.ts';
import { resolveGrants } from './access-aliases.ts';
import { IMPLICIT_NAMES } from './build-field.ts';
import { CUSTOM } from './custom.ts';
import type { UnclassifiedField } from './fields/index.ts';
import type { EntityFile } from './build-model.ts';
import type { RawEntity, RawEvents, RawProperty } from './raw.ts';

const readingGrants = (entity: RawEntity): Grant[] =>
  ['list', 'detail'].flatMap((key) => resolveGrants(entity['x-access'], key) ?? []);

/**
 * Grants by which whoever receives events reads rows, whoever they are: other conditions than values hang on the reader.
 * @param receiver decides where a tenant's events go, and may read no less than what goes there
 */
export function receiverGrants(entity: RawEntity, receiver: Role): Grant[] {
  const isClaim = (condition: unknown): boolean => JSON.stringify(condition).includes('"$user.');
  return readingGrants(entity).filter(
    ({ role, where = {} }) => role === receiver && !Object.values(where).some(isClaim),
  );
}

/** Fields that may leave: stored, shown to whoever receives events, and neither secret, hidden, a file nor a document. */
export function tellableFields(entity: RawEntity, fields: Iterable<UnclassifiedField>, receiver: Role): string[] {
  const grants = receiverGrants(entity, receiver);
  return [...fields].flatMap(({ name, ...field }) => {
    const { writeOnly, sensitive, computed, transient, owner, file, document, ui } = field;
    const isKept = writeOnly || sensitive || ui.hidden || file !== undefined || document !== undefined;
    const isStored = computed === undefined && !transient && !owner;
    const isShown =
      IMPLICIT_NAMES.includes(name) ||
      grants.some((grant) => grant.fields === undefined || grant.fields.includes(name));
    return isStored && !isKept && isShown ? [name] : [];
  });
}

/** States that some other one leads to: no row becomes the others. */
export function reachedStates(properties: Record<string, RawProperty>): Record<string, string[]> {
  const fields = Object.entries(properties).flatMap(([name, { 'x-states': moves }]): [string, string[]][] => {
    const reached = new Set(Object.values(moves ?? {}).flat());
    return reached.size === 0 ? [] : [[name, [...reached]]];
  });
  return Object.fromEntries(fields);
}

export const settingsOf = (events: true | RawEvents): RawEvents => (events === true ? {} : events);

type Told = Pick<EventsModel, 'on' | 'states'>;

function toldIn(entity: RawEntity, { on }: RawEvents): Told {
  const isTold = (name: string): boolean => on === undefined || on.includes(name);
  const states = Object.entries(reachedStates(entity.properties)).map(([field, reached]): [string, string[]] => [
    field,
    reached.filter(isTold),
  ]);
  return {
    on: VERBS.filter((verb: Verb) => isTold(verb)),
    states: Object.fromEntries(states.filter(([, told]) => told.length > 0)),
  };
}

/** What an entity without mistakes tells; nothing where it says nothing. */
export function buildEvents(
  entity: RawEntity,
  fields: readonly UnclassifiedField[],
  { receiver, platform }: People,
): { events?: EventsModel } {
  const { 'x-events': said } = entity;
  if (said === undefined) return {};
  const settings = settingsOf(said);
  const { version = 1, former = {} } = settings;
  const tellable = tellableFields(entity, fields, receiver);
  const isAdded = (name: string): boolean => entity['x-custom'] === true && name === CUSTOM;
  const carried = (chosen: readonly string[] = tellable): string[] => [
    ...tellable.filter((name) => chosen.includes(name) || IMPLICIT_NAMES.includes(name)),
    // What a tenant has added is the tenant's: no version of ours takes it away.
    ...fields.flatMap(({ name }) => (isAdded(name) ? [name] : [])),
  ];
  const earlier = Object.entries(former).map(([number, names]) => ({
    version: Number(number),
    fields: carried(names),
  }));
  const isOfPlatform = readingGrants(entity).some(({ role, where }) => role === platform && where === undefined);
  return {
    events: {
      entity: entity.$id,
      ...toldIn(entity, settings),
      versions: [
        { version, fields: carried(settings.fields) },
        ...earlier.toSorted((one, other) => other.version - one.version),
      ],
      ...(isOfPlatform && { platform: true }),
    },
  };
}

/** The names of all events of the entities, in the order of their ids. */
export function eventNames(entities: readonly RawEntity[]): string[] {
  const sorted = entities.toSorted((one, other) => (one.$id < other.$id ? -1 : 1));
  return sorted.flatMap((entity) => {
    const { 'x-events': said } = entity;
    if (said === undefined) return [];
    const { version = 1, former = {}, ...settings } = settingsOf(said);
    const versions = [version, ...Object.keys(former).map(Number)].toSorted((one, other) => other - one);
    const told = toldOf(toldIn(entity, settings));
    return versions.flatMap((number) => told.map((what) => eventName(entity.$id, what, number)));
  });
}

/** The entities with the names of all events among the words of each `x-choices`. */
export function withEventChoices(files: readonly EntityFile[]): EntityFile[] {
  const names = eventNames(files.map(({ entity }) => entity));
  const fill = (property: RawProperty): RawProperty => ({
    ...property,
    ...(property['x-choices'] === 'events' && { enum: [...new Set([...(property.enum ?? []), ...names])] }),
    ...(property.items && { items: fill(property.items) }),
  });
  return files.map(({ path, entity }) => {
    const filled = Object.entries(entity.properties).map(([name, property]) => [name, fill(property)] as const);
    return { path, entity: { ...entity, properties: Object.fromEntries(filled) } };
  });
}
