/** An attack by HTTP: a few connections that send as often as the limits admit, and a little more. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers, Target } from './attack.ts';

export interface Sent {
  method: string;
  /** From the root. */
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Rate {
  perSecond: number;
  /** Requests that wait for an answer at once. */
  connections: number;
  /** The next request. */
  next(at: number): Sent;
}

/** Beyond what connections can be kept busy with, nothing is sent: the sender waits like everybody. */
export async function sendAtRate(target: Target, signal: AbortSignal, rate: Rate): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: rate.connections });
  const answers: Answers = {};
  const under = new Set<Promise<void>>();
  const from = performance.now();
  for (let at = 0; !signal.aborted; at += 1) {
    const due = from + (at * 1_000) / rate.perSecond;
    await sleep(Math.max(0, due - performance.now()), undefined, { signal }).catch(() => undefined);
    if (signal.aborted) break;
    if (under.size >= rate.connections) await Promise.race(under);
    const one = send(target, agent, rate.next(at), signal).then((status) => {
      answers[status] = (answers[status] ?? 0) + 1;
      under.delete(one);
    });
    under.add(one);
  }
  agent.destroy();
  await Promise.all(under);
  return answers;
}

/** The answer's status; 0 for none. */
const send = ({ host, port }: Target, agent: Agent, sent: Sent, signal: AbortSignal): Promise<number> =>
  new Promise((resolve) => {
    const { method, path, headers, body } = sent;
    const json =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const outgoing = request(
      { host, port, agent, method, path, headers: { ...json, ...headers }, signal },
      (incoming) => {
        incoming.resume();
        incoming.once('close', () => resolve(incoming.statusCode ?? 0));
      },
    );
    outgoing.once('error', () => resolve(0));
    outgoing.end(body);
  });

export const bearer = ({ accessToken }: Target): Record<string, string> => ({ authorization: `Bearer ${accessToken}` });
