/** Values that the address of a code brings along: kept with the feedback in fields of the company's, found and told by them. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SurveyPage } from '../../../public-app/page.ts';
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import { customFieldCalls, idsOf } from '../../test/custom-fields.ts';
import { type CallAnswer, scenarios, servedWorld } from '../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { insertRow } from '../../test/world.ts';

const served = await servedWorld({ renderPage: renderModel });
const { ask, post, anotherDevice } = createBrowser(() => served);
const company = () => served.world.companyA;
const fields = customFieldCalls(() => served, { path: 'feedback', entity: 'feedback' });
const ids: Record<string, number> = {};

const document = {
  ...defaultSurvey,
  address_fields: [{ field: 'table_number' }, { field: 'shift' }, { field: 'waiter', signed: true }, { field: 'gone' }],
};

beforeAll(async () => {
  ids['table_number'] = await fields.field('adminA', 'table_number', { kind: 'number' });
  ids['shift'] = await fields.field('adminA', 'shift', { kind: 'choice', choices: ['early', 'late'] });
  ids['waiter'] = await fields.field('adminA', 'waiter', { seen_by: 'administrators' });
  const { database } = served.world;
  const survey = await insertRow(database, company().id, 'survey', {
    name: 'Tables',
    origin: 'library',
    draft: document,
  });
  await insertRow(database, company().id, 'survey_version', { survey_id: survey, number: 1, document });
  await database.statement('app', company().id, {
    text: 'update node_survey set survey_id = $2 where node_id = any($1)',
    values: [[company().nodes.room, company().nodes.branch], survey],
  });
});

const send = (
  values: Record<string, string>,
  { unit = 'room', ...more }: { unit?: 'room' | 'branch'; response_token?: string; partial?: boolean } = {},
): Promise<CallAnswer> =>
  served.call({
    method: 'POST',
    path: 'setsurveyanswer/',
    body: { code: company().codes[unit], answers: { experience: 4 }, address_values: values, ...more },
  });

const rowOf = async (token: string) => {
  const [row] = await served.world.database.statement<{ id: number; custom: object; locale: string }>(
    'app',
    company().id,
    {
      text: 'select id, custom, locale from feedback where response_token = $1',
      values: [token],
    },
  );
  return row;
};

const keptOf = async (answer: CallAnswer) => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { response_token: token, left_out: leftOut } = answer.body as { response_token: string; left_out?: string[] };
  return { kept: (await rowOf(token))?.custom, leftOut };
};

const signed = async (values: Record<string, string>, unit: 'room' | 'branch' = 'room'): Promise<URL> => {
  const path = `companyorganizationnodes/${company().nodes[unit]}/values_address`;
  const { status, body } = await served.call({ as: 'adminA', method: 'POST', path, body: { values, signed: true } });
  expect(status, JSON.stringify(body)).toBe(200);
  return new URL((body as { url: string }).url);
};

const valuesIn = (address: URL): Record<string, string> => Object.fromEntries(address.searchParams);

describe('values that are sent with an answer', () => {
  it('are kept as values of their fields', async () => {
    const answer = await send({ table_number: '12', shift: 'late' });
    expect(await keptOf(answer)).toEqual({
      kept: { [ids['table_number'] ?? 0]: 12, [ids['shift'] ?? 0]: 'late' },
      leftOut: undefined,
    });
  });

  it.each([
    ['of another kind', { table_number: 'twelve' }, 'table_number'],
    ['beyond their bounds', { table_number: '1e300' }, 'table_number'],
    ['that are no choice', { shift: 'night' }, 'shift'],
    ['of a field that is no longer there', { gone: 'x' }, 'gone'],
    ['that the survey does not ask for', { colour: 'red' }, 'colour'],
    ['that must be signed and are not', { waiter: 'Ada' }, 'waiter'],
    ['with a signature that is none', { waiter: 'Ada', signature: `waiter.${'x'.repeat(22)}` }, 'waiter'],
  ])('%s are left out, and nothing else is', async (_, values, name) => {
    expect(await keptOf(await send({ table_number: '7', ...values }))).toEqual({
      kept: name === 'table_number' ? {} : { [ids['table_number'] ?? 0]: 7 },
      leftOut: [name],
    });
  });

  it('stay as they were when the answer is completed', async () => {
    const token = randomUUID();
    await send({ table_number: '3' }, { response_token: token, partial: true });
    await served.call({
      method: 'POST',
      path: 'setsurveyanswer/',
      body: { code: company().codes.room, answers: { experience: 4 }, response_token: token },
    });
    expect((await rowOf(token))?.custom).toEqual({ [ids['table_number'] ?? 0]: 3 });
  });

  it('find the feedback in the list, for those who see it', async () => {
    const { body } = await send({ table_number: '4711' });
    const { id } = (await rowOf((body as { response_token: string }).response_token)) ?? {};
    const found = async (as: string) => {
      const filter = encodeURIComponent(JSON.stringify({ 'custom.table_number': 4711 }));
      return served.call({ as, path: `feedback?filter=${filter}` });
    };
    expect(idsOf(await found('adminA'))).toEqual([id]);
    expect(idsOf(await found('node_edit'))).toEqual([]);
    expect((await found('adminB')).status).toBe(400);
  });
});

describe('a signed address', () => {
  it('brings its values along, with others that are not signed', async () => {
    const address = await signed({ waiter: 'Ada' });
    const { kept, leftOut } = await keptOf(await send({ ...valuesIn(address), table_number: '5' }));
    expect(kept).toEqual({ [ids['waiter'] ?? 0]: 'Ada', [ids['table_number'] ?? 0]: 5 });
    expect(leftOut).toBeUndefined();
  });

  it.each([
    ['another value', (values: Record<string, string>) => send({ ...values, waiter: 'Eve' })],
    ['another unit', (values: Record<string, string>) => send(values, { unit: 'branch' })],
    [
      'one name more',
      (values: Record<string, string>) => send({ ...values, shift: 'late', signature: `shift.${values['signature']}` }),
    ],
  ])('is not one for %s', async (_, sent) => {
    const { kept, leftOut } = await keptOf(await sent(valuesIn(await signed({ waiter: 'Ada' }))));
    expect(Object.keys(kept ?? {})).not.toContain(String(ids['waiter']));
    expect(leftOut).toContain('waiter');
  });

  it('stays good: the company keeps its key', async () => {
    expect((await signed({ waiter: 'Ada' })).href).toBe((await signed({ waiter: 'Ada' })).href);
  });
});

describe('the page of a code, without script', () => {
  const open = (query: string) => ask<SurveyPage>(`/Q/${company().codes.room}?${query}`);

  it('is the same for every value', async () => {
    const [one, other] = [await open('lang=en&table_number=1'), await open('lang=en&table_number=2')];
    expect({ ...one.page, token: '' }).toEqual({ ...other.page, token: '' });
  });

  it('keeps them through its steps and another language', async () => {
    anotherDevice();
    const address = `/Q/${company().codes.room}?table_number=9&shift=early&utm_source=poster`;
    const first = await ask<SurveyPage>(address);
    const german = await post(first.page, { experience: 4 }, 'language:de', {}, address);
    expect(german.page).toMatchObject({ language: 'de', progress: { answers: { experience: 4 } } });
    const second = await post(german.page, {}, 'next', {}, address);
    expect(second.page.language).toBe('de');
    expect(await rowOf(second.page.token)).toMatchObject({
      custom: { [ids['table_number'] ?? 0]: 9, [ids['shift'] ?? 0]: 'early' },
      locale: 'de',
    });
  });
});

describe('a survey that reads a field', () => {
  const path = async (more: object): Promise<CallAnswer> => {
    const made = await served.call({
      as: 'adminA',
      method: 'POST',
      path: 'surveys',
      body: { name: randomUUID(), document: { ...document, ...more } },
    });
    const { id, revision } = made.body as { id: number; revision: number };
    return served.call({ as: 'adminA', method: 'POST', path: `surveys/${id}/publish`, body: { revision } });
  };

  it.each([
    ['is not published while there is none of this key', [{ field: 'gone' }], 'reference_not_found'],
    ['… nor of a name that addresses have a meaning for', [{ field: 'lang' }], 'reserved_parameter'],
    ['… nor twice', [{ field: 'shift' }, { field: 'shift' }], 'duplicate'],
  ])('%s', async (_, fields, code) => {
    const at = fields.length - 1;
    expect(await path({ address_fields: fields })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: `/draft/address_fields/${at}/field`, code }] },
    });
  });

  it('is published where the field is there', async () => {
    expect(await path({ address_fields: [{ field: 'shift', signed: true }] })).toMatchObject({ status: 200 });
  });
});

const at = (unit: string): string => `companyorganizationnodes/${unit}/values_address`;
scenarios('values_address', [
  {
    name: 'is refused to who may not edit the unit',
    as: 'node_read',
    method: 'POST',
    path: ({ companyA }) => at(String(companyA.nodes.room)),
    body: { values: { shift: 'late' } },
    status: 403,
  },
  {
    name: 'names what is no field',
    as: 'adminA',
    method: 'POST',
    path: ({ companyA }) => at(String(companyA.nodes.room)),
    body: { values: { colour: 'red' } },
    status: 400,
    pointers: ['/values/colour'],
  },
  {
    name: 'is asked for some value',
    as: 'adminA',
    method: 'POST',
    path: ({ companyA }) => at(String(companyA.nodes.room)),
    body: { values: {} },
    status: 400,
    pointers: ['/values'],
  },
  {
    name: 'takes no id that is none',
    as: 'adminA',
    method: 'POST',
    path: () => at('x'),
    body: { values: { a: 'b' } },
    status: 404,
  },
]);
