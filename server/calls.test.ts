import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serveWorld } from './test/scenarios.ts';

interface ListedCall {
  method: string;
  path: string;
  answered: boolean;
}

const calls = readFileSync(new URL('./test/calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^(~ )?(GET|POST|PATCH|DELETE) /.test(line))
  .map((line): ListedCall => {
    const [method = '', path = ''] = line.replace('~ ', '').split(' ');
    return { method, path, answered: !line.startsWith('~') };
  });

describe('the calls of the product', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serveWorld();
  });
  afterAll(() => served.close());

  const registered = (): Set<string> =>
    new Set(
      [...served.app.operations.values()].map(({ method, path }) => `${method} /${path.replace(/:\w+/g, '{id}')}`),
    );

  test('the list is whole', () => {
    expect(calls.length).toBe(151);
  });

  test.each(calls)('$method $path', ({ method, path, answered }) => {
    expect(registered().has(`${method} ${path.replace(/\/$/, '')}`)).toBe(answered);
  });

  test('none of the answered ones is a 404 or 405 to anybody', async () => {
    for (const { method, path } of calls.filter(({ answered }) => answered)) {
      const { status } = await served.call({ method, path: path.slice(1).replace('{id}', '1') });
      expect({ method, path, unknown: status === 405 || status >= 500 }).toEqual({ method, path, unknown: false });
    }
  });
});
