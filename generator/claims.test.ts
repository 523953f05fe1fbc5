import { expect, test } from 'vitest';
import { claims } from '../server/access/claims.ts';
import { listClaims, scalarClaims } from './claims.ts';

test('the server says what each claim means that a schema may name, and no other', () => {
  const names: string[] = [...scalarClaims, ...listClaims];
  expect(Object.keys(claims).toSorted()).toEqual(names.toSorted());
});
