import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditActionNames, auditActionOf, kinds } from './audit-actions.ts';

interface AuditTexts {
  actions: Record<string, string>;
  kinds: Record<string, string>;
}

const texts = JSON.parse(readFileSync(new URL('../../../../i18n/en.json', import.meta.url), 'utf8')) as {
  app: { account: { audit: AuditTexts } };
};
const { audit } = texts.app.account;

test('each action has a sentence and each sentence an action; what names a target ends with a colon', () => {
  expect(Object.keys(audit.actions).sort()).toEqual([...auditActionNames].sort());
  for (const operation of ['create', 'patch', 'delete', 'login', 'paid', 'two_factor_on', 'unheard of']) {
    const { name, isWhole = false } = auditActionOf(operation);
    expect(audit.actions[name]?.endsWith(':'), operation).toBe(!isWhole);
  }
});

test.each(['password_set', 'password_link_requested', 'login_failed', 'password_refused', 'code_refused'])(
  '%s has no actor, so its entry names whose account it was',
  (operation) => {
    expect(auditActionOf(operation).isWhole).toBeUndefined();
    expect(audit.actions[auditActionOf(operation).name]).toMatch(/:$/);
  },
);

test('who changed the own password is named as the actor alone', () => {
  expect(auditActionOf('password_changed')).toMatchObject({ name: 'password_set', isWhole: true });
});

test('what nobody has named changed something', () => {
  expect(auditActionOf('set_global').name).toBe('changed');
});

test('kinds have names, and the log can be narrowed to each', () => {
  expect(Object.keys(audit.kinds).sort()).toEqual(Object.keys(kinds).sort());
  for (const { operation = [], entity = [] } of Object.values(kinds))
    expect(operation.length + entity.length).toBeGreaterThan(1);
  expect(kinds['security']?.operation).toEqual(expect.arrayContaining(['login', 'logout', 'two_factor_off']));
});
