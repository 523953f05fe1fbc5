/**
 * On whose behalf the work of this moment is done: known where a request comes in, needed where its statements wait for
 * a connection, and of no interest to what lies between.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Principal, isSignedIn } from './principal.ts';
import { networkOf } from '../database/network.ts';

export interface Sender {
  /** A company, or the network of somebody who is not signed in. */
  group: string;
  /** A user of the company; the network once more. */
  member: string;
}

interface Context {
  sender: Sender | null;
  /** Whether a connection is held already: whoever waited for a second one behind others could wait for itself. */
  holdsConnection: boolean;
}

const contexts = new AsyncLocalStorage<Context>();

/** Who asks: a user of a company, or else an address. */
export function senderOf(principal: Principal, address: string): Sender {
  if (isSignedIn(principal)) return { group: `company:${principal.companyId}`, member: `user:${principal.userId}` };
  const network = `address:${networkOf(address)}`;
  return { group: network, member: network };
}

/** Does the work in the sender's name; null for what the server does by itself, also where a request was its occasion. */
export const asSender = <Result>(sender: Sender | null, work: () => Result): Result =>
  contexts.run({ sender, holdsConnection: false }, work);

/** Does work that holds a connection. */
export const withConnectionHeld = <Result>(work: () => Result): Result =>
  contexts.run({ sender: currentSender(), holdsConnection: true }, work);

/** Null for what the server does by itself, and outside of any request. */
export const currentSender = (): Sender | null => contexts.getStore()?.sender ?? null;

/** Whether the work of this moment is within `withConnectionHeld`. */
export const holdsConnection = (): boolean => contexts.getStore()?.holdsConnection ?? false;
