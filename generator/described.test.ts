/** Entities that were described in words and written by AGENTS.md alone: the dialect is enough for them, and all that is printed holds. */
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../server/test/database.ts';
import type { Model } from '../shared/contract/model.ts';
import { buildModel } from './build-model.ts';
import { check } from './check.ts';
import { ejectView } from './emit/admin.ts';
import type { GeneratedFile } from './emit/file.ts';
import { printAll } from './emit/index.ts';
import { CUSTOM } from './custom.ts';
import { fieldKinds } from './fields/index.ts';
import { readKnownCode } from './known-code.ts';
import { load, type SourceFile, type Sources } from './load.ts';
import { catalogueDifferences } from './migrate/catalogue.ts';
import { tenancyViolations } from './migrate/tenancy.ts';
import { migrationFolder, withClient } from './migrate/test/fixture.ts';

const PROJECT = path.join(import.meta.dirname, '..');
const FIXTURE = path.join(import.meta.dirname, 'test', 'fixtures', 'described');

const DESCRIBED: Record<string, string> = {
  room: 'Rooms of a unit, with seats, photo, fittings and opening times; whoever sees the unit sees them, and they can be imported.',
  room_sign: 'What the sign at the door of a room shows: another window on rooms, only to be read.',
  room_booking:
    'A room for a time of a day: asked, confirmed or cancelled with a reason, as a board; a room once at a time.',
  device_category: 'Kinds of devices as a tree, in an order of their own.',
  device:
    'Equipment with price and currency, photo, manual and a table of services; asked why it is deleted, kept 60 days.',
  incident:
    'Something that went wrong, from reported to solved with its cause; one press takes it; high ones nobody has taken warn.',
  vendor:
    'A supplier with address, countries, language, time zone, rating, logo and agreement; an email or a phone; its orders and spending.',
  purchase_order:
    'What is ordered: lines, total in a currency, sums; sent after a proof of who acts, several closed at once.',
  menu_item: 'A dish with price, tax, allergens, energy and the hours in which it is served.',
  shift: 'Who works when at which unit, with a break; seen once it is published; made for so many weeks.',
  absence: 'Days off: of an illness with a certificate; approved, or refused with a reason.',
  training_course: 'A course in a room or on the web, for a fee or a voucher, where the plan has it.',
  training_enrolment: 'Who takes part in a course, once, with a grade and a diploma afterwards.',
  public_holiday: 'Days on which a country rests, kept by the platform and read by all companies.',
  exchange_rate: 'What a currency is worth on a day; made and deleted, never changed; a tab beside the currencies.',
  mail_template:
    'Texts of mails by language, one of them the default, with a look; deleted also when the company can only read.',
  meter_reading: 'What a meter has shown: only ever added, with a photo, and summed.',
  lost_item: 'What was found, from kept to returned, with who fetches it; kept 90 days in the bin.',
  access_key:
    'Keys with the rooms that they open, their holder and a secret that is shown once; as many as the plan allows.',
  checklist: 'What is looked at every day, week or month at some units, in steps.',
};

/** What names its entity in another one, needs a migration of before, a row of the platform for a company, code beside it, or names of events to choose. */
const ELSEWHERE = ['x-custom', 'x-draft', 'x-was', 'x-dropped', 'x-owner', 'x-choices', 'x-conditions', 'x-row-of'];

/** Kinds that hang on a field with names of events. */
const OF_EVENTS = ['conditions', 'event_row'];

let sources: Sources;
let own: SourceFile[];
let problems: unknown[];
let model: Model;
let files: GeneratedFile[];

beforeAll(async () => {
  const [project, fixture, { known }] = await Promise.all([load(PROJECT), load(FIXTURE), readKnownCode(PROJECT)]);
  own = fixture.entities;
  const entities = [...project.entities, ...own].toSorted((one, other) => (one.path < other.path ? -1 : 1));
  sources = { ...project, entities };
  // Actions and computed fields are written by hand, beside the schema.
  const { handlers: _handlers, ...others } = known;
  const answer = check(sources, others);
  problems = answer.problems;
  if (answer.input === undefined) return;
  model = buildModel(answer.input);
  files = await printAll(model);
});

test('each description has its schema, and the checker finds nothing in them', () => {
  expect(own.map((file) => path.basename(file.path, '.schema.json')).toSorted()).toEqual(
    Object.keys(DESCRIBED).toSorted(),
  );
  expect(problems).toEqual([]);
});

test('they have fields of every kind, and nearly every keyword', () => {
  const ids = new Set(Object.keys(DESCRIBED));
  const fields = model.entities.filter(({ id }) => ids.has(id)).flatMap((entity) => entity.fields);
  const kinds = new Set(fields.map(({ kind }) => kind));
  expect(fieldKinds.map(({ name }) => name).filter((name) => !kinds.has(name))).toEqual([...OF_EVENTS, CUSTOM]);
  const text = JSON.stringify(own);
  const keywords = new Set(JSON.stringify(sources.dialect?.value).match(/"x-[a-z-]+"(?=:)/g));
  expect([...keywords].filter((keyword) => !text.includes(`${keyword}:`))).toEqual(
    ELSEWHERE.map((name) => `"${name}"`),
  );
});

describe('what is printed of them', () => {
  test('can be read: source, JSON, and screens to own', () => {
    const screens = model.entities
      .filter(({ id }) => id in DESCRIBED)
      .flatMap((entity) =>
        entity.admin.views.map((view) => ({
          path: `${entity.id}-${view}.tsx`,
          text: ejectView(entity, view, model),
        })),
      );
    expect(screens.length).toBeGreaterThan(60);
    for (const { path: file, text } of [...files, ...screens])
      if (file.endsWith('.json')) expect(() => JSON.parse(text) as unknown, file).not.toThrow();
      else expect(parseSync(file, text).errors, file).toEqual([]);
  });

  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterAll(() => database.drop());

  test('are tables that PostgreSQL makes as they were meant', async () => {
    const folder = migrationFolder();
    try {
      const plan = folder.plan(model);
      expect(plan.problems).toEqual([]);
      await folder.apply(plan, database.url);
      await withClient(database.url, async (client) => {
        expect(await catalogueDifferences(client, plan.snapshot)).toEqual([]);
        expect(await tenancyViolations(client, plan.snapshot)).toEqual([]);
      });
    } finally {
      folder.remove();
    }
  });
});
