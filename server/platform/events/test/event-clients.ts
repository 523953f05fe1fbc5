/** The clients of a test's users; those that a test opened are closed when it ends. */
import { afterEach } from 'vitest';
import type { Served } from '../../../test/scenarios.ts';
import { type EventClient, openEventClient } from './event-client.ts';

export interface EventClients {
  /** All that were opened in this test. */
  open: EventClient[];
  listenAs(as: string, headers?: Record<string, string>): Promise<EventClient>;
  /** Listens, and is known to. */
  listening(as: string): Promise<EventClient>;
}

export function createEventClients(served: () => Served): EventClients {
  const open: EventClient[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((client) => client.close()));
  });
  async function listenAs(as: string, headers = {}): Promise<EventClient> {
    const { origin, world } = served();
    const client = await openEventClient(`${origin}/api/account/events`, {
      ...(await world.authorization(as)),
      ...headers,
    });
    open.push(client);
    return client;
  }
  async function listening(as: string): Promise<EventClient> {
    const client = await listenAs(as);
    await client.next('ready');
    return client;
  }
  return { open, listenAs, listening };
}
