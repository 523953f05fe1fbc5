import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../access/database.ts';
import { type CallAnswer, servedWorld } from '../../test/scenarios.ts';
import { createAdmission } from './admission.ts';
import { createSemaphore } from './semaphore.ts';

const CAPACITY = 12;
/** Three quarters of them. */
const SHARE = 9;

describe('more answers than the database can take', async () => {
  /** Answers wait here for the database until the test lets them go on. */
  let held: PromiseWithResolvers<void> | null = null;

  const hold = (database: Database): Database => ({
    ...database,
    async repeated(role, companyId, asked) {
      await held?.promise;
      return database.repeated(role, companyId, asked);
    },
  });

  const served = await servedWorld({ submissionCapacity: CAPACITY, through: hold });
  beforeAll(async () => {
    // What leads to the surveys is known already.
    for (const { codes } of [served.world.companyA, served.world.companyB]) await submit(codes.room, randomUUID());
  });

  const submit = (code: string, token: string, headers: Record<string, string> = {}): Promise<CallAnswer> =>
    served.call({
      method: 'POST',
      path: 'setsurveyanswer/',
      body: { code, answers: { experience: 5 }, response_token: token },
      headers: { 'user-agent': token, ...headers },
    });
  /** Takes no place, being no answer; it is sent away all the same when there is none. */
  const sendForm = (): Promise<Response> =>
    fetch(`${served.origin}/Q/${served.world.companyB.codes.room}`, {
      method: 'POST',
      headers: { accept: 'text/html', 'accept-language': 'fr' },
      body: 'not even read',
    });
  const storedOf = async (tokens: string[]): Promise<number> => {
    const text = 'select response_token from feedback where response_token = any($1)';
    const asked = { text, values: [tokens] };
    const { world, database } = served;
    const rows = await Promise.all(
      [world.companyA.id, world.companyB.id].map((id) => database.statement('app', id, asked)),
    );
    return rows.flat().length;
  };

  test('sends the surplus away at once, leaves each company room, and stores all that it took', async () => {
    held = Promise.withResolvers();
    const { companyA, companyB } = served.world;
    const tokens = Array.from({ length: 40 }, () => randomUUID());
    const answers = tokens.map((token) => submit(companyA.codes.room, token));
    // One company alone can't take everything: these come back while the others wait.
    const refused = await firstSettled(answers, tokens.length - SHARE);
    for (const { status, headers, body } of refused) {
      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'overloaded' } });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const others = Array.from({ length: CAPACITY - SHARE }, () => randomUUID());
    const taken = others.map((token) => submit(companyB.codes.room, token));
    await expect.poll(async () => (await sendForm()).status).toBe(503);
    // Now nobody is let in, before anything is read, in the words of the caller.
    const late = await submit(companyB.codes.room, randomUUID(), { 'preferred-language': 'de' });
    expect(late).toMatchObject({ status: 503, body: { code: 'overloaded', title: 'Der Server ist ausgelastet' } });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    const form = await sendForm();
    expect([form.status, form.headers.get('content-language')]).toEqual([503, 'fr']);
    expect(await form.text()).toContain('<html lang="fr">');

    held.resolve();
    held = null;
    const accepted = [...(await Promise.all(answers)), ...(await Promise.all(taken))].filter(
      ({ status }) => status === 200,
    );
    expect(accepted).toHaveLength(CAPACITY);
    expect(await storedOf([...tokens, ...others])).toBe(CAPACITY);
    // Whoever was sent away comes again.
    const again = await Promise.all(tokens.slice(0, SHARE).map((token) => submit(companyA.codes.room, token)));
    expect(again.map(({ status }) => status)).toEqual(Array.from({ length: SHARE }, () => 200));
  });
});

/** The first so many answers that come, in the order in which they come. */
async function firstSettled(answers: Promise<CallAnswer>[], count: number): Promise<CallAnswer[]> {
  const come: CallAnswer[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const answer of answers)
      answer.then((one) => {
        come.push(one);
        if (come.length === count) resolve();
      }, reject);
  });
  return come.slice(0, count);
}

test('a place is free again when its work has failed', async () => {
  const admission = createAdmission({ capacity: 1 });
  const failing = admission.run(1, () => Promise.reject(new Error('failed')));
  await expect(failing).rejects.toThrow('failed');
  expect(await admission.run(1, () => Promise.resolve('done'))).toBe('done');
});

test('work beyond what runs and waits is refused, and the rest is done in turn', async () => {
  const slots = createSemaphore({ atOnce: 1, waiting: 1 });
  const first = Promise.withResolvers<string>();
  const running = slots.run(() => first.promise);
  const next = slots.run(() => Promise.resolve('next'));
  await expect(slots.run(() => Promise.resolve('too many'))).rejects.toMatchObject({ code: 'overloaded', status: 503 });
  first.resolve('first');
  expect([await running, await next]).toEqual(['first', 'next']);
  await expect(slots.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await slots.run(() => Promise.resolve('again'))).toBe('again');
});
