/** Lets a mover die at one of its statements: its connections go, as with its process. */
import pg from 'pg';

export interface Death {
  signal: AbortSignal;
  /** How many statements the mover has sent. */
  statements(): number;
  /** Statements are as before. */
  restore(): void;
}

const isOfMover = (client: pg.Client): boolean => {
  const parameters: unknown = Reflect.get(client, 'connectionParameters');
  return typeof parameters === 'object' && parameters !== null && 'application_name' in parameters
    ? parameters.application_name === 'feedtree-move'
    : false;
};

/**
 * @param at number of the statement, from 1
 * @param when whether it is still sent: then nobody hears what became of it
 */
export function dieAt(at: number, when: 'before' | 'after'): Death {
  const controller = new AbortController();
  const usual = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
  const query: unknown = usual?.value;
  if (usual === undefined || typeof query !== 'function') throw new Error('A client has no statements.');
  let statements = 0;
  Object.defineProperty(pg.Client.prototype, 'query', {
    ...usual,
    value(this: pg.Client, ...given: unknown[]): unknown {
      const isIts = isOfMover(this) && ++statements === at;
      if (isIts && when === 'before') controller.abort(new Error('The mover dies.'));
      const answer: unknown = Reflect.apply(query, this, given);
      if (isIts && when === 'after') setImmediate(() => controller.abort(new Error('The mover dies.')));
      return answer;
    },
  });
  return {
    signal: controller.signal,
    statements: () => statements,
    restore: () => void Object.defineProperty(pg.Client.prototype, 'query', usual),
  };
}
