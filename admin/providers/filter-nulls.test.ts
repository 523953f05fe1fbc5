import { expect, test } from 'vitest';
import { fromWire, toWire } from './filter-nulls.ts';

test.each([
  [
    { read_at: [null], status: ['new'] },
    { read_at: null, status: ['new'] },
  ],
  [
    { assignee_id: 7, tag_ids: [] },
    { assignee_id: 7, tag_ids: [] },
  ],
  [{ assignee_id: [null, 7] }, { assignee_id: [null, 7] }],
  [{}, {}],
])('the filter %j goes to the API as %j and comes back', (kept, wire) => {
  expect(toWire(kept)).toEqual(wire);
  expect(fromWire(wire)).toEqual(kept);
});

test.each([undefined, null, 'q', []])('no filter, such as %j, is an empty one', (filter) => {
  expect(toWire(filter)).toEqual({});
});
