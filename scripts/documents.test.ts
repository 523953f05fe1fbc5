/** README and docs/: what they lead to is there, and the commands that they name are those of the project. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { project } from './front-ends.ts';

const read = (file: string): string => fs.readFileSync(path.join(project, file), 'utf8');
const documents = [
  'README.md',
  ...fs
    .readdirSync(path.join(project, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.split(path.sep).join('/')}`),
];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('the README is short enough to be read', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThan(10_000);
});

test.each(documents)('%s leads to what is there', (document) => {
  const links = found(read(document), /\]\(([^)#\s]+)[^)]*\)/g).filter((link) => !/^[a-z]+:/.test(link));
  const missing = links.filter((link) => !fs.existsSync(path.join(project, path.dirname(document), link)));
  expect(missing).toEqual([]);
});

/** Names such as `server/kernel/read.ts` or `admin/ui`; not those with a place to fill in. */
const PATH = /`((?:admin|bench|docs|generator|public-app|schemas|scripts|server|shared)\/[\w./-]+)`/g;

test.each(documents)('%s names files and folders that there are', (document) => {
  const missing = found(read(document), PATH).filter(
    (name) => !['', '.ts', '.schema.json'].some((ending) => fs.existsSync(path.join(project, name + ending))),
  );
  expect(missing).toEqual([]);
});

test('every command that is named is one, and every one is named', () => {
  const named = new Set(documents.flatMap((document) => found(read(document), /`npm (?:run )?([a-z][\w:-]*)/g)));
  // Of npm itself, in the steps of an upgrade and of a peer that is measured.
  for (const own of ['ci', 'install', 'run']) named.delete(own);
  expect([...named].filter((name) => !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});
