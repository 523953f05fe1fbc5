/** Events of rows (`x-events`): how they are called, and what they carry. */

/** What happens to any row; a state that a row reaches is an event too. */
export const VERBS = ['created', 'changed', 'deleted'] as const;
export type Verb = (typeof VERBS)[number];

export interface EventVersion {
  version: number;
  /** What a receiver gets of the row, in its order. */
  fields: string[];
}

/** What is told of an entity's rows. */
export interface EventsModel {
  /** Whose rows they are: of a window on a table, the entity that it shows. */
  entity: string;
  on: Verb[];
  /** To each field with moves the states of it that are told. */
  states: Record<string, string[]>;
  /** The newest first; behind it those that are sent to whom chose them. */
  versions: EventVersion[];
  /** The platform's people read the rows of all companies. */
  platform?: true;
}

/** The name by which a receiver chooses an event in a version of what it carries. */
export const eventName = (entity: string, what: string, version = 1): string =>
  version === 1 ? `${entity}.${what}` : `${entity}.${what}.v${version}`;

/** Verbs, and states, of which each is told in each version. */
export const toldOf = ({ on, states }: Pick<EventsModel, 'on' | 'states'>): string[] => [
  ...on,
  ...Object.values(states).flat(),
];
