/** What holds for every operation of the registry, whatever it does. */
import { expect, test } from 'vitest';
import type { Role } from '../access/principal.ts';
import { rules } from '../generated/rules.ts';
import type { Operation } from './registry.ts';
import { servedWorld } from '../test/scenarios.ts';

const served = await servedWorld();

const rolesOf = ({ access }: Operation): readonly Role[] =>
  'roles' in access
    ? access.roles
    : rules
        .filter(({ entity, action }) => entity === access.entity && action === access.action)
        .map(({ role }) => role);

const PRINCIPALS: [Role, string][] = [
  ['anonymous', 'anonymous'],
  ['company_admin', 'adminA'],
  ['superadmin', 'superadmin'],
];

const callerOf = (operation: Operation): string | undefined =>
  PRINCIPALS.find(([role]) => rolesOf(operation).includes(role))?.[1];

/** Something that is an id by its form. */
const pathOf = ({ path }: Operation): string => path.replace(/:\w+/g, '1');

const hasBody = ({ method }: Operation): boolean => method === 'POST' || method === 'PATCH';

/** An answer's status and code where it is not the one that is expected, by operation. */
async function unlike(
  expected: { status: number; code: string },
  call: (operation: Operation) => Promise<{ status: number; body: unknown } | null>,
): Promise<Record<string, unknown>> {
  const others: Record<string, unknown> = {};
  for (const operation of served.app.operations.values()) {
    const answer = await call(operation);
    const { status, code } = { code: undefined, ...(answer?.body as object | undefined), status: answer?.status };
    if (answer && (status !== expected.status || code !== expected.code)) others[operation.id] = answer.body;
  }
  return others;
}

test('somebody unknown is told so before anything of what he sends is looked at', async () => {
  let asked = 0;
  const others = await unlike({ status: 401, code: 'unauthorized' }, async (operation) => {
    if (rolesOf(operation).includes('anonymous')) return null;
    asked += 1;
    const { method } = operation;
    const path = `${pathOf(operation).replace('/1', '/x')}/?no_such_parameter=1`;
    return served.call({ method, path, ...(hasBody(operation) && { body: '{' }) });
  });
  expect(others).toEqual({});
  expect(asked).toBeGreaterThan(100);
});

test('a parameter that an operation does not know is told with its name', async () => {
  const codes = new Set<string>();
  const others = await unlike({ status: 400, code: 'invalid_input' }, async (operation) => {
    const as = callerOf(operation);
    if (as === undefined) throw new Error(`Nobody in this world may call ${operation.id}.`);
    const answer = await served.call({
      as,
      method: operation.method,
      path: `${pathOf(operation)}/?no_such_parameter=1`,
    });
    for (const { pointer, code } of (answer.body as { errors?: { pointer: string; code: string }[] }).errors ?? [])
      if (pointer === '/no_such_parameter') codes.add(code);
    return answer;
  });
  expect(others).toEqual({});
  expect([...codes].toSorted()).toEqual(['no_parameters', 'unknown_parameter']);
});

test.each([
  ['a slip', 'feedback/?filters={}', '/filters', 'misspelled_parameter', /^There .* Did you mean filter\?$/],
  ['a stranger', 'feedback/?per~page=3', '/per~0page', 'unknown_parameter', /^There .* Possible here: sort, range/],
  ['a slip at a row', 'feedback/1/?permision=true', '/permision', 'misspelled_parameter', /Did you mean permissions\?/],
  ['a name without end', `feedback/?${'x'.repeat(500)}=1`, `/${'x'.repeat(64)}`, 'unknown_parameter', /Possible here/],
])('%s is told what there is', async (_what, path, pointer, code, message) => {
  const { body } = await served.call({ as: 'adminA', path });
  expect(body).toMatchObject({ status: 400, errors: [{ pointer, code, message: expect.stringMatching(message) }] });
});
