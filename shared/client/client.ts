/** The typed client: each entity's operations with its own parameters, bodies and answers. */
import { type CallOptions, createCollection, type ListQuery } from './collection.ts';
import { type Entities, routes } from './generated/index.ts';
import { throwing } from './problem.ts';
import { retrying, type RetryParts } from './retry.ts';
import { createTransport, type Send, type TransportParts } from './transport.ts';

export type EntityName = keyof Entities;

export interface TypedQuery<Entity extends EntityName> extends Omit<ListQuery, 'filter' | 'sort' | 'fields'> {
  /** Further conditions of a field, as `price>=`, stand beside those of the names. */
  filter?: Partial<Record<Entities[Entity]['filter'], unknown>> & Record<string, unknown>;
  sort?: readonly [field: Entities[Entity]['sort'], order: 'ASC' | 'DESC'];
  fields?: readonly (keyof Entities[Entity]['row'] & string)[];
}

type Actions<Entity extends EntityName> = Entities[Entity]['actions'];
type InputOf<Action> = Action extends { input: infer Input extends object } ? Input : never;
type OutputOf<Action> = Action extends { output: infer Output } ? Output : never;

export interface TypedCollection<Entity extends EntityName> {
  list: (query?: TypedQuery<Entity>) => Promise<{ rows: Entities[Entity]['row'][]; total: number }>;
  /** Row by row, read page by page. */
  rows: (query?: TypedQuery<Entity> & { pageSize?: number }) => AsyncGenerator<Entities[Entity]['row']>;
  get: (id: number, options?: CallOptions) => Promise<Entities[Entity]['row']>;
  create: (body: Entities[Entity]['create'], options?: CallOptions) => Promise<Entities[Entity]['row']>;
  patch: (id: number, changes: Entities[Entity]['patch'], options?: CallOptions) => Promise<Entities[Entity]['row']>;
  remove: (id: number, options?: CallOptions) => Promise<void>;
  /** @param id of a member action: the row */
  act: <Action extends keyof Actions<Entity> & string>(
    action: Action,
    call: CallOptions & { id?: number; input?: InputOf<Actions<Entity>[Action]> },
  ) => Promise<OutputOf<Actions<Entity>[Action]>>;
}

export type Client = <Entity extends EntityName>(entity: Entity) => TypedCollection<Entity>;

/** @param call rejects with an `ApiProblem` where the answer is a refusal */
export function createClient(call: Send): Client {
  return <Entity extends EntityName>(entity: Entity): TypedCollection<Entity> => {
    const { path, actions } = routes[entity];
    const methods: Readonly<Record<string, { method: 'GET' | 'POST'; isFile?: true }>> = actions;
    const collection = createCollection(call, path);
    // What goes in is typed here, what comes out is what the server's own types are printed from.
    return {
      ...collection,
      act: (action, given) => {
        const { method, isFile } = methods[action] ?? { method: 'POST' };
        return collection[isFile ? 'actForFile' : 'act']({ action, method, ...given });
      },
    } as TypedCollection<Entity>;
  };
}

/** Over the network, with calls made once more where the server wants that. */
export function openClient({ retry, ...transport }: TransportParts & { retry?: RetryParts }): Client {
  return createClient(throwing(retrying(createTransport(transport), retry)));
}
