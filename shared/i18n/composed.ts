/** Names that no language writes by hand: those of events are composed of what the entity and the verb or state are called. */
export interface ComposedName {
  /** Keys of what it is composed of. */
  entity: string;
  event: string;
  /** Of what it carries, from 2 on. */
  version?: number;
}

/** shared/i18n/generated/composed.json: under each key names by their words. */
export type ComposedNames = Record<string, Record<string, ComposedName>>;

const PATTERN = 'events.name';

/** @param textOf the text of a key in the language */
export function composeNames(
  names: ComposedNames,
  textOf: (key: string) => string | undefined,
): Record<string, string> {
  const single = (key: string): string => textOf(key)?.split(' |||| ')[0] ?? key;
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, words]) =>
      Object.entries(words).map(([word, { entity, event, version }]): [string, string] => {
        const name = single(PATTERN)
          .replace('%{entity}', () => single(entity))
          .replace('%{event}', () => single(event));
        return [`${key}.${word}`, version === undefined ? name : `${name} (v${version})`];
      }),
    ),
  );
}
