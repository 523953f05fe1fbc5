import { describe, expect, test } from 'vitest';
import { createRegistry, type Operation, RegistryError } from './registry.ts';
import { createRouteTable } from './routes/route-table.ts';

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

describe('the operation registry', () => {
  test('refuses two operations of one id', () => {
    expect(() => createRegistry([operation('a.list', 'a'), operation('a.list', 'b')])).toThrow(RegistryError);
  });

  test('refuses two operations at one address, whatever their parameters are called', () => {
    expect(() => createRegistry([operation('a', 'a/:id'), operation('b', 'a/:other')])).toThrow(/a\/\{\}/);
  });
});

describe('the table of routes', () => {
  const table = (...operations: Operation[]) => createRouteTable(createRegistry(operations), ({ id }) => id);

  test('finds an operation by its address and method, with its parameters', () => {
    const { find } = table(operation('detail', 'plan/:id'), operation('file', 'plan/:id/file/:name'));
    expect(find('plan/7', 'GET')?.matched).toEqual({ target: 'detail', parameters: { id: '7' } });
    expect(find('plan/7/', 'HEAD')?.matched?.target).toBe('detail');
    expect(find('plan/7/file/a%20b', 'GET')?.matched?.parameters).toEqual({ id: '7', name: 'a b' });
    expect(find('plan/%E0%A4%A/file/x', 'GET')?.matched?.parameters).toEqual({ id: '%E0%A4%A', name: 'x' });
  });

  test.each(['', 'plan', 'plan/', 'plan//', 'plan/7/file', 'plan/7//', 'Plan/7', '__proto__', 'plan/7/constructor'])(
    'leads nowhere from "%s"',
    (path) => expect(table(operation('detail', 'plan/:id')).find(path, 'GET')).toBeNull(),
  );

  test('tries a fixed path before one with a parameter, and goes on with that for another method', () => {
    const posted = { ...operation('posted', 'plan/:id'), method: 'POST' as const };
    const { find } = table(operation('detail', 'plan/:id'), posted, operation('fixed', 'plan/get_plan'));
    expect(find('plan/get_plan', 'GET')?.matched?.target).toBe('fixed');
    expect(find('plan/get_plan', 'POST')?.matched).toEqual({ target: 'posted', parameters: { id: 'get_plan' } });
  });

  test('tells the methods of an address that is asked by none of them', () => {
    const { find } = table(operation('detail', 'plan/:id'), { ...operation('drop', 'plan/:id'), method: 'DELETE' });
    expect(find('plan/7', 'PUT')).toEqual({ matched: null, allowed: ['HEAD', 'GET', 'DELETE'] });
  });
});
