/** Each answer that must not tell whether an e-mail is known waits for its step, after the work and not before. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { peopleOf } from '../../../test/accounts.ts';
import { type Served, serveWorld } from '../../../test/scenarios.ts';

const KNOWN = 'nobody@test.example';
const UNKNOWN = 'unknown@nowhere.example';

let served: Served;
/** Steps that began and those that were awaited. */
let steps: { begun: number[]; awaited: number[] };
beforeAll(async () => {
  served = await serveWorld({
    responseTimeQuantizer(step) {
      steps.begun.push(step);
      return () => {
        steps.awaited.push(step);
        return Promise.resolve();
      };
    },
  });
  await peopleOf(served).reset('nobody');
});
beforeEach(() => {
  steps = { begun: [], awaited: [] };
});
afterAll(() => served.close());

const post = (path: string, body: object) => served.call({ method: 'POST', path, body });
const registration = (email: string) => ({
  company_name: 'New',
  full_name: 'New',
  email,
  password: 'Right-1234!',
  accept_terms: true,
  accept_privacy: true,
});

const calls: [path: string, bodyOf: (email: string) => object, status: number][] = [
  ['jwt/login', (email) => ({ email, password: 'Wrong-1234!' }), 401],
  ['account/userlogin', (email) => ({ email, password: 'Wrong-1234!' }), 401],
  ['account/forgetpasswordsendemail', (email) => ({ email }), 204],
  ['account/clientregisterresend', (email) => ({ email }), 204],
  ['jwt/register', registration, 204],
  ['account/clientregister', registration, 204],
];

test.each(calls)('%s waits alike for a known e-mail and an unknown one', async (path, bodyOf, status) => {
  // An administrator has an account, and no password yet.
  for (const email of [KNOWN, UNKNOWN, 'admina@test.example'])
    expect((await post(path, bodyOf(email))).status).toBe(status);
  const [step = 0] = steps.begun;
  expect(step).toBeGreaterThanOrEqual(200);
  expect(steps).toEqual({ begun: [step, step, step], awaited: [step, step, step] });
});

test('who is right is not kept waiting, nor who wrote what no e-mail changes', async () => {
  expect((await post('jwt/login', { email: KNOWN, password: 'Right-1234!' })).status).toBe(200);
  expect((await post('jwt/register', { ...registration(KNOWN), password: 'weak' })).status).toBe(400);
  expect(steps.awaited).toEqual([]);
});
