import { createMongoAbility } from '@casl/ability';
import { describe, expect, test } from 'vitest';
import type { AppAbility } from '../../providers/ability.ts';
import type { UserData } from '../../providers/user-data.ts';
import { aUser } from '../../test/fake-api.ts';
import { judge, paths } from '../../entities/guard.ts';
import { screens } from './screens.ts';

const routes = screens.map(({ path, access }) => ({ path: path.replace(':id', '12'), access }));

const subjects = (...names: string[]) => names.map((subject) => ({ action: 'read', subject }));

/** Who comes by: the user data, and the subjects that are his by section 6 of the specification. */
const visitors: Record<string, { user: UserData | null; may: string[]; landing: string }> = {
  anonymous: { user: null, may: ['Auth'], landing: '/login' },
  superadmin: {
    user: { ...aUser, role: 'superadmin' },
    may: ['login_user', 'admin', 'support_management'],
    landing: '/',
  },
  admin: {
    user: aUser,
    may: [
      'login_user',
      'client',
      'support_management',
      'return_url_management',
      'customer_admin_management',
      'feedback_management',
      'ACL',
    ],
    landing: '/',
  },
  newAdmin: { user: aUser, may: ['login_user', 'client', 'clientregister'], landing: '/register/planselect' },
  clerk: { user: { ...aUser, is_admin: false }, may: ['login_user', 'client', 'feedback_management'], landing: '/' },
};

function visit(name: string, pathname: string) {
  const visitor = visitors[name];
  if (visitor === undefined) throw new Error(`There is no visitor '${name}'.`);
  const ability = createMongoAbility<AppAbility>(subjects(...visitor.may));
  const verdict = judge({ pathname, user: visitor.user, ability }, screens);
  return verdict.kind === 'pass' ? 'pass' : verdict.to;
}

/** The rules of section 2, said once more: public passes; sign-in pages are for strangers; else the ability decides. */
function expected(name: string, { access, path }: (typeof routes)[number]): string {
  const visitor = visitors[name];
  if (visitor === undefined) throw new Error(`There is no visitor '${name}'.`);
  if (access === 'public') return 'pass';
  if (access === 'Auth' && visitor.user !== null) return visitor.landing === path ? 'pass' : visitor.landing;
  if (visitor.may.includes(access)) return 'pass';
  return visitor.user === null ? '/login' : '/not-authorized';
}

describe.each(Object.keys(visitors))('%s', (name) => {
  test.each(routes.filter(({ path }) => path !== paths.setUpTwoFactor))('at $path ($access)', (route) => {
    expect(visit(name, route.path)).toBe(expected(name, route));
  });
});

test('no address is there twice', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

describe('other addresses', () => {
  test.each(['/nowhere', '/admin', '/customersx', '/plans/3', '//evil.example', '/error-404/x'])(
    '%s is not found',
    (path) => {
      for (const name of Object.keys(visitors)) expect(visit(name, path), name).toBe('/error-404');
    },
  );

  test.each(['/plan/12/subplan/3/edit', '/general_definitions/currency/create', '/customers/12/'])(
    '%s has the rule of the screen that it is a part of',
    (path) => {
      expect(visit('superadmin', path)).toBe('pass');
      expect(visit('admin', path)).toBe('/not-authorized');
      expect(visit('anonymous', path)).toBe('/login');
    },
  );
});

describe('who must set two-factor login up first', () => {
  const ability = createMongoAbility<AppAbility>([]);
  const visitAs = (user: UserData | null, pathname: string) => judge({ pathname, user, ability }, screens);
  const owing = { ...aUser, owes_two_factor: true };
  const SET_UP = paths.setUpTwoFactor;

  test.each(
    [...routes.map(({ path }) => path), '/nowhere', '/account'].filter(
      (path) => path !== '/logout' && path !== paths.setUpTwoFactor,
    ),
  )('is led there from %s', (path) => {
    expect(visitAs(owing, path)).toEqual({ kind: 'redirect', to: SET_UP });
  });

  test('sees that page, and can log out', () => {
    for (const path of [SET_UP, '/logout']) expect(visitAs(owing, path), path).toEqual({ kind: 'pass' });
    expect(visitAs(null, SET_UP)).toEqual({ kind: 'redirect', to: '/login' });
  });
});

test('an unknown role is left at the login', () => {
  // Such a role comes from no server of ours, only from a storage that somebody edited.
  const user: UserData = JSON.parse(JSON.stringify({ ...aUser, role: 'auditor' }));
  const ability = createMongoAbility<AppAbility>(subjects('login_user'));
  expect(judge({ pathname: '/login', user, ability }, screens)).toEqual({ kind: 'pass' });
  expect(judge({ pathname: '/register', user, ability }, screens)).toEqual({ kind: 'redirect', to: '/login' });
});
