/** Whatever receivers of events would read otherwise than before is refused, under the name that they chose. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EVENTS_FILE, printEvents } from './emit/events.ts';
import { checkKeptEvents, readKeptEvents } from './events-kept.ts';
import { SAMPLE } from './test/cases/case.ts';
import { loadGood, type MergePatch, modelOf, patchSources } from './test/project.ts';

const good = await loadGood();

const printed = (patch: MergePatch = {}): string =>
  printEvents(modelOf(patchSources(good, SAMPLE, patch)))[0]?.text ?? '';

const problemsOf = (patch: MergePatch): string[] =>
  checkKeptEvents(JSON.parse(printed()) as Record<string, unknown>, printed(patch)).map(
    ({ file, pointer, message }) => `${file}#${pointer}: ${message}`,
  );

const at = (name: string, field: string): string => `${EVENTS_FILE}#/${name}/properties/data/properties/${field}`;

describe('under one version', () => {
  test('a field more and a word more are no other thing', () => {
    const status = { enum: ['new', 'in_processing', 'done', 'lost'], 'x-states': { done: ['lost'], lost: [] } };
    expect(
      problemsOf({ 'x-events': { fields: ['title', 'status', 'price', 'size'] }, properties: { status } }),
    ).toEqual([]);
  });

  test('a field less is refused for each event that carries it', () => {
    expect(problemsOf({ 'x-events': { fields: ['title', 'status'] } })).toEqual(
      ['created', 'changed', 'done'].map((what) => `${at(`sample.${what}.v2`, 'price')}: 'price' is taken away.`),
    );
  });

  test('a field that may be null now, or has a word less, is refused', () => {
    expect(problemsOf({ 'x-events': { former: { 1: ['title'] } } })).toEqual(
      ['created', 'changed', 'done'].map((what) => `${at(`sample.${what}`, 'mail')}: 'mail' is taken away.`),
    );
    expect(problemsOf({ properties: { mail: { type: ['string', 'null'] } } })).toEqual(
      ['created', 'changed', 'done'].map((what) => `${at(`sample.${what}`, 'mail')}: 'mail' becomes something else.`),
    );
  });

  test('an event less is refused', () => {
    expect(problemsOf({ 'x-events': { on: ['created', 'changed'] } })).toEqual(
      ['.v2', ''].map(
        (version) =>
          `${EVENTS_FILE}#/sample.done${version}: The event 'sample.done${version}' is gone, and webhooks may have chosen it.`,
      ),
    );
  });
});

test('a raised version that keeps the former one takes nothing from anybody', () => {
  const events = { version: 3, fields: ['title'], former: { 1: ['title', 'mail'], 2: ['title', 'status', 'price'] } };
  expect(problemsOf({ 'x-events': events })).toEqual([]);
});

describe('what was promised', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-events-'));
  afterAll(() => fs.rmSync(root, { recursive: true }));

  const print = (events: object) => {
    fs.mkdirSync(path.dirname(path.join(root, EVENTS_FILE)), { recursive: true });
    fs.writeFileSync(path.join(root, EVENTS_FILE), JSON.stringify(events));
  };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });

  test('is what was printed last, and once there is a commit what stands in that and was not taken out', async () => {
    expect(await readKeptEvents(root)).toEqual({});
    print({ 'tag.created': { as: 'committed' }, 'tag.deleted': {} });
    expect(await readKeptEvents(root)).toEqual({ 'tag.created': { as: 'committed' }, 'tag.deleted': {} });
    git('init', '--quiet');
    git('add', EVENTS_FILE);
    git('-c', 'user.name=Test', '-c', 'user.email=test@demo.example', 'commit', '--quiet', '--message', 'Events');
    print({ 'tag.created': { as: 'printed' }, 'tag.changed': {} });
    expect(await readKeptEvents(root)).toEqual({ 'tag.created': { as: 'committed' } });
  });
});
