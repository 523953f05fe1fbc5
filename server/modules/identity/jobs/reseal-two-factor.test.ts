/** Another SESSION_SECRET, with the one before beside it: apps of two-factor login go on, and are sealed anew. */
import { beforeEach, expect, test } from 'vitest';
import { TEST_SECRET } from '../../../test/world.ts';
import { servedWorld } from '../../../test/scenarios.ts';
import { codeClock, twoFactorOf } from '../../../test/two-factor.ts';
import { createTwoFactorSeal, placeOf } from '../session/take-code.ts';
import { resealTwoFactor, startResealing } from './reseal-two-factor.ts';

const BEFORE = Buffer.from('the secret of the server that was there before');
const clock = codeClock();
const served = await servedWorld({ now: clock.now, formerSessionSecret: BEFORE });
const people = twoFactorOf(served, clock);
const NAMES = ['nobody', 'adminB'];
const secrets = { sessionSecret: TEST_SECRET, formerSessionSecret: BEFORE };
const present = createTwoFactorSeal(TEST_SECRET);

const stored = async (name: string): Promise<string> => {
  const [row] = await people.asSession<{ secret: string }>(name, 'select secret from two_factor where user_id = $1', [
    people.principal(name).userId,
  ]);
  return row?.secret ?? '';
};
/** As a server of before has stored it. */
async function sealBefore(name: string, secret: string, server = BEFORE): Promise<void> {
  const { companyId, userId } = people.principal(name);
  const sealed = createTwoFactorSeal(server).close(secret, placeOf({ companyId, userId }));
  await people.asSession(name, 'update two_factor set secret = $2 where user_id = $1', [userId, sealed]);
}
const opens = async (name: string): Promise<string | null> => {
  const { companyId, userId } = people.principal(name);
  return present.open(await stored(name), placeOf({ companyId, userId }));
};

let apps: string[] = [];
beforeEach(async () => {
  apps = [];
  for (const name of NAMES) {
    await people.reset(name);
    apps.push(await people.setUp(await people.signIn(name)));
  }
});

test('what the secret of before has sealed still counts at the login', async () => {
  await sealBefore('nobody', apps[0] ?? '');
  expect(await opens('nobody')).toBeNull();
  const session = await people.signInWithCode('nobody', apps[0] ?? '');
  expect((await people.get('account/userinfo', session.accessToken)).status).toBe(200);
});

test('it is sealed anew, company by company, and what is sealed with the one of now stays as it is', async () => {
  await sealBefore('nobody', apps[0] ?? '');
  const untouched = await stored('adminB');
  const total = { sealed: 0, lost: 0 };
  for (let after: number | null = 0; after !== null;) {
    const { last, sealed, lost } = await resealTwoFactor(served.world.database, secrets, after, 1);
    total.sealed += sealed;
    total.lost += lost;
    after = last;
  }
  expect(total).toEqual({ sealed: 1, lost: 0 });
  expect(await opens('nobody')).toBe(apps[0]);
  expect(await stored('adminB')).toBe(untouched);
});

test('what neither of them opens is counted and left', async () => {
  await sealBefore('adminB', apps[1] ?? '', Buffer.from('a secret that nobody has any longer'));
  const foreign = await stored('adminB');
  expect(await resealTwoFactor(served.world.database, secrets, 0)).toEqual({ sealed: 0, lost: 1, last: null });
  expect(await stored('adminB')).toBe(foreign);
});

test('the server does it where the secret of before is set, tells how many, and else not at all', async () => {
  for (const [at, name] of NAMES.entries()) await sealBefore(name, apps[at] ?? '');
  const told: object[] = [];
  const log = {
    error: (_message: string, { error }: { error: unknown }) => told.push({ error }),
    warn: (message: string) => told.push({ message }),
    info: (_message: string, details: Record<string, unknown>) => told.push(details),
  };
  expect(startResealing(served.world.database, { sessionSecret: TEST_SECRET }, log)).toEqual([]);
  const loops = startResealing(served.world.database, secrets, log);
  await expect.poll(() => told).toEqual([{ sealed: 2, lost: 0 }]);
  await Promise.all(loops.map((loop) => loop.stop()));
  expect(await Promise.all(NAMES.map(opens))).toEqual(apps);
});
