import { expect, test } from 'vitest';
import { objectName } from './names.ts';

test.each([
  { table: 'feedback', columns: ['node_id'], suffix: 'fkey', expected: 'feedback_node_id_fkey' },
  { table: 'feedback', columns: ['node_id', 'created_at'], suffix: 'idx', expected: 'feedback_node_id_created_at_idx' },
  { table: 'feedback', columns: [], suffix: 'pkey', expected: 'feedback_pkey' },
] as const)('$expected says what it is', ({ table, columns, suffix, expected }) => {
  expect(objectName(table, [...columns], suffix)).toBe(expected);
});

test('a name that PostgreSQL would cut off keeps its beginning and its end, and stays apart from its neighbors', () => {
  const table = 'a_table_with_a_name_of_fortyeight_characters_yes';
  const one = objectName(table, ['some_column_one'], 'key');
  const other = objectName(table, ['some_column_two'], 'key');
  expect(one).toBe('a_table_with_a_name_of_fortyeight_characters_yes_s_8259767a_key');
  expect(one).toHaveLength(63);
  expect(other).not.toBe(one);
});
