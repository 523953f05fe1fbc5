/** The own e-mail and another one for it, and the links of a change, which need no login: they prove a mailbox. */
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { Operation } from '../../../http/registry.ts';
import {
  checkEmailChange,
  confirmEmailChange,
  type EmailChangeParts,
  takeEmailBack,
} from '../session/email-change/follow.ts';
import {
  cancelOwnEmailChange,
  changeOwnEmail,
  ownEmail,
  resendOwnEmailChange,
} from '../session/email-change/own-email.ts';
import { proofProperties } from '../../../../shared/contract/proof-schema.ts';
import { ownerOf, people } from './account.ts';
import { closed } from '../../../http/routes/schemas.ts';
import { open } from './session.ts';

const email: JsonSchema = { type: 'string', format: 'email', maxLength: 254 };
const token: JsonSchema = { type: 'string', maxLength: 200 };
const linkState: JsonSchema = { enum: ['open', 'confirmed', 'cancelled', 'taken_back', 'expired'] };
const tokenOf = (body: unknown): string => (body as { token: string }).token;

export const emailChangeOperations = (parts: EmailChangeParts): Operation[] => [
  ...own(parts),
  ...pending(parts),
  ...links(parts),
];

const own = ({ database }: EmailChangeParts): Operation[] => [
  {
    id: 'account.email',
    method: 'GET',
    path: 'account/email',
    summary: 'The own e-mail, and the one that waits for its confirmation',
    access: people,
    input: {},
    output: closed({
      email: { type: 'string' },
      pending: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['email', 'expires_at', 'requested_by'],
        properties: {
          email: { type: 'string' },
          expires_at: { type: 'string', format: 'date-time' },
          requested_by: { type: 'string' },
        },
      },
    }),
    rate: 'read',
    audit: 'none',
    handler: async (request) => ({ body: await ownEmail(database, ownerOf(request)) }),
  },
  {
    id: 'account.change_email',
    method: 'POST',
    path: 'account/email',
    summary: 'Another e-mail for the own account; it counts once a link that is mailed there is followed',
    access: people,
    proof: true,
    whileReadOnly: true,
    input: { body: closed({ email, ...proofProperties }, ['email']) },
    output: null,
    rate: 'sign_in',
    audit: 'security',
    async handler(request) {
      await changeOwnEmail(database, ownerOf(request), (request.body as { email: string }).email);
      return { status: 204 };
    },
  },
];

/** What can be done about a change that waits. */
const pending = ({ database }: EmailChangeParts): Operation[] => [
  {
    id: 'account.resend_email_change',
    method: 'POST',
    path: 'account/email/resend',
    summary: 'Mail the link that confirms the new e-mail once more',
    access: people,
    whileReadOnly: true,
    input: { body: closed({}) },
    output: closed({ email: { type: 'string' } }),
    rate: 'sign_in',
    audit: 'security',
    handler: async (request) => ({ body: { email: await resendOwnEmailChange(database, ownerOf(request)) } }),
  },
  {
    id: 'account.cancel_email_change',
    method: 'POST',
    path: 'account/email/cancel',
    summary: 'Give up a new e-mail that is not confirmed yet',
    access: people,
    whileReadOnly: true,
    input: { body: closed({}) },
    output: null,
    rate: 'write',
    audit: 'security',
    async handler(request) {
      await cancelOwnEmailChange(database, ownerOf(request));
      return { status: 204 };
    },
  },
];

const links = (parts: EmailChangeParts): Operation[] => [
  {
    ...open,
    id: 'email_change.check',
    path: 'account/emailchange/check',
    summary: 'What a mailed link of a change of e-mail does, or what became of it',
    input: { body: closed({ token }) },
    output: closed({
      purpose: { enum: ['confirm', 'take_back'] },
      state: linkState,
      is_confirmed: { type: 'boolean' },
      old_email: { type: 'string' },
      new_email: { type: 'string' },
      company_name: { type: 'string' },
    }),
    audit: 'none',
    handler: async ({ body }) => ({ body: await checkEmailChange(parts, tokenOf(body)) }),
  },
  {
    ...open,
    id: 'email_change.confirm',
    path: 'account/emailchange/confirm',
    summary: 'Confirm a new e-mail by the link that was mailed there; `open` says that it was done now',
    input: { body: closed({ token }) },
    output: closed({ state: linkState }),
    audit: 'security',
    handler: async ({ body, requestId }) => ({
      body: { state: await confirmEmailChange(parts, tokenOf(body), requestId) },
    }),
  },
  {
    ...open,
    id: 'email_change.take_back',
    path: 'account/emailchange/takeback',
    summary:
      'Take a change back by the link that was mailed to the old address: all sessions end, and another password is asked for',
    input: { body: closed({ token }) },
    output: closed({ state: linkState, password_token: { type: ['string', 'null'] } }),
    audit: 'security',
    async handler({ body, requestId }) {
      const { state, passwordToken } = await takeEmailBack(parts, tokenOf(body), requestId);
      return { body: { state, password_token: passwordToken } };
    },
  },
];
