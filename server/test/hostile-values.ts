/** Values that break naive code. */

/** For any field of any entity. */
export const HOSTILE: readonly unknown[] = [
  '',
  'x'.repeat(20_000),
  'a\0',
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  true,
  null,
  [],
  {},
  [[]],
  { $ne: 1 },
  ["'; drop table customer; --"],
  'javascript:alert(1)',
  '9999-99-99',
  '2020-02-31T25:61:00Z',
  '{{7*7}}',
  '../../etc/passwd',
];
