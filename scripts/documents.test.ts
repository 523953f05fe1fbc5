/** README and docs/: what they lead to is there, and what they say to type and to write is taken. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildModel } from '../generator/build-model.ts';
import { check } from '../generator/check.ts';
import { checkDeclarations } from '../generator/check/declarations.ts';
import { readKnownCode } from '../generator/known-code.ts';
import { load } from '../generator/load.ts';
import { type MergePatch, patchSources } from '../generator/test/project.ts';
import { project } from './front-ends.ts';
import { commandsOf, type Snippet, snippetsOf } from './snippets.ts';

const read = (file: string): string => fs.readFileSync(path.join(project, file), 'utf8');
const slashed = (name: string): string => name.split(path.sep).join('/');
const documents = [
  'README.md',
  'AGENTS.md',
  ...fs
    .readdirSync(path.join(project, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${slashed(name)}`),
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

describe('names of files', () => {
  /** Names such as `server/query/plan.ts` or `admin/fields`; not those with a place to fill in. */
  const FROM_THE_TOP =
    /`((?:admin|bench|docs|examples|generator|public-app|schemas|scripts|server|shared)\/[\w./-]+)`/g;
  /** Names such as `kernel/policy.ts`, and `resolve.ts` beside another one. */
  const BY_ENDING = /`(\w[\w./-]*\.(?:cjs|css|json|mjs|sql|tsx?|yaml))`/g;
  /** Files that the cookbook makes. */
  const COOKED = /`schemas\/company\/supplier(?:_address|_order)?\.(?:schema|access)\.json`/g;
  const known = [
    'admin',
    'bench',
    'docs',
    'examples',
    'generator',
    'public-app',
    'schemas',
    'scripts',
    'server',
    'shared',
  ].flatMap((folder) =>
    fs
      .readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${slashed(name)}`),
  );
  known.push(...fs.readdirSync(project));

  test.each(documents)('are right in %s', (document) => {
    const text = document === 'docs/cookbook.md' ? read(document).replaceAll(COOKED, '') : read(document);
    const missing = found(text, FROM_THE_TOP).filter(
      (name) => !['', '.ts', '.schema.json'].some((ending) => fs.existsSync(path.join(project, name + ending))),
    );
    const unknown = found(text, BY_ENDING).filter((name) => !known.some((file) => `/${file}`.endsWith(`/${name}`)));
    expect([...missing, ...unknown]).toEqual([]);
  });
});

describe('commands', () => {
  /** Of npm itself: in the steps of an upgrade and of a peer that is measured. */
  const NPM = ['ci', 'install', 'run'];
  test('that are named are those of the project, and all of them are named', () => {
    const named = new Set(documents.flatMap((document) => found(read(document), /`npm (?:run )?([a-z][\w:-]*)/g)));
    for (const own of NPM) named.delete(own);
    expect([...named].filter((name) => !(name in scripts))).toEqual([]);
    expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
  });

  test.each(documents)('of %s can be typed', (document) => {
    const blocks = snippetsOf(read(document)).filter(({ language }) => language === 'sh');
    const commands = blocks.flatMap(({ text }) => commandsOf(text));
    expect(commands.length).toBeGreaterThanOrEqual(blocks.length);
    expect(commands.filter((command) => !isThere(command)).map((command) => command.join(' '))).toEqual([]);
  });

  /** Whether the program is one of any machine, and the script one of the project. */
  function isThere([program = '', first = '', ...rest]: string[]): boolean {
    if (program === 'npm')
      return first === 'run' ? (rest[0] ?? '') in scripts : first in scripts || NPM.includes(first);
    if (program === 'node') return fs.existsSync(path.join(project, first));
    if (program === 'docker') return isInCompose(first, rest);
    return ['cat', 'rm', 'trap'].includes(program);
  }

  function isInCompose(first: string, [action = '', ...rest]: string[]): boolean {
    const services = found(read('compose.yaml'), /^ {2}(\w+):$/gm);
    const script = rest.find((word) => word.startsWith('scripts/'));
    return (
      first === 'compose' &&
      ['build', 'cp', 'exec', 'run', 'up'].includes(action) &&
      (['build', 'up'].includes(action) || rest.some((word) => services.includes(word.replace(/:.*/, '')))) &&
      (script === undefined || fs.existsSync(path.join(project, script)))
    );
  }
});

describe('schemas', () => {
  const inJson = (document: string): Snippet[] =>
    snippetsOf(read(document)).filter(({ language }) => language === 'json');

  test.each(documents)('of %s are JSON', (document) => {
    for (const { text } of inJson(document)) expect(() => JSON.parse(text) as unknown, text).not.toThrow();
  });

  test('of the cookbook are taken, one after the other, in a copy of all schemas', async () => {
    const [sources, { known }] = await Promise.all([load(project), readKnownCode(project)]);
    // Actions are written by hand, beside the schema.
    const { handlers, ...others } = known;
    expect(handlers).toBeDefined();
    const pieces = inJson('docs/cookbook.md');
    expect(pieces.length).toBeGreaterThan(8);
    pieces.reduce((before, piece) => {
      const file = fileOf(piece);
      const value = JSON.parse(piece.text) as MergePatch;
      const after = file.endsWith('.access.json')
        ? { ...before, access: [...before.access, { path: file, value }] }
        : patchSources(before, file, value);
      const { problems, input } = check(after, others);
      expect(problems).toEqual([]);
      if (input !== undefined && file.endsWith('.access.json'))
        expect(checkDeclarations(buildModel(input), after)).toEqual([]);
      return after;
    }, sources);
  });

  function fileOf({ intro }: Snippet): string {
    const [file] = found(intro, /`(schemas\/[\w/]+\.(?:schema|access)\.json)`/g);
    if (file === undefined) throw new Error(`It is not said where this belongs: ${intro}`);
    return file;
  }
});
