/** What logs and measures call a request: its id, and what it asked for without the address, which may hold secrets. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'koa';
import { isSignedIn, type Principal } from '../access/principal.ts';

/** That a request was refused: the problem's code, and the ids of whoever was signed in. */
export interface Refusal {
  problem: string;
  company_id?: number;
  user_id?: number;
}

interface Named {
  id: string;
  /** An operation's id, or the kind of a page. */
  name: string | null;
  caller?: Principal;
  problem?: string;
}

/** Where a request keeps it. */
const NAMED = Symbol('what the request is called');

interface Stateful {
  [NAMED]?: Named;
}

const ID = /^[\w.:-]{8,128}$/;

/**
 * A new id. One that a trusted proxy has given stays, so that its log and ours can be read together.
 * @param isProxied whether there is one
 */
export function requestIdFor(headers: IncomingHttpHeaders, isProxied: boolean): string {
  const given = isProxied ? String(headers['x-request-id'] ?? '') : '';
  return ID.test(given) ? given : randomUUID();
}

function begin(context: Context): Named {
  const known: Named = { id: requestIdFor(context.headers, context.app.proxy), name: null };
  (context.state as Stateful)[NAMED] = known;
  return known;
}

const of = (context: Context): Named => (context.state as Stateful)[NAMED] ?? begin(context);

/** The same for all of a request; a trusted proxy's own where it sends one. */
export const requestIdOf = (context: Context): string => of(context).id;

/** Null until something has named it. */
export const requestNameOf = (context: Context): string | null => of(context).name;

/** @param name of a closed set: an operation's id, or the kind of a page */
export function nameRequest(context: Context, name: string): void {
  of(context).name = name;
}

/** Of whom the request turned out to be. */
export function noteCaller(context: Context, caller: Principal): void {
  of(context).caller = caller;
}

/** @param problem its code */
export function noteProblem(context: Context, problem: string): void {
  of(context).problem = problem;
}

/** Null unless the request was answered with a problem. */
export function refusalOf(context: Context): Refusal | null {
  const { problem, caller } = of(context);
  if (problem === undefined) return null;
  return caller && isSignedIn(caller) ? { problem, company_id: caller.companyId, user_id: caller.userId } : { problem };
}
