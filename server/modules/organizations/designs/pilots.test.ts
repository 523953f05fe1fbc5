/** A unit that tries a draft of its group shows it, and no other does; taken back or published, all show the same again. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type GroupName, groups, LINKS, prepareGroups, type UnitName } from '../../../test/groups.ts';
import { type CallAnswer, servedWorld } from '../../../test/scenarios.ts';
import { renderModel } from '../../../test/visitor-browser.ts';
import { insertRow } from '../../../test/world.ts';
import { createResolver } from '../../visitor/index.ts';
import { shownCodes } from './shown-qr.ts';

const served = await servedWorld({ renderPage: renderModel });
await prepareGroups(served);
beforeAll(async () => {
  for (const [kind, group] of KINDS)
    await call('POST', 'groupnodes/multi_add', {
      kind,
      group_id: groups[group],
      node_ids: [unit('branch'), unit('otherBranch')],
    });
});

const KINDS: [kind: string, group: GroupName][] = [
  ['survey', 'designed'],
  ['qr_code', 'qr'],
  ['link_list', 'linked'],
];
const call = (method: string, path: string, body?: object, as = 'adminA'): Promise<CallAnswer> =>
  served.call({ as, method, path, ...(body && { body }) });
const unit = (name: UnitName): number => served.world.companyA.nodes[name];

interface Answer {
  draft: { revision: number; pilots: { id: number; since: string }[]; pilot_count: number } | null;
}

/** A draft of a group that some units try. */
async function tried(path: string, changes: object, names: UnitName[]): Promise<void> {
  const { draft } = (await call('GET', `${path}/draft`)).body as Answer;
  const saved = await call('POST', `${path}/draft`, { changes, ...(draft && { revision: draft.revision }) });
  const { revision } = (saved.body as Answer).draft ?? {};
  const answer = await call('POST', `${path}/draft/pilots`, { revision, pilots: names.map(unit) });
  expect(answer).toMatchObject({ status: 200, body: { draft: { pilot_count: names.length } } });
  expect((answer.body as Answer).draft?.pilots.map(({ id }) => id)).toEqual(names.map(unit).sort((a, b) => a - b));
}

/** What visitors of a unit find, asked of the database as a server does that has kept nothing. */
async function found(name: UnitName): Promise<{ survey: string | undefined; links: string | undefined }> {
  const { id, codes } = served.world.companyA;
  const resolver = createResolver(served.database);
  const resolved = await resolver.resolve(codes[name]);
  const survey = await resolver.survey(id, resolved?.versionId ?? 0);
  const list = resolved?.links && (await resolver.linkList(id, resolved.links));
  return { survey: survey?.document.title.en, links: list?.links[0]?.title.en };
}

async function printed(name: UnitName): Promise<string | undefined> {
  const { id, codes } = served.world.companyA;
  return served.database.withTenant('app', id, async (transaction) => {
    const [code] = await transaction.query<{ id: number }>({
      text: 'select id from node_qr_code where company_id = $1 and code = $2',
      values: [id, codes[name]],
    });
    const [shown] = await shownCodes(transaction, [code?.id ?? 0]);
    return shown?.design?.foreground;
  });
}

async function publishedSurvey(title: string): Promise<number> {
  const { database, companyA } = served.world;
  const document = { title: { en: title }, pages: [] };
  const id = await insertRow(database, companyA.id, 'survey', { name: title, origin: 'library', draft: document });
  await insertRow(database, companyA.id, 'survey_version', { survey_id: id, number: 1, document });
  return id;
}

const setup = async (name: UnitName, kind: string) =>
  (await call('GET', `companyorganizationnodes/${unit(name)}/setup_${kind}`)).body as {
    tried_since: string | null;
    state: string;
  };

describe('a survey', () => {
  test('is asked where it is tried and below, and nowhere any more once the trial is over', async () => {
    const path = `surveygroups/${groups.designed}`;
    const before = await found('branch');
    expect(before.survey).toBe('How was the coffee?');
    await tried(path, { survey_id: await publishedSurvey('How was the tea?') }, ['branch']);
    expect((await found('branch')).survey).toBe('How was the tea?');
    expect((await found('room')).survey).toBe('How was the tea?');
    expect((await found('otherBranch')).survey).toBe('How was the coffee?');
    expect(await setup('branch', 'survey')).toMatchObject({ state: 'group', tried_since: expect.any(String) });
    expect(await setup('room', 'survey')).toMatchObject({ state: 'inherited', tried_since: expect.any(String) });
    expect((await setup('otherBranch', 'survey')).tried_since).toBeNull();
    await tried(path, { survey_id: await publishedSurvey('How was the juice?') }, []);
    expect((await found('branch')).survey).toBe('How was the coffee?');
    expect((await setup('branch', 'survey')).tried_since).toBeNull();
  });

  test('is for visitors of no other company, nor by its number where nobody tries it', async () => {
    const { companyA } = served.world;
    const path = `surveygroups/${groups.designed}`;
    const survey = await publishedSurvey('Kept for later');
    const [version] = await served.database.statement<{ id: number }>('app', companyA.id, {
      text: 'select id from survey_version where company_id = $1 and survey_id = $2',
      values: [companyA.id, survey],
    });
    const asked = (company: number) => createResolver(served.database).survey(company, version?.id ?? 0);
    await tried(path, { survey_id: survey }, []);
    expect(await asked(companyA.id)).toBeNull();
    await tried(path, { survey_id: survey }, ['branch']);
    expect((await asked(companyA.id))?.document.title.en).toBe('Kept for later');
    expect(await asked(served.world.companyB.id)).toBeNull();
    await call('DELETE', `${path}/draft`);
    expect(await asked(companyA.id)).toBeNull();
  });
});

test('a QR code is printed as it is tried, and published it is for all until it is reverted', async () => {
  const path = `qrcodegroups/${groups.qr}`;
  await tried(path, { design: { foreground: '#101010' } }, ['branch']);
  expect([await printed('branch'), await printed('otherBranch')]).toEqual(['#101010', '#0B6E6E']);
  await call('POST', `${path}/draft/publish`, {});
  expect([await printed('branch'), await printed('otherBranch')]).toEqual(['#101010', '#101010']);
  await call('POST', `${path}/draft/revert`, {});
  expect([await printed('branch'), await printed('otherBranch')]).toEqual(['#0B6E6E', '#0B6E6E']);
  await tried(path, { design: null }, ['branch']);
  expect([await printed('branch'), await printed('otherBranch')]).toEqual([undefined, '#0B6E6E']);
  await call('DELETE', `${path}/draft`);
  expect(await printed('branch')).toBe('#0B6E6E');
});

test('links are shown as they are tried, and as the draft is changed', async () => {
  const path = `linklistgroups/${groups.linked}`;
  const titled = (en: string) => ({ document: { ...LINKS, links: [{ ...LINKS.links[0], title: { en } }] } });
  await tried(path, titled('Drinks'), ['branch']);
  expect([(await found('branch')).links, (await found('otherBranch')).links]).toEqual(['Drinks', 'Menu']);
  await tried(path, titled('Cakes'), ['branch']);
  expect([(await found('branch')).links, (await found('otherBranch')).links]).toEqual(['Cakes', 'Menu']);
  // A draft that changes no design leaves it to the group.
  await tried(path, { name: 'Renamed' }, ['branch']);
  expect((await found('branch')).links).toBe('Menu');
  await call('DELETE', `${path}/draft`);
});

test('a server that has kept what a code leads to hears of it at once', async () => {
  const path = `linklistgroups/${groups.linked}`;
  const page = async () => (await fetch(`${served.origin}/Q/${served.world.companyA.codes.branch}/links`)).text();
  expect(await page()).toContain('Menu');
  await tried(path, { document: { ...LINKS, links: [{ ...LINKS.links[0], title: { en: 'Soups' } }] } }, ['branch']);
  await expect.poll(page, { timeout: 1_500, interval: 50 }).toContain('Soups');
  await call('POST', `${path}/draft/pilots`, { pilots: [] });
  await expect.poll(page, { timeout: 1_500, interval: 50 }).not.toContain('Soups');
  await call('DELETE', `${path}/draft`);
});

describe('is refused', () => {
  test('for units of other groups, of other companies, of nobody, and where there is no draft', async () => {
    const path = `surveygroups/${groups.designed}`;
    const ask = (body: object, as?: string) => call('POST', `${path}/draft/pilots`, body, as);
    expect((await ask({ pilots: [] })).status).toBe(404);
    const saved = await call('POST', `${path}/draft`, { changes: { name: 'Other' } });
    const { revision = 0 } = (saved.body as Answer).draft ?? {};
    const foreign = served.world.companyB.nodes.room;
    expect(await ask({ revision, pilots: [unit('branch'), unit('root'), foreign, 999_999] })).toMatchObject({
      status: 400,
      body: {
        errors: [1, 2, 3].map((at) => ({ pointer: `/pilots/${at}`, code: 'reference_not_found' })),
      },
    });
    for (const pilots of [undefined, 'all', ['x'], [0], [1, 1], Array.from({ length: 201 }, (_, at) => at + 1)])
      expect((await ask({ pilots })).status).toBe(400);
    expect((await ask({ pilots: [] }, 'node_edit')).status).toBe(403);
    expect((await ask({ pilots: [] }, 'adminB')).status).toBe(404);
    expect((await ask({ revision, pilots: [unit('branch')] })).status).toBe(200);
    expect(await ask({ revision, pilots: [] })).toMatchObject({ status: 409, body: { code: 'row_changed' } });
    await call('DELETE', `${path}/draft`);
  });

  test('once the unit has left the group: it shows what its new one does', async () => {
    const path = `qrcodegroups/${groups.qr}`;
    await tried(path, { design: { foreground: '#202020' } }, ['branch']);
    const body = { kind: 'qr_code', group_id: groups.qrBare, node_id: unit('branch') };
    await call('POST', 'groupnodes/move_node_to_other_group', body);
    expect(await printed('branch')).toBeUndefined();
    expect((await call('GET', `${path}/draft`)).body).toMatchObject({ draft: { pilots: [], pilot_count: 0 } });
    await call('DELETE', `${path}/draft`);
  });
});
