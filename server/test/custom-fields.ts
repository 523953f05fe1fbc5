/** Fields that companies add (`x-custom`), as their administrators do. */
import { expect, vi } from 'vitest';
import type { CallAnswer, Served } from './scenarios.ts';

export const customOf = ({ body }: CallAnswer) => (body as { custom?: object }).custom;
export const idsOf = ({ body }: CallAnswer) => (body as { id: number }[]).map(({ id }) => id);

/** @param list path and id of the entity that has them */
export function customFieldCalls(served: () => Served, { path, entity }: { path: string; entity: string }) {
  const ask = (as: string, at: string, query: Record<string, unknown> = {}): Promise<CallAnswer> => {
    const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
    return served().call({ as, path: `${at}?${text.join('&')}` });
  };
  const write = (as: string, method: string, at: string, body: object): Promise<CallAnswer> =>
    served().call({ as, method, path: at, body });
  const known = (as: string, key: string) => async (): Promise<boolean> =>
    (await ask(as, path, { fields: [`custom.${key}`] })).status === 200;
  return {
    ask,
    write,
    /** Adds one and waits until the server, which hears of it by itself, knows it; answers its id. */
    async field(as: string, key: string, more: object = {}): Promise<number> {
      const made = await write(as, 'POST', 'customfields', { entity, label: key, key, ...more });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      await vi.waitUntil(known(as, key), { timeout: 60_000, interval: 20 });
      return (made.body as { id: number }).id;
    },
  };
}
