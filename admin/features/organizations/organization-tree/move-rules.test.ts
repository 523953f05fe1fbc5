import { expect, test } from 'vitest';
import { dropViolation } from './move-rules.ts';
import { aUnit } from './test-units.ts';

const unit = aUnit({ id: 12, parent_id: 1, path: '/1/12/' });

test.each([
  ['itself', aUnit({ id: 12, path: '/1/12/' }), 'itself'],
  ['what lies below it', aUnit({ id: 40, parent_id: 12, path: '/1/12/40/', rights: ['node_create'] }), 'below_itself'],
  ['where it is', aUnit({ id: 1, path: '/1/', rights: ['node_create'] }), 'there_already'],
  ['a unit that may get no others', aUnit({ id: 13, path: '/1/13/', rights: ['node_edit'] }), 'no_right'],
  ['a unit whose path begins alike', aUnit({ id: 121, path: '/1/121/', rights: ['node_create'] }), null],
] as const)('a unit on %s', (_, target, violation) => {
  expect(dropViolation(unit, target)).toBe(violation);
});
