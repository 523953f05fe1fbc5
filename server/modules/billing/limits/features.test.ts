/** What only some plans include: written with them alone, kept without them, and shown to visitors only while they last. */
import { describe, expect, test } from 'vitest';
import { defaultSurvey } from '../../../../shared/survey/default-survey.ts';
import { type CallAnswer, servedWorld } from '../../../test/scenarios.ts';
import { givePlan, type PlanValues } from '../../../test/plans.ts';
import { createResolver, surveyPage } from '../../visitor/index.ts';

const served = await servedWorld();

const send = (method: string, path: string, body?: object): Promise<CallAnswer> =>
  served.call({ as: 'adminA', method, path, ...(body && { body }) });
const plan = (values: PlanValues) => givePlan(served.world, served.world.companyA, { name: 'Basic', ...values });
const address = () => `companyreturnurl/${served.world.companyA.id}`;
const LOGO = { logo: { file: '00000000-0000-4000-8000-000000000000.webp' } };
const refused = (feature: string, ...pointers: string[]) => ({
  status: 409,
  body: {
    code: 'not_in_plan',
    feature,
    plan: 'Basic',
    ...(pointers.length > 0 && { errors: pointers.map((pointer) => ({ pointer, code: 'not_in_plan' })) }),
  },
});
const ALL = { return_url: true, custom_logo: true, link_list: true };

describe('the return address', () => {
  test('is not set without it; it can be emptied and switched off', async () => {
    await plan({});
    expect(await send('PATCH', address(), { return_url: 'https://a.example/' })).toMatchObject(
      refused('return_url', '/return_url'),
    );
    expect(await send('PATCH', address(), { return_url_enabled: true })).toMatchObject(
      refused('return_url', '/return_url_enabled'),
    );
    await plan(ALL);
    expect(
      (await send('PATCH', address(), { return_url: 'https://a.example/', return_url_enabled: true })).status,
    ).toBe(200);
    await plan({});
    // As a form sends it again.
    expect(
      (await send('PATCH', address(), { return_url: 'https://a.example/', return_url_enabled: true })).status,
    ).toBe(200);
    expect((await send('PATCH', address(), { return_url: 'https://b.example/' })).status).toBe(409);
    expect((await send('PATCH', address(), { return_url: null, return_url_enabled: false })).status).toBe(200);
  });
});

describe('a design', () => {
  const make = (document: object) => send('POST', 'surveys', { name: 'Designed', document });
  test('is not begun with what the plan lacks', async () => {
    await plan({});
    expect(await make({ ...defaultSurvey, return_url: 'https://a.example/' })).toMatchObject(
      refused('return_url', '/draft/return_url'),
    );
    expect(await make({ ...defaultSurvey, theme: LOGO })).toMatchObject(refused('custom_logo', '/draft/theme/logo'));
    expect((await make({ ...defaultSurvey, theme: { accent: '#112233' } })).status).toBe(201);
  });

  test('keeps what it has, and takes no other', async () => {
    await plan(ALL);
    const made = (await make({ ...defaultSurvey, theme: LOGO })).body as { id: number; revision: number };
    await plan({});
    const change = (draft: object) => send('PATCH', `surveys/${made.id}`, { draft, revision: made.revision });
    const other = { logo: { file: '00000000-0000-4000-8000-000000000001.webp' } };
    expect(await change({ ...defaultSurvey, theme: other })).toMatchObject(refused('custom_logo', '/draft/theme/logo'));
    expect((await change({ ...defaultSurvey, theme: { ...LOGO, accent: '#112233' } })).status).toBe(200);
  });
});

describe('link lists', () => {
  test('are neither made, changed nor joined without them, and can be deleted', async () => {
    await plan(ALL);
    const { id } = (await send('POST', 'linklistgroups', { name: 'Links' })).body as { id: number };
    await plan({});
    expect(await send('POST', 'linklistgroups', { name: 'More' })).toMatchObject(refused('link_list'));
    expect(await send('PATCH', `linklistgroups/${id}`, { name: 'Other' })).toMatchObject(refused('link_list'));
    const { room } = served.world.companyA.nodes;
    const member = { node_id: room, kind: 'link_list', link_list_group_id: id };
    expect(await send('POST', 'groupnodes', member)).toMatchObject(refused('link_list', '/link_list_group_id'));
    const many = { kind: 'link_list', node_ids: [room], group_id: id };
    expect(await send('POST', 'groupnodes/multi_add', many)).toMatchObject(refused('link_list', '/group_id'));
    expect((await send('DELETE', `linklistgroups/${id}`)).status).toBe(204);
  });

  test('of a unit are neither begun nor changed without them, and can be given up', async () => {
    await plan(ALL);
    const { room, branch } = served.world.companyA.nodes;
    const start = (unit: number) =>
      send('POST', `companyorganizationnodes/${unit}/start_own_design`, { kind: 'link_list' });
    expect((await start(room)).status).toBe(200);
    const { body } = await served.call({ as: 'adminA', path: `nodelinklists?filter={"node_id":${room}}` });
    const [{ id } = { id: 0 }] = body as { id: number }[];
    await plan({});
    expect(await start(branch)).toMatchObject(refused('link_list'));
    const changed = await send('PATCH', `nodelinklists/${id}`, { document: { links: [] } });
    expect(changed).toMatchObject(refused('link_list'));
    expect((await send('DELETE', `nodelinklists/${id}`)).status).toBe(204);
  });
});

describe('a visitor', () => {
  const visit = async () => {
    // A resolver of its own, which remembers nothing.
    const found = await createResolver(served.world.database).resolve(served.world.companyA.codes.room);
    if (!found) throw new Error('The code leads nowhere.');
    return found;
  };

  test('is sent on, and shown a logo, only while the plan has it', async () => {
    await plan(ALL);
    await send('PATCH', address(), { return_url: 'https://a.example/', return_url_enabled: true });
    expect(await visit()).toMatchObject({ returns: { allowed: true, address: 'https://a.example/' }, showsLogo: true });
    await plan({});
    expect(await visit()).toMatchObject({ returns: { allowed: false, address: null }, showsLogo: false });
    await plan(ALL);
    expect(await visit()).toMatchObject({ returns: { allowed: true, address: 'https://a.example/' }, showsLogo: true });
  });

  test.each([
    [true, { ...LOGO, accent: '#112233' }],
    [false, { accent: '#112233' }],
  ])('finds a page with its logo: %s', (showsLogo, theme) => {
    const document = { ...defaultSurvey, theme: { ...LOGO, accent: '#112233' } };
    const survey = { versionId: 1, document, offered: ['en' as const], inLanguage: () => document, judge: () => [] };
    const page = surveyPage({
      survey,
      showsLogo,
      language: 'en',
      addressIn: () => '/',
      name: '',
      token: 't',
      submission: null,
    });
    expect(page.theme).toEqual(theme);
    expect(page.survey.theme).toEqual(theme);
  });
});
