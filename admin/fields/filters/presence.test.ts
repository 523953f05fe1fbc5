import { expect, test } from 'vitest';
import { askingFor, presenceOf } from './presence.ts';

const after = (
  values: object,
  ...change: Parameters<typeof askingFor> extends [unknown, ...infer Rest] ? Rest : never
) => {
  const merged = { ...values, ...askingFor({ ...values }, ...change) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
};

test('several fields are asked for at once, each is taken back by itself, and what else there is stays', () => {
  const logo = after({ q: 'a', not: [{ status: 'new' }] }, 'logo', 'filled');
  expect(logo).toEqual({ q: 'a', not: [{ status: 'new' }, { logo: null }] });
  const both = after(logo, 'plan', 'filled');
  expect(['logo', 'plan', 'status'].map((source) => presenceOf(both, source))).toEqual(['filled', 'filled', undefined]);
  const turned = after(both, 'logo', 'empty');
  expect(turned).toEqual({ q: 'a', not: [{ status: 'new' }, { plan: null }, { not: [{ logo: null }] }] });
  expect([presenceOf(turned, 'logo'), presenceOf({ logo: null }, 'logo')]).toEqual(['empty', 'empty']);
  expect(after(after(turned, 'logo', undefined), 'plan', undefined)).toEqual({ q: 'a', not: [{ status: 'new' }] });
  expect(after({ not: [{ logo: null }] }, 'logo', undefined)).toEqual({});
});

test('what asks more than that is none of it', () => {
  expect(presenceOf({ not: [{ logo: null, status: 'new' }] }, 'logo')).toBeUndefined();
  expect(presenceOf({ not: 'logo' }, 'logo')).toBeUndefined();
});
