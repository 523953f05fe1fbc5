import { expect, test } from 'vitest';
import { aUnit } from './test-units.ts';
import { isOffered } from './unit.ts';

const unit = aUnit({ id: 1, rights: ['node_edit', 'node_delete', 'qr_edit', 'feedback_read'] });

test.each([
  ['node_edit', true, false],
  ['qr_edit', true, false],
  ['node_delete', true, true],
  ['feedback_read', true, true],
  ['node_create', false, false],
] as const)('%s is offered: %s, and beyond the plan: %s', (right, within, beyond) => {
  expect(isOffered(unit, right)).toBe(within);
  expect(isOffered({ ...unit, is_over_limit: true }, right)).toBe(beyond);
});
