import Router from '@koa/router';
import { describe, expect, test } from 'vitest';
import { createRegistry, type Operation, RegistryError } from './registry.ts';
import { assertRegistered, createRouters } from './routes/router.ts';

const operation = (id: string, path: string): Operation => ({
  id,
  method: 'GET',
  path,
  summary: id,
  access: { roles: ['anonymous'] },
  input: {},
  output: null,
  rate: 'read',
  audit: 'none',
  handler: async () => ({ body: null }),
});
const noPipeline = () => async () => undefined;

describe('the operation registry', () => {
  test('refuses two operations of one id', () => {
    expect(() => createRegistry([operation('a.list', 'a'), operation('a.list', 'b')])).toThrow(RegistryError);
  });

  test('refuses two operations at one address, whatever their parameters are called', () => {
    expect(() => createRegistry([operation('a', 'a/:id'), operation('b', 'a/:other')])).toThrow(/a\/\{\}/);
  });

  test('the server refuses to start with a route that is not in it', () => {
    const registry = createRegistry([operation('a.list', 'a')]);
    const routers = createRouters(registry, noPipeline);
    expect(() => assertRegistered(routers, registry)).not.toThrow();
    routers.get('a')?.get('back-door', '/back-door', noPipeline());
    expect(() => assertRegistered(routers, registry)).toThrow(/back-door/);
    expect(() => assertRegistered(new Map([['b', new Router().get('/unnamed', noPipeline())]]), registry)).toThrow(
      RegistryError,
    );
  });

  test('a fixed path is tried before one with a parameter', () => {
    const registry = createRegistry([operation('detail', 'plan/:id'), operation('fixed', 'plan/get_plan')]);
    const matched = createRouters(registry, noPipeline).get('plan')?.match('/api/plan/get_plan', 'GET');
    expect(matched?.pathAndMethod[0]?.name).toBe('fixed');
  });
});
