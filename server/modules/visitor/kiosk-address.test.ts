/** Who gets the address of a unit's kiosk, and what it does to the answers that are given there. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { scenarios, servedWorld } from '../../test/scenarios.ts';
import type { World } from '../../test/world.ts';
import { deviceCookie } from './test/device-cookie.ts';

const path = (unit: 'room' | 'branch' | 'otherBranch') => ({
  path: ({ companyA }: World) => `companyorganizationnodes/${companyA.nodes[unit]}/kiosk_address`,
});
const url = (unit: 'room' | 'otherBranch', { companyA }: World): object => ({
  url: expect.stringMatching(new RegExp(`^https://feedback\\.test/Q/${companyA.codes[unit]}\\?kiosk=[\\w-]{22}$`)),
});

scenarios('kiosk_address', [
  {
    name: 'is given to an administrator',
    as: 'adminA',
    ...path('otherBranch'),
    status: 200,
    contains: (world) => url('otherBranch', world),
  },
  {
    name: 'is given to who may edit the unit',
    as: 'node_edit',
    ...path('room'),
    status: 200,
    contains: (world) => url('room', world),
  },
  {
    name: 'takes no id that is none',
    as: 'adminA',
    path: () => 'companyorganizationnodes/x/kiosk_address',
    status: 404,
  },
  {
    name: '(the unit is deleted)',
    as: 'adminA',
    method: 'DELETE',
    path: ({ companyA }) => `companyorganizationnodes/${companyA.nodes.room}`,
    status: 204,
  },
  { name: 'is gone with its unit', as: 'adminA', ...path('room'), status: 404 },
]);

describe('answers of one device', async () => {
  const served = await servedWorld();

  it.each([
    ['at the address of its kiosk are as many people’s', 'own', [false, false]],
    ['with the key of another unit are one person’s', 'foreign', [false, true]],
    ['that only asks for a kiosk are one person’s', 'plain', [false, true]],
  ] as const)('%s', async (_, given, repeats) => {
    const { nodes, codes, id } = served.world.companyA;
    const unit = nodes[given === 'foreign' ? 'branch' : 'room'];
    const { body } = await served.call({ as: 'adminA', path: `companyorganizationnodes/${unit}/kiosk_address` });
    const address = new URL((body as { url: string }).url);
    const kiosk = given === 'plain' ? '1' : address.searchParams.get('kiosk');
    const tokens = [randomUUID(), randomUUID()];
    const tablet = deviceCookie(60_000);
    for (const token of tokens) {
      const sent = await served.call({
        method: 'POST',
        path: 'setsurveyanswer/',
        body: { code: codes.room, answers: { experience: 4 }, response_token: token, kiosk },
        headers: { cookie: tablet },
      });
      expect(sent.status).toBe(200);
    }
    const stored = await served.world.database.statement<{ is_repeat: boolean }>('app', id, {
      text: 'select is_repeat from feedback where response_token = any($1) order by id',
      values: [tokens],
    });
    expect(stored.map(({ is_repeat }) => is_repeat)).toEqual(repeats);
  });
});
