/** Visitors who answer at times of their own, however long the answers before them take. */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const BUSY = 503;

export interface Answered {
  answers: number;
  /** Those that the server had no time for: a machine that others use too may be that busy. */
  refused: number;
  /** In milliseconds, from when each was due. */
  tookMs: number[];
}

/**
 * @param rate answers a second, at random times (a Poisson process)
 * @throws where one is refused for another reason than that the server is busy
 */
export async function answerFor(
  seconds: number,
  rate: number,
  origin: string,
  codes: readonly string[],
): Promise<Answered> {
  const agent = new Agent({ keepAlive: true });
  const tookMs: number[] = [];
  const running: Promise<void>[] = [];
  const others: number[] = [];
  let refused = 0;
  const [began, end] = [performance.now(), performance.now() + seconds * 1_000];
  let due = began;
  for (let at = 0; due < end; at++) {
    due += (-Math.log(1 - Math.random()) / rate) * 1_000;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    const dueAt = due;
    const code = codes[(at * 7) % codes.length] ?? '';
    running.push(
      send(agent, origin, code).then((status) => {
        if (status === 200) tookMs.push(performance.now() - dueAt);
        else if (status === BUSY) refused += 1;
        else others.push(status);
      }),
    );
  }
  await Promise.all(running);
  agent.destroy();
  if (others.length > 0) throw new Error(`Answers got ${others.join(', ')}.`);
  return { answers: tookMs.length, refused, tookMs };
}

function send(agent: Agent, origin: string, code: string): Promise<number> {
  const body = JSON.stringify({ code, answers: { experience: 4 } });
  return new Promise((resolve) => {
    const asked = request(
      `${origin}/api/setsurveyanswer`,
      { agent, method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      },
    );
    asked.on('error', () => resolve(0));
    asked.end(body);
  });
}
