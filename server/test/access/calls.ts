/** The decision table of what belongs to no entity: sessions, documentation, visitors; and how each is called. */
import { defaultSurvey } from '../../../shared/survey/default-survey.ts';
import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../modules/identity/session/passwords.ts';
import { newCode } from '../../../shared/codes/code.ts';
import type { Answer } from './client.ts';
import { fileTries } from './file-tries.ts';
import { listImportTries } from './list-import-tries.ts';
import { importTries, takeBackTries } from './import-tries.ts';
import { oneOfEachRole } from './callers.ts';
import { cellActionTries } from './calls-on-cells.ts';
import { companyWords, type Fixture, MISSING_ID } from './fixture.ts';
import { type Cell, parsed, refusal } from './judge.ts';
import { newSession } from './new-session.ts';
import { accountCalls } from './calls-on-accounts.ts';
import { automationActionTries } from './calls-on-automation.ts';
import { billingActionTries, billingCalls } from './calls-on-billing.ts';
import { customerActionTries, customerCalls } from './calls-on-customers.ts';
import { marcActionTries, marcCalls } from './calls-on-marcs.ts';
import { registrationCalls } from './calls-on-registration.ts';
import { feedbackActionTries } from './calls-on-feedback.ts';
import { groupActionTries } from './calls-on-groups.ts';
import { printActionTries } from './calls-on-prints.ts';
import { supportActionTries } from './calls-on-support.ts';
import { surveyActionTries } from './calls-on-surveys.ts';
import { unitActionTries } from './calls-on-units.ts';
import { passwordCalls, userActionTries } from './calls-on-users.ts';
import { accounts, admin, type Caller, colleague, everyone, type Permit, roleMay } from './vocabulary.ts';

/** A call, and what it answers to whom the table lets. */
export type Try = Pick<Cell, 'target' | 'path' | 'status'> &
  Partial<Pick<Cell, 'method' | 'body' | 'headers' | 'code' | 'inspect' | 'discloses' | 'undo'>> & {
    /** A write that may change rows of the caller's own company alone, and must change some. */
    confined?: true;
  };

interface CallDecision {
  may: Permit[];
  tries(fixture: Fixture, caller: Caller): Try[] | Promise<Try[]>;
}

const PASSWORD = 'Right-1234!';
/** Who signs in as A's admin, or follows A's code, learns of A: whoever he was before. */
const tellsOfA = { discloses: [companyWords.A] };
const tellsOfB = { discloses: [companyWords.B] };

/** Lets the administrators sign in, and prove who they are. */
export async function givePassword(fixture: Fixture): Promise<void> {
  const hash = await hashPassword(PASSWORD);
  for (const [name, company] of [
    ['adminA', 'A'],
    ['adminB', 'B'],
    ['superadmin', 'platform'],
  ] as const)
    await fixture.owned('user_credential', company, { user_id: fixture.userId(name), password_hash: hash });
}

const signIn = (path: string): CallDecision => ({
  may: [everyone],
  tries(_fixture, caller) {
    const by = (email: string) => ({ method: 'POST', path, body: { email, password: PASSWORD } });
    const known: Try = { ...by('admina@test.example'), target: 'an account', status: 200, ...tellsOfA };
    const missing: Try = { ...by('x@test.example'), target: 'a missing one', status: 401, code: 'wrong_credentials' };
    return oneOfEachRole.includes(caller) ? [known, missing] : [known];
  },
});

const refresh: CallDecision = {
  may: [everyone],
  tries: async (fixture) => {
    const { refreshToken } = await newSession(fixture, 'adminA');
    const call = { method: 'POST', path: 'jwt/refresh-token' };
    const [companyId, sessionId, secret = ''] = refreshToken.split('.');
    const token = { companyId: Number(companyId), sessionId: MISSING_ID, secret };
    const missing = fixture.world.tokens.formatRefreshToken(token);
    // Whoever guesses the numbers of a foreign session must not end it: refused calls are played first.
    const guessed = [companyId, sessionId, secret.toLowerCase(), refreshToken.split('.')[3]].join('.');
    const refused = { ...call, status: 401, code: 'invalid_refresh_token' };
    return [
      { ...call, target: 'its own token', body: { refreshToken }, status: 200 },
      { ...refused, target: 'a missing one', body: { refreshToken: missing } },
      { ...refused, target: 'a foreign one, guessed', body: { refreshToken: guessed } },
    ];
  },
};

const logout: CallDecision = {
  may: [accounts],
  tries: async (fixture, caller) => {
    const call = { method: 'POST', path: 'jwt/logout', target: 'its own session', status: 204 };
    if (caller.company === null) return [call];
    const { accessToken } = await newSession(fixture, caller.name);
    return [{ ...call, headers: { authorization: `Bearer ${accessToken}` } }];
  },
};

const userinfo: CallDecision = {
  may: [accounts],
  tries: (fixture, caller) => [
    {
      target: 'himself',
      path: 'account/userinfo',
      status: 200,
      inspect: (answer) =>
        (parsed(answer.text) as { id?: number }).id === fixture.userId(caller.name) ? [] : ['the answer is of another'],
    },
  ],
};

/** Everybody hears what is his; what each event is judged by is tested where events are. */
const listening: CallDecision = {
  may: [accounts],
  tries: () => [{ target: 'what he may read', path: 'account/events', status: 200 }],
};

/** A unit of the tree as a caller sees it: whoever has any right there, or above it, and the company's admins. */
const figuresAt = (path: string): CallDecision => ({
  may: [accounts],
  tries: ({ world: { companyA, companyB } }, { company, role, right: held }) => {
    const isAdmin = role === 'company_admin';
    const about = (target: string, unit: number, isSeen: boolean): Try => ({
      target,
      path: `${path}?node_id=${unit}`,
      ...(isSeen ? { status: 200 } : { status: 404, code: 'not_found' }),
    });
    return [
      { target: 'all that he sees', path, status: 200 },
      about('a unit within reach', companyA.nodes.room, company === 'A' && (isAdmin || held !== undefined)),
      about('a unit beyond', companyA.nodes.otherBranch, company === 'A' && isAdmin),
      about('a foreign unit', companyB.nodes.room, company === 'B' && isAdmin),
      about('a missing one', MISSING_ID, false),
    ];
  },
});

/** What visitors wrote and answered: for those who read feedback somewhere. */
const readings = (path: string): CallDecision => ({
  may: [admin, colleague],
  tries: ({ world: { companyA, companyB } }, { company, role, right: held, isFounder }) => {
    const isAdmin = role === 'company_admin';
    const reads =
      isAdmin || isFounder || held?.module === 'feedback' ? { status: 200 } : { status: 403, code: 'forbidden' };
    const missing = { status: 404, code: 'not_found' };
    const about = (target: string, unit: number, isSeen: boolean): Try => ({
      target,
      path: `${path}?node_id=${unit}`,
      ...(isSeen ? reads : missing),
    });
    return [
      { target: 'all that he reads', path, ...reads },
      about('a unit within reach', companyA.nodes.room, company === 'A' && (isAdmin || held !== undefined)),
      about('a unit beyond', companyA.nodes.otherBranch, company === 'A' && isAdmin),
      about('a foreign unit', companyB.nodes.room, company === 'B' && isAdmin),
    ];
  },
});

const document = (path: string): CallDecision => ({
  may: [everyone],
  tries: () => [{ target: 'it', path, status: 200 }],
});

const nodeUrl: CallDecision = {
  may: [everyone],
  tries: ({ world }) => {
    const call = (code: string) => ({ method: 'POST', path: 'getnodeurl', body: { code } });
    return [
      { ...call(world.companyA.codes.room), target: "A's code", status: 200, ...tellsOfA },
      { ...call(world.companyB.codes.room), target: "B's code", status: 200, ...tellsOfB },
      { ...call(newCode()), target: 'a missing code', status: 404, code: 'survey_not_found' },
    ];
  },
};

const answer: CallDecision = {
  may: [everyone],
  tries: ({ world }) => {
    const call = (code: string) => ({
      method: 'POST',
      path: 'setsurveyanswer',
      body: { code, answers: { experience: 5 } },
    });
    return [
      { ...call(world.companyA.codes.room), target: "A's code", status: 200 },
      { ...call(world.companyB.codes.room), target: "B's code", status: 200 },
      { ...call(newCode()), target: 'a missing code', status: 404, code: 'survey_not_found' },
    ];
  },
};

const media: CallDecision = {
  may: [everyone],
  tries: ({ world }) => {
    const call = (code: string) => ({
      method: 'POST',
      path: `surveymedia?code=${code}&question=experience&response_token=${randomUUID()}&media=${randomUUID()}`,
      headers: { 'content-type': 'image/png' },
      body: Buffer.from('no picture'),
    });
    // Who reaches a survey is told that its first question asks for no file.
    return [
      { ...call(world.companyA.codes.room), target: "A's code", status: 400, code: 'invalid_input' },
      { ...call(world.companyB.codes.room), target: "B's code", status: 400, code: 'invalid_input' },
      { ...call(newCode()), target: 'a missing code', status: 404, code: 'survey_not_found' },
    ];
  },
};

/** A link is made for whoever works with surveys; its key opens what it shows to everybody. */
const preview: CallDecision = {
  may: [everyone],
  async tries(fixture, caller) {
    const call = (body: object) => ({ method: 'POST', path: 'surveypreview', body });
    const by = (company: 'A' | 'B') => fixture.one('survey', company, { place: 'company' }).id;
    const [own, foreign] = caller.company === 'B' ? [by('B'), by('A')] : [by('A'), by('B')];
    const isAdmin = caller.role === 'company_admin';
    const isCompany = isAdmin || caller.role === 'company_user';
    const refused = caller.company === null ? 401 : 403;
    const missing = isCompany ? { status: 404, code: 'survey_not_found' } : { status: refused };
    const sees = isAdmin || caller.right?.module === 'node';
    const draft = fixture
      .of('survey')
      .find(({ company, label }) => company === (caller.company === 'B' ? 'B' : 'A') && label === 'of a group');
    return [
      { ...call({ document: defaultSurvey }), target: 'a document', status: isCompany ? 200 : refused },
      { ...call({ survey_id: own }), target: 'a survey', ...(sees || caller.isFounder ? { status: 200 } : missing) },
      { ...call({ survey_id: draft?.id }), target: 'a draft of a group', ...(sees ? { status: 200 } : missing) },
      { ...call({ survey_id: foreign }), target: 'a foreign survey', ...missing },
      { ...call({ survey_id: MISSING_ID }), target: 'a missing survey', ...missing },
      { ...call({ key: 'guessed' }), target: 'a guessed key', status: 404, code: 'survey_not_found' },
    ];
  },
};

export const calls: Record<string, CallDecision> = {
  'session.login': signIn('jwt/login'),
  'session.user_login': signIn('account/userlogin'),
  ...registrationCalls,
  'site.addresses': { may: [everyone], tries: () => [{ target: 'all', path: 'siteaddresses', status: 200 }] },
  'session.refresh': refresh,
  'session.logout': logout,
  'session.userinfo': userinfo,
  'account.events': listening,
  ...passwordCalls,
  ...billingCalls,
  ...accountCalls,
  ...customerCalls,
  ...marcCalls,
  'dashboard.info': figuresAt('dashboardinfo'),
  'dashboard.report': figuresAt('dashboardreportdata'),
  'dashboard.topics': readings('dashboardtopics'),
  'dashboard.drivers': readings('dashboarddrivers'),
  'dashboard.handling': readings('dashboardhandling'),
  'first_steps.read': {
    may: [admin, colleague],
    tries: () => [{ target: 'those of his company', path: 'firststeps', status: 200 }],
  },
  'deletion.check': {
    may: [accounts],
    tries: (fixture, { role }) => {
      const of = (entity: string, id: number | string) => `deletion_check?entity=${entity}&ids=${id}`;
      const foreign = {
        path: of('organization', fixture.of('organization').find(({ company }) => company === 'B')?.id ?? 0),
      };
      return role === 'superadmin'
        ? [{ target: 'a missing plan', path: of('plan', MISSING_ID), status: 200 }]
        : [
            { target: 'a plan', path: of('plan', 1), status: 403 },
            { target: 'a foreign organization', ...foreign, status: role === 'company_admin' ? 200 : 403 },
          ];
    },
  },
  'documentation.openapi': document('openapi.json'),
  'documentation.company_openapi': {
    may: [admin, colleague],
    tries: () => [{ target: 'that of his company', path: 'openapi/company.json', status: 200 }],
  },
  'documentation.page': document('docs'),
  'documentation.style': document('docs.css'),
  'visitor.node_url': nodeUrl,
  'visitor.answer': answer,
  'visitor.media': media,
  'visitor.preview': preview,
};

/** Of the actions of entities; who may is in decisions.ts. */
export const actionTries: Record<string, (fixture: Fixture, caller: Caller) => Try[] | Promise<Try[]>> = {
  'organization_type.getorganizationtype': (fixture) => [
    {
      target: 'all types',
      path: 'getorganizationtype',
      status: 200,
      inspect: ({ text }: Answer) => {
        const { results = [] } = parsed(text) as { results?: unknown[] };
        return results.length === fixture.of('organization_type').length ? [] : ['the answer is not whole'];
      },
    },
  ],
  ...userActionTries,
  ...unitActionTries,
  'organization.import_units': importTries,
  ...listImportTries,
  ...takeBackTries,
  ...fileTries,
  ...groupActionTries,
  ...surveyActionTries,
  ...feedbackActionTries,
  ...supportActionTries,
  ...printActionTries,
  ...automationActionTries,
  ...billingActionTries,
  ...cellActionTries,
  ...customerActionTries,
  ...marcActionTries,
};

/** The calls of an operation by everybody, in their order: some of them end what the one before has begun. */
export async function callCells(
  fixture: Fixture,
  operation: string,
  may: Permit[],
  tries: (fixture: Fixture, caller: Caller) => Try[] | Promise<Try[]>,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const caller of fixture.callers)
    for (const tried of await tries(fixture, caller)) {
      const { confined, ...one } = tried;
      const call = { method: 'GET', operation, caller, ...(!confined && { unconfined: true as const }) };
      const { code: _code, ...asked } = one;
      // Who may never is told so, whatever the call would have answered.
      const refused = { ...asked, status: refusal(caller), inspect: () => [] };
      cells.push({ ...call, ...(roleMay(may, caller) ? one : refused) });
    }
  return cells;
}
