/** What a signed-in user does with his own account: the password, where he is signed in, the second step of the login. */
import { signedIn } from '../../../access/principal.ts';
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import { parseId } from '../../../query/parse.ts';
import type { Operation, OperationAnswer, OperationRequest } from '../../../http/registry.ts';
import { changePassword } from '../session/change-password.ts';
import { seeNotice } from '../session/account-notices.ts';
import type { GuessParts } from '../session/guess-parts.ts';
import type { Owner } from '../session/own-account.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../session/own-sessions.ts';
import type { SessionParts } from '../session/sessions.ts';
import type { StepUpParts } from '../session/step-up.ts';
import { proofProperties } from '../../../../shared/contract/proof-schema.ts';
import { closed } from '../../../http/routes/schemas.ts';

const password: JsonSchema = { type: 'string', minLength: 1, maxLength: 200 };
const moment: JsonSchema = { type: 'string', format: 'date-time' };
const name: JsonSchema = { type: ['string', 'null'] };

const changedPassword = closed(
  {
    current_password: password,
    new_password: { type: 'string', maxLength: 200 },
    code: { type: 'string', maxLength: 60, description: 'Of who has two-factor login: of the app, or for recovery.' },
  },
  ['current_password', 'new_password'],
);

/** Everybody with an account. */
export const people = { roles: ['company_user', 'company_admin', 'superadmin'] } satisfies Operation['access'];

export const ownerOf = ({ principal, locale, requestId }: OperationRequest): Owner => ({
  principal: signedIn(principal),
  locale,
  requestId,
});

export const accountOperations = (parts: SessionParts & GuessParts & StepUpParts): Operation[] => [
  {
    id: 'account.change_password',
    whileReadOnly: true,
    method: 'POST',
    path: 'account/changepassword',
    summary: 'Change the own password; all other sessions of the account end',
    access: people,
    input: { body: changedPassword },
    output: null,
    rate: 'sign_in',
    audit: 'security',
    async handler(request) {
      const given = request.body as { current_password: string; new_password: string; code?: string };
      const cookie = await changePassword(parts, ownerOf(request), { ...given, cookies: request.headers['cookie'] });
      return { status: 204, cookies: [cookie] };
    },
  },
  ...sessionsOf(parts),
  {
    id: 'account.see_notice',
    whileReadOnly: true,
    method: 'POST',
    path: 'account/notices/:id/seen',
    summary: 'That the user has seen what happened to the own login',
    access: people,
    input: { body: closed({}) },
    output: null,
    rate: 'write',
    audit: 'none',
    ownerOnly: true,
    async handler(request) {
      await seeNotice(parts.database, ownerOf(request), parseId(request.parameters['id']));
      return { status: 204 };
    },
  },
];

const sessionsOf = (parts: SessionParts & GuessParts): Operation[] => [
  {
    id: 'account.sessions',
    method: 'GET',
    path: 'account/sessions',
    summary: 'Where the user is signed in',
    access: people,
    input: {},
    output: closed({
      results: {
        type: 'array',
        items: closed({
          id: { type: 'integer' },
          browser: name,
          system: name,
          is_mobile: { type: 'boolean' },
          created_at: moment,
          last_used_at: moment,
          is_current: { type: 'boolean' },
          lent_to: { type: ['string', 'null'], description: 'The super administrator who is signed in as the user.' },
          reason: { type: ['string', 'null'], description: 'Why: said by who it is lent to.' },
        }),
      },
    }),
    rate: 'read',
    audit: 'none',
    handler: async (request) => ({ body: { results: await ownSessions(parts.database, ownerOf(request)) } }),
  },
  {
    id: 'account.end_session',
    whileReadOnly: true,
    proof: true,
    method: 'POST',
    path: 'account/sessions/:id/end',
    summary: 'Sign out on one device',
    access: people,
    input: { body: closed({ ...proofProperties }, []) },
    output: null,
    rate: 'sign_in',
    audit: 'security',
    async handler(request) {
      await endOwnSession(parts.database, ownerOf(request), parseId(request.parameters['id']));
      return { status: 204 };
    },
  },
  {
    id: 'account.end_other_sessions',
    whileReadOnly: true,
    proof: true,
    method: 'POST',
    path: 'account/endothersessions',
    summary: 'Sign out on all devices but this one',
    access: people,
    input: { body: closed({ ...proofProperties }, []) },
    output: closed({ ended: { type: 'integer' } }),
    rate: 'sign_in',
    audit: 'security',
    handler: (request) => endOthers(parts, request),
  },
];

async function endOthers(parts: SessionParts & GuessParts, request: OperationRequest): Promise<OperationAnswer> {
  const { ended, cookies } = await endOtherSessions(parts, ownerOf(request), request.headers['cookie']);
  return { body: { ended }, cookies };
}
