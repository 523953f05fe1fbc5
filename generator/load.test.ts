import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { load } from './load.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'load-'));
});
afterEach(async () => rm(root, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

test('each file goes where it belongs, sorted by path', async () => {
  await put('package.json', '{"name":"shop"}');
  await put('shop.config.ts', "export default { product: 'Shop' };");
  await put('schemas/dialect.schema.json', '{}');
  await put('schemas/common.schema.json', '{}');
  await put('schemas/roles.json', '{}');
  await put('schemas/b/two.schema.json', '{"two":2}');
  await put('schemas/a/one.schema.json', '{}');
  await put('schemas/a/notes.json', '{}');
  await put('schemas/documents/theme.schema.json', '{}');
  await put('shared/i18n/labels/de.json', '{"a":"b"}');
  const sources = await load(root);
  expect(sources.problems).toEqual([]);
  expect(sources.config).toEqual({ product: 'Shop' });
  expect(sources.entities).toEqual([
    { path: 'schemas/a/one.schema.json', value: {} },
    { path: 'schemas/b/two.schema.json', value: { two: 2 } },
  ]);
  expect(sources.documents.map(({ path }) => path)).toEqual(['schemas/documents/theme.schema.json']);
  expect(sources.labels).toEqual({ de: { path: 'shared/i18n/labels/de.json', value: { a: 'b' } } });
});

test('files that are missing and files that are not JSON are problems, all of them', async () => {
  await put('schemas/roles.json', '{"roles": ]}');
  await put('schemas/a/one.schema.json', '');
  const { problems, entities, roles } = await load(root);
  expect(problems.map(({ file }) => file).toSorted()).toEqual([
    'package.json',
    'schemas/a/one.schema.json',
    'schemas/common.schema.json',
    'schemas/roles.json',
  ]);
  expect(problems.find(({ file }) => file === 'schemas/roles.json')?.message).toMatch(/^The file is not JSON: .*']'/);
  expect(problems.find(({ file }) => file === 'schemas/common.schema.json')?.message).toBe('The file is missing.');
  expect([entities, roles]).toEqual([[], undefined]);
});

test('a key that an object has twice is a problem at its place; the same key elsewhere is none', async () => {
  await put('schemas/roles.json', '{"a": {"b": [{"c": 1, "d": {"c": 2}, "c": 3}], "x/y": 1, "x/y": {"a": 4}}}');
  const { problems, roles } = await load(root);
  const of = problems.filter(({ file }) => file === 'schemas/roles.json');
  expect(of.map(({ pointer, message, hint }) => [pointer, message, hint])).toEqual([
    ['/a/b/0/c', "The key 'c' stands here twice, and only the last one counts.", 'Take one of the two out.'],
    ['/a/x~1y', "The key 'x/y' stands here twice, and only the last one counts.", 'Take one of the two out.'],
  ]);
  expect(roles).toBeDefined();
});
