/** The ears of a test's users; those that a test opened are closed when it ends. */
import { afterEach } from 'vitest';
import type { Served } from '../../../test/scenarios.ts';
import { type Ear, openEar } from './ear.ts';

export interface Ears {
  /** All that were opened in this test. */
  open: Ear[];
  listenAs(as: string, headers?: Record<string, string>): Promise<Ear>;
  /** Listens, and is known to. */
  listening(as: string): Promise<Ear>;
}

export function createEars(served: () => Served): Ears {
  const open: Ear[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((ear) => ear.close()));
  });
  async function listenAs(as: string, headers = {}): Promise<Ear> {
    const { origin, world } = served();
    const ear = await openEar(`${origin}/api/account/events`, { ...(await world.authorization(as)), ...headers });
    open.push(ear);
    return ear;
  }
  async function listening(as: string): Promise<Ear> {
    const ear = await listenAs(as);
    await ear.next('ready');
    return ear;
  }
  return { open, listenAs, listening };
}
