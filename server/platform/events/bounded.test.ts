/** What streams of events may take of a server: so many of them, and so much that gathers. */
import { describe, expect, test } from 'vitest';
import { createAbilities } from '../../access/abilities.ts';
import { anonymous, signedIn } from '../../access/principal.ts';
import { createScope } from '../../access/scope.ts';
import { Problem } from '../../errors.ts';
import { rules } from '../../generated/rules.ts';
import { foldCounters } from '../../modules/insight/jobs/fold-counters.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { insertRow } from '../../test/world.ts';
import { createEvents } from './hub.ts';
import { createEventClients } from './test/event-clients.ts';

const served = await servedWorld({ eventLimits: { gatherMs: 20, beatMs: 100, perUser: 3 } });

const { listenAs, listening } = createEventClients(() => served);

describe('what is bounded', () => {
  test('streams of one user: the newest win, and the one that gives way is told so', async () => {
    const opened = [];
    for (let at = 0; at < 4; at++) opened.push(await listening('feedback_create'));
    const [oldest, ...newer] = opened;
    await oldest?.next('replaced');
    await oldest?.ended;
    expect(newer.map(({ received }) => received.map(({ kind }) => kind))).toEqual([['ready'], ['ready'], ['ready']]);
  });

  test('no reloads: each opens a stream, whether the one before is known to be gone or not', async () => {
    const statuses = [];
    for (let at = 0; at < 60; at++) {
      const client = await listenAs('feedback_read');
      statuses.push(client.status);
      if (at % 2 === 0) await client.close();
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('streams of one company, so that it leaves room for the others', async () => {
    const { database, world } = served;
    const log = { error: () => undefined };
    const scope = createScope({ abilities: createAbilities(rules) });
    const events = createEvents({ database, scope, log, limits: { perCompany: 1 } });
    const room = (as: string) => () => events.requireRoom(principalOf(as));
    const principalOf = (as: string) => signedIn(world.principals[as] ?? anonymous);
    const outlet = { send: () => true, beat: () => true, end: () => undefined };
    const stop = await events.subscribe(principalOf('feedback_read'), outlet, undefined);
    expect(room('adminA')).toThrow(Problem);
    expect(room('adminB')).not.toThrow();
    expect(room('feedback_read')).not.toThrow();
    stop();
    expect(room('adminA')).not.toThrow();
    await events.stop();
  });

  test('what is gathered: of a storm each hears that he should ask again', async () => {
    const { companyA } = served.world;
    const client = await listening('adminA');
    await served.database.withTenant('app', companyA.id, async (transaction) => {
      for (let at = 0; at < 20; at++) {
        const ids = Array.from({ length: 300 }, (_, one) => at * 300 + one + 1);
        const payload = JSON.stringify({ company: companyA.id, kind: 'changed', ids });
        await transaction.query({ text: "select pg_notify('feedtree_events', $1)", values: [payload] });
      }
    });
    await client.next('resync');
  });

  test.each([
    '',
    'x',
    '{}',
    '[]',
    '{"company":1,"kind":"told"}',
    '{"company":1,"kind":"added"}',
    '{"company":1,"kind":"changed","ids":"1"}',
  ])('a message that is none of ours is not received: %s', async (payload) => {
    const { companyA } = served.world;
    const client = await listening('adminA');
    const notify = {
      text: "select pg_notify('feedtree_events', $1)",
      values: [payload.replace('1', String(companyA.id))],
    };
    await served.database.statement('app', companyA.id, notify);
    await insertRow(served.database, companyA.id, 'node_day_delta', {
      node_id: companyA.nodes.room,
      day: '2026-01-01',
      answers: 1,
      open: 1,
    });
    await foldCounters(served.database);
    await client.next('added');
    expect(client.received.map(({ kind }) => kind)).toEqual(['ready', 'added']);
  });
});
