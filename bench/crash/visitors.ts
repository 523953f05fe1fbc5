/** Visitors who answer in two steps and send again until they are told that it is stored, as the page does. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Ledger {
  /** Tokens whose first tap the server has acknowledged, and those whose whole answer it has. */
  begun: Set<string>;
  completed: Set<string>;
  /** How often something was sent again, because nobody had answered. */
  retries: number;
}

export interface Visitors {
  ledger: Ledger;
  /** Lets everybody finish what he has begun. */
  stop(): Promise<void>;
}

const TIMEOUT_MS = 10_000;
const PAUSE_MS = 50;

/** `origin` is asked anew each time: the server comes back at another port. */
export function startVisitors(count: number, codes: string[], origin: () => string): Visitors {
  const ledger: Ledger = { begun: new Set(), completed: new Set(), retries: 0 };
  let stopping = false;

  async function untilAcknowledged(body: object, device: string): Promise<void> {
    for (;;) {
      try {
        const response = await fetch(`${origin()}/api/setsurveyanswer/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': device },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.text();
        if (response.status === 200) return;
        if (response.status !== 503) throw new WrongAnswer(`The server refused an answer with ${response.status}.`);
      } catch (error) {
        if (error instanceof WrongAnswer) throw error;
      }
      ledger.retries += 1;
      await sleep(PAUSE_MS);
    }
  }

  async function visitor(at: number): Promise<void> {
    for (let turn = at; !stopping; turn += 1) {
      const token = randomUUID();
      const answer = { code: codes[turn % codes.length], response_token: token };
      await untilAcknowledged({ ...answer, answers: { experience: 2 }, partial: true }, token);
      ledger.begun.add(token);
      await untilAcknowledged({ ...answer, answers: { experience: 4, comment: token } }, token);
      ledger.completed.add(token);
    }
  }
  const all = Promise.all(Array.from({ length: count }, (_, at) => visitor(at)));
  return {
    ledger,
    async stop() {
      stopping = true;
      await all;
    },
  };
}

class WrongAnswer extends Error {}
