/** Where a code leads beside its survey: the return address, the links, the company's contact page. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChoicePage, ContactPage, LinksPage, SurveyPage, ThanksPage } from '../../../public-app/page.ts';
import { servedWorld } from '../../test/scenarios.ts';
import { createBrowser, renderModel } from '../../test/visitor-browser.ts';
import { insertRow } from '../../test/world.ts';
import { newCode } from '../../../shared/codes/code.ts';

const served = await servedWorld({ renderPage: renderModel });
const browser = createBrowser(() => served);
const { ask, post } = browser;
/** Rows of plans, by what they allow. */
const plans = new Map<string, number>();

beforeAll(async () => {
  for (const [name, tag, returns, links] of [
    // Also what a company has that never chose one.
    ['nothing', 'free', false, false],
    ['return', 'pro', true, false],
    ['all', 'pro', true, true],
  ] as const) {
    const [row] = await served.database.lookup<{ id: number }>('platform', {
      text: 'insert into plan (name, tag, return_url, link_list) values ($1, $2, $3, $4) returning id',
      values: [name, tag, returns, links],
    });
    plans.set(name, Number(row?.id));
  }
});
beforeEach(() => browser.anotherDevice());

const query = <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  served.database.statement<Row>('app', served.world.companyA.id, { text, values });
const insert = (table: string, values: Record<string, unknown>) =>
  insertRow(served.database, served.world.companyA.id, table, values);

async function subscribe(plan: 'nothing' | 'return' | 'all'): Promise<void> {
  await query('update subscription set is_current = false');
  const now = new Date();
  await insert('subscription', { plan_id: plans.get(plan), started_at: now, period_start: now });
}

/** A code of its own for the unit, so that nothing is remembered of what it led to before. */
async function codeOf(unit: 'root' | 'branch' | 'room'): Promise<string> {
  const code = newCode();
  await insert('node_qr_code', { node_id: served.world.companyA.nodes[unit], code });
  return code;
}

const setReturn = (address: string | null, enabled = true) =>
  query('update customer set return_url = $1, return_url_enabled = $2', address, enabled);

async function surveyPage(search = ''): Promise<SurveyPage> {
  return (await ask<SurveyPage>(`/Q/${await codeOf('room')}${search || '?lang=en'}`)).page;
}

/** The page of thanks, as a browser without script gets it. */
async function thanks(page: SurveyPage): Promise<ThanksPage> {
  let { page: next } = await post<SurveyPage | ThanksPage>(page, { experience: 5 });
  while (next.kind === 'survey') ({ page: next } = await post<SurveyPage | ThanksPage>(next, {}));
  return next;
}

describe('the return address', () => {
  it('is the company’s, where its plan has it and it is in use', async () => {
    await setReturn('https://shop.example/thanks?from=survey');
    await subscribe('return');
    expect((await thanks(await surveyPage())).nextSteps).toEqual({
      returnTo: 'https://shop.example/thanks?from=survey',
    });
    await subscribe('nothing');
    expect((await surveyPage()).nextSteps).toBeUndefined();
    await subscribe('return');
    await setReturn('https://shop.example/', false);
    expect((await surveyPage()).nextSteps).toBeUndefined();
    await query('update subscription set is_current = false');
    await setReturn('https://shop.example/');
    expect((await surveyPage()).nextSteps).toBeUndefined();
  });

  it('is the survey’s own before the company’s, under the same condition', async () => {
    const { companyA } = served.world;
    const document = {
      title: { en: 'T' },
      pages: [{ id: 'p', questions: [{ id: 'q', type: 'smiley', title: { en: 'Q' } }] }],
      return_url: 'https://own.example/',
    };
    const survey = await insert('survey', { name: 'Own', origin: 'node', draft: document });
    await insert('survey_version', { survey_id: survey, number: 1, document });
    await query('update node_survey set survey_id = $1 where node_id = $2', survey, companyA.nodes.branch);
    await setReturn('https://shop.example/');
    await subscribe('return');
    const page = async () => (await ask<SurveyPage>(`/Q/${await codeOf('branch')}`)).page;
    expect((await page()).nextSteps).toEqual({ returnTo: 'https://own.example/' });
    await subscribe('nothing');
    expect((await page()).nextSteps).toBeUndefined();
    await query('update node_survey set survey_id = null where node_id = $1', companyA.nodes.branch);
  });

  it('is none on a kiosk, nor in a preview, and nobody brings their own', async () => {
    await setReturn('https://shop.example/');
    await subscribe('return');
    expect((await surveyPage('?kiosk=1')).nextSteps).toBeUndefined();
    const brought = await surveyPage('?lang=en&return_url=https://evil.example&returnTo=https://evil.example');
    expect(brought.nextSteps).toEqual({ returnTo: 'https://shop.example/' });
    const kiosk = await thanks(await surveyPage('?kiosk=1&lang=en'));
    expect(kiosk.nextSteps).toBeUndefined();
    expect(kiosk.answer).toEqual({ code: expect.stringMatching(/^[0-9A-Z-]{19}$/) });
  });
});

describe('the page of links', () => {
  const document = {
    title: { en: 'Room service', de: 'Zimmerservice' },
    links: [
      { title: { en: 'Menu', de: 'Karte' }, url: 'https://shop.example/menu', icon: 'menu' },
      { title: { en: 'Taxi' }, url: 'tel:+49301234' },
    ],
  };
  let groupId = 0;
  beforeAll(async () => {
    groupId = await insert('link_list_group', { name: 'Links', document });
    await insert('group_node', {
      node_id: served.world.companyA.nodes.branch,
      kind: 'link_list',
      link_list_group_id: groupId,
    });
  });
  const design = (changes: object) =>
    query(
      'update link_list_group set document = $2, updated_at = clock_timestamp() where id = $1',
      groupId,
      JSON.stringify({ ...document, ...changes }),
    );
  beforeEach(async () => {
    await design({});
    await subscribe('all');
    await setReturn(null);
    await query('update customer set inherit_designs = true');
  });

  it('is that of the unit’s group, with the survey as its first link', async () => {
    const code = await codeOf('branch');
    const { status, page, headers } = await ask<LinksPage>(`/Q/${code.toLowerCase()}/links`);
    expect(status).toBe(200);
    expect(page).toMatchObject({
      kind: 'links',
      title: 'Room service',
      language: 'en',
      name: 'branch',
      survey: `/Q/${code}/survey?lang=en`,
      links: [
        { title: 'Menu', address: 'https://shop.example/menu', place: 'shop.example', icon: 'menu' },
        { title: 'Taxi', address: 'tel:+49301234', place: '+49301234' },
      ],
    });
    expect(page.offered.map(({ language }) => language)).toEqual(['en']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await ask(`/Q/${code}/survey`)).toMatchObject({ page: { kind: 'survey' } });
  });

  it('is linked from the thanks, in their language', async () => {
    const code = await codeOf('branch');
    const { page } = await ask<SurveyPage>(`/Q/${code}?lang=de`);
    expect((await thanks(page)).nextSteps).toEqual({ links: `/Q/${code}/links?lang=de` });
  });

  it('is inherited from a unit above like any design, if the company does so', async () => {
    expect(await ask(`/Q/${await codeOf('room')}/links`)).toMatchObject({ page: { kind: 'links', name: 'room' } });
    await query('update customer set inherit_designs = false');
    expect(await ask(`/Q/${await codeOf('room')}/links`)).toMatchObject({ page: { kind: 'survey' } });
    expect(await ask(`/Q/${await codeOf('root')}/links`)).toMatchObject({ page: { kind: 'survey' } });
  });

  it.each([
    ['without it in the plan', () => subscribe('return')],
    ['without a link', () => design({ links: [] })],
    ['that was never designed', () => query('update link_list_group set document = null')],
  ])('%s gives way to the survey', async (_, prepare) => {
    await prepare();
    const code = await codeOf('branch');
    const answer = await ask<SurveyPage>(`/Q/${code}/links`);
    expect(answer).toMatchObject({ status: 200, page: { kind: 'survey' } });
    expect(answer.page.nextSteps).toBeUndefined();
  });

  it('comes first where the list says so, but not on a kiosk; it is counted as one read', async () => {
    await design({ opens: 'links' });
    const [code, { nodes }] = [await codeOf('branch'), served.world.companyA];
    const reads = async () => {
      await served.app.settled();
      return (await query('select id from node_read where node_id = $1', nodes.branch)).length;
    };
    const before = await reads();
    const { page } = await ask<LinksPage>(`/Q/${code}`);
    expect(page).toMatchObject({ kind: 'links' });
    const { page: survey } = await ask<SurveyPage>(page.survey ?? '');
    expect(survey).toMatchObject({ kind: 'survey', action: `/Q/${code}/survey?lang=en` });
    expect((await thanks(survey)).kind).toBe('thanks');
    expect(await reads()).toBe(before + 1);
    expect(await ask(`/Q/${code}?kiosk=1`)).toMatchObject({ page: { kind: 'survey' } });
  });

  it('asks which of both it is to be where the list says so; it is counted as one read', async () => {
    await design({ opens: 'choice' });
    const [code, { nodes }] = [await codeOf('branch'), served.world.companyA];
    const reads = async () => {
      await served.app.settled();
      return (await query('select id from node_read where node_id = $1', nodes.branch)).length;
    };
    const before = await reads();
    const { page } = await ask<ChoicePage>(`/Q/${code}?lang=en`);
    expect(page).toMatchObject({ kind: 'choice', title: 'Room service', name: 'branch' });
    expect(await ask(page.survey)).toMatchObject({ page: { kind: 'survey' } });
    expect(await ask(page.links)).toMatchObject({ page: { kind: 'links', title: 'Room service' } });
    expect(await reads()).toBe(before + 1);
    expect(await ask(`/Q/${code}?kiosk=1`)).toMatchObject({ page: { kind: 'survey' } });
  });

  it('is the unit’s own before its group’s; an own one without a link is none', async () => {
    const { nodes } = served.world.companyA;
    const own = { opens: 'links', links: [{ title: { en: 'Own' }, url: 'https://own.example/' }] };
    const id = await insert('node_link_list', { node_id: nodes.branch, document: own });
    const shown = async () => (await ask<LinksPage>(`/Q/${await codeOf('branch')}`)).page;
    expect(await shown()).toMatchObject({ kind: 'links', links: [{ title: 'Own' }] });
    await query('update node_link_list set document = \'{"opens": "links", "links": []}\' where id = $1', id);
    expect(await shown()).toMatchObject({ kind: 'survey' });
    expect(((await shown()) as unknown as SurveyPage).nextSteps).toBeUndefined();
    await query('delete from node_link_list where id = $1', id);
    expect(await ask(`/Q/${await codeOf('branch')}/links`)).toMatchObject({ page: { title: 'Room service' } });
  });

  describe('with links that come and go', () => {
    afterEach(async () => {
      vi.useRealTimers();
      await query('delete from opening_hours');
    });
    /** The clock of the server alone: what the database and the browser do takes its time. */
    const at = (instant: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
    const [always, evening] = document.links;
    const brunch = { ...evening, visible_from: '2031-07-01T10:00', visible_until: '2031-07-01T12:00' };
    const titles = async (code: string) => {
      const { page } = await ask<LinksPage>(`/Q/${code}/links?lang=en`);
      return page.kind === 'links' ? page.links.map(({ title }) => title) : page.kind;
    };

    it.each([
      ['without opening hours', null, null, 'UTC'],
      ['with opening hours of the company', 'Europe/Berlin', null, 'Europe/Berlin'],
      ['with those of a unit above', 'Europe/Berlin', 'Asia/Tokyo', 'Asia/Tokyo'],
    ])('%s goes by the clock of %4$s', async (_, ofCompany, ofUnit, zone) => {
      const { nodes } = served.world.companyA;
      if (ofCompany) await insert('opening_hours', { node_id: null, time_zone: ofCompany });
      if (ofUnit) await insert('opening_hours', { node_id: nodes.root, time_zone: ofUnit });
      await design({ links: [always, brunch] });
      const code = await codeOf('branch');
      const offset = { UTC: 0, 'Europe/Berlin': 2, 'Asia/Tokyo': 9 }[zone] ?? 0;
      const clock = (hour: number, minute: number) =>
        new Date(Date.UTC(2031, 6, 1, hour - offset, minute)).toISOString();
      for (const [hour, minute, due] of [
        [9, 59, ['Menu']],
        [10, 0, ['Menu', 'Taxi']],
        [11, 59, ['Menu', 'Taxi']],
        [12, 0, ['Menu']],
      ] as const) {
        at(clock(hour, minute));
        expect({ hour, minute, titles: await titles(code) }).toEqual({ hour, minute, titles: due });
      }
    });

    it('is not there while none of them is shown', async () => {
      await design({ opens: 'links', links: [brunch] });
      const code = await codeOf('branch');
      at('2031-07-01T09:59:59Z');
      const { page } = await ask<SurveyPage>(`/Q/${code}?lang=en`);
      expect(page).toMatchObject({ kind: 'survey' });
      expect(page.nextSteps).toBeUndefined();
      at('2031-07-01T10:00:00Z');
      expect(await ask(`/Q/${code}?lang=en`)).toMatchObject({ page: { kind: 'links' } });
      expect((await ask<SurveyPage>(`/Q/${code}/survey?lang=en`)).page.nextSteps).toEqual({
        links: `/Q/${code}/links`,
      });
    });
  });

  it('shows a change of the list soon', async () => {
    const code = await codeOf('branch');
    await ask(`/Q/${code}/links`);
    await design({ title: { en: 'Changed' } });
    await expect.poll(async () => (await ask<LinksPage>(`/Q/${code}/links`)).page.title).toBe('Changed');
  });
});

describe('a unit without any survey', () => {
  const contact = {
    email: 'office@shop.example',
    phone: '+49 30 1',
    address: 'Street 1',
    postal_code: '10115',
    city: 'Berlin',
  };
  beforeAll(async () => {
    await query('delete from group_node');
    await query(
      'update customer set default_survey_id = null, email = $1, phone = $2, address = $3, postal_code = $4, city = $5',
      ...Object.values(contact),
    );
  });
  const show = (address: boolean, phone: boolean, email: boolean) =>
    query('update customer set show_address = $1, show_phone = $2, show_email = $3', address, phone, email);
  const open = async () => ask<ContactPage>(`/Q/${await codeOf('room')}?lang=en`);

  it('falls to the company’s contact page, with nothing that is not public', async () => {
    await show(false, false, false);
    const { status, page } = await open();
    expect({ status, page }).toMatchObject({
      status: 200,
      page: { kind: 'contact', title: 'Company A', name: 'room', address: [], phone: null, email: null, links: null },
    });
    expect(JSON.stringify(page)).not.toMatch(/Street|\+49|office@/);
  });

  it('shows what the company made public', async () => {
    await show(true, true, true);
    expect((await open()).page).toMatchObject({
      address: ['Street 1', '10115 Berlin'],
      phone: '+49 30 1',
      email: 'office@shop.example',
    });
    await show(false, true, false);
    expect((await open()).page).toMatchObject({ address: [], phone: '+49 30 1', email: null });
  });

  it('is contact too where all of its branch was deleted; a blank marc stays unused, an unknown code unknown', async () => {
    const code = await codeOf('room');
    await query('update node set deleted_at = now()');
    expect(await ask(`/Q/${code}`)).toMatchObject({ status: 200, page: { kind: 'contact', name: '' } });
    await query('update node set deleted_at = null');
    const blank = newCode();
    await insert('node_qr_code', { code: blank, origin: 'mark' });
    expect(await ask(`/Q/${blank}`)).toMatchObject({ status: 200, page: { kind: 'notice', notice: 'unused' } });
    expect(await ask(`/Q/${newCode()}`)).toMatchObject({ status: 404, page: { notice: 'not_found' } });
  });

  it('takes no answer', async () => {
    const sent = await served.call({
      method: 'POST',
      path: 'setsurveyanswer',
      body: { code: await codeOf('room'), answers: { q: 1 } },
    });
    expect(sent).toMatchObject({ status: 404, body: { code: 'survey_not_found' } });
  });
});
