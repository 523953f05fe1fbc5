/** shared/i18n/generated/composed.json: of what the names of events are composed, in any language. */
import { VERBS } from '../../shared/contract/events.ts';
import type { Model } from '../../shared/contract/model.ts';
import type { ComposedName, ComposedNames } from '../../shared/i18n/composed.ts';
import { enumKey } from '../fields/kind.ts';
import { type EventPayload, payloadsOf } from './events.ts';
import type { GeneratedFile } from './file.ts';

const COMPOSED_FILE = 'shared/i18n/generated/composed.json';

/** Choices that have no word of their own. */
export const composedWords = (model: Model): Set<string> => new Set(payloadsOf(model).map(({ name }) => name));

/** The words that names of events are composed with; none where there are no events. */
export function eventLabels(model: Model): { path: string[]; text: string }[] {
  if (payloadsOf(model).length === 0) return [];
  return [
    { path: ['events', 'name'], text: '%{entity}: %{event}' },
    ...VERBS.map((verb) => ({ path: ['events', verb], text: verb })),
  ];
}

export function printComposed(model: Model): GeneratedFile[] {
  const words = Object.fromEntries(payloadsOf(model).map((payload) => [payload.name, composed(payload)]));
  const keys = model.entities.flatMap((entity) =>
    entity.fields.filter(({ choices }) => choices === 'events').map((field) => enumKey(entity, field)),
  );
  const names: ComposedNames = Object.fromEntries(keys.map((key) => [key, words]));
  return [{ path: COMPOSED_FILE, text: `${JSON.stringify(names, null, 2)}\n` }];
}

function composed({ entity, what, name }: EventPayload): ComposedName {
  const field = entity.fields.find(({ states }) => states !== undefined && what in states);
  const isVerb = VERBS.some((verb) => verb === what);
  const version = /\.v(\d+)$/.exec(name)?.[1];
  return {
    entity: `resources.${entity.admin.route}.name`,
    event: isVerb || field === undefined ? `events.${what}` : `${enumKey(entity, field)}.${what}`,
    ...(version !== undefined && { version: Number(version) }),
  };
}
