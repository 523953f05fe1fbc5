/** What logs and measures call a request: its id, and what it asked for without the address, which may hold secrets. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';

interface Named {
  id: string;
  /** An operation's id, or the kind of a page. */
  name: string | null;
}

const named = new WeakMap<IncomingMessage, Named>();

const ID = /^[\w.:-]{8,128}$/;

/** An id that a trusted proxy has given stays, so that its log and ours can be read together. */
function begin(context: Context): Named {
  const given = context.app.proxy ? context.get('x-request-id') : '';
  const known = { id: ID.test(given) ? given : randomUUID(), name: null };
  named.set(context.req, known);
  return known;
}

const of = (context: Context): Named => named.get(context.req) ?? begin(context);

/** The same for all of a request; a trusted proxy's own where it sends one. */
export const requestIdOf = (context: Context): string => of(context).id;

/** Null until something has named it. */
export const requestNameOf = (context: Context): string | null => of(context).name;

/** @param name of a closed set: an operation's id, or the kind of a page */
export function nameRequest(context: Context, name: string): void {
  of(context).name = name;
}
