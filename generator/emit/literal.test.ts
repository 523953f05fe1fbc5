import { describe, expect, test } from 'vitest';
import { printLiteral, printText } from './literal.ts';
import { camelCase, pascalCase } from './names.ts';

/** What node reads out of the printed source. */
function evaluate(source: string): Promise<{ default: unknown }> {
  return import(`data:text/javascript,${encodeURIComponent(`export default ${source}`)}`);
}

describe('a literal', () => {
  const values: unknown[] = [
    null,
    true,
    -1.5,
    'plain',
    "it's",
    'say "so"',
    `both ' and "`,
    'back\\slash\nline\u2028end',
    [],
    {},
    { 'x-y': 1, $in: [1, 2], nested: { list: Array.from({ length: 40 }, (_, index) => `item ${index}`) } },
  ];

  test.each(values)('reads back as %j', async (value) => {
    expect((await evaluate(`(${printLiteral(value)})`)).default).toEqual(value);
  });

  test('is one line while it fits, and a member a line when it does not', () => {
    expect(printLiteral({ a: [1, 'b'], 'c-d': {} })).toBe("{ a: [1, 'b'], 'c-d': {} }");
    const long = printLiteral({ names: Array.from({ length: 30 }, () => 'abcdefgh') });
    expect(long.split('\n')).toHaveLength(34);
    expect(long.split('\n').every((line) => line.length <= 120)).toBe(true);
  });

  test('leaves out what is undefined', () => {
    expect(printLiteral({ a: undefined, b: 1 })).toBe('{ b: 1 }');
  });

  test('counts what stands before it on its line', () => {
    const value = { text: 'x'.repeat(100) };
    expect(printLiteral(value)).not.toContain('\n');
    expect(printLiteral(value, 0, 30)).toContain('\n');
  });
});

test('a text is quoted so that it needs the fewest escapes', () => {
  expect(printText('a')).toBe("'a'");
  expect(printText("it's")).toBe('"it\'s"');
  expect(printText('say "so"')).toBe(`'say "so"'`);
});

test('names of code come from ids', () => {
  expect([camelCase('node_user_access'), pascalCase('qr_code_group'), camelCase('plan')]).toEqual([
    'nodeUserAccess',
    'QrCodeGroup',
    'plan',
  ]);
});
