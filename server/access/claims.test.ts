import { expect, test } from 'vitest';
import config from '../../feedtree.config.ts';
import { claims } from './claims.ts';

test('the server says what each claim means that a schema may name, and no other', () => {
  const names: string[] = [...config.claims.one, ...config.claims.many];
  expect(Object.keys(claims).toSorted()).toEqual(names.toSorted());
});
