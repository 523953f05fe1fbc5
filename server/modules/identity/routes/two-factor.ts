/** The second step of the login: set up, taken away, and answered at the login itself. */
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { Operation } from '../../../http/registry.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
  type TwoFactorParts,
  twoFactorState,
} from '../session/two-factor.ts';
import { ownerOf, people } from './account.ts';
import { closed } from '../../../http/routes/schemas.ts';

const password: JsonSchema = { type: 'string', minLength: 1, maxLength: 200 };
/** Six digits of the app, or a recovery code in any spelling. */
const code: JsonSchema = { type: 'string', minLength: 1, maxLength: 60 };
const recoveryCodes = closed({ recovery_codes: { type: 'array', items: { type: 'string' } } });

/** Guessed at, as a login is. */
const guarded = {
  method: 'POST',
  access: people,
  rate: 'sign_in',
  audit: 'security',
  whileReadOnly: true,
} satisfies Partial<Operation>;

export const twoFactorOperations = (parts: TwoFactorParts): Operation[] => [
  {
    id: 'two_factor.state',
    beforeTwoFactor: true,
    method: 'GET',
    path: 'account/twofactor',
    summary: 'Whether the own login asks for a code',
    access: people,
    input: {},
    output: closed({
      is_on: { type: 'boolean' },
      is_required: { type: 'boolean', description: 'It is required of the user, who can not turn it off.' },
      since: { type: ['string', 'null'], format: 'date-time' },
      recovery_codes_left: { type: 'integer' },
    }),
    rate: 'read',
    audit: 'none',
    handler: async (request) => ({ body: await twoFactorState(parts, ownerOf(request)) }),
  },
  {
    ...guarded,
    id: 'two_factor.begin',
    beforeTwoFactor: true,
    path: 'account/twofactor/begin',
    summary: 'A secret for an authenticator app; it counts once a code of it was sent',
    input: { body: closed({ password }) },
    output: closed({ secret: { type: 'string' }, address: { type: 'string' } }),
    handler: async (request) => ({
      body: await beginTwoFactor(parts, ownerOf(request), (request.body as { password: string }).password),
    }),
  },
  {
    ...guarded,
    id: 'two_factor.confirm',
    beforeTwoFactor: true,
    path: 'account/twofactor/confirm',
    summary: 'Turn two-factor login on by the first code of the app; answers the recovery codes, this once',
    input: { body: closed({ code }) },
    output: recoveryCodes,
    handler: async (request) => ({
      body: {
        recovery_codes: await confirmTwoFactor(parts, ownerOf(request), (request.body as { code: string }).code),
      },
    }),
  },
  ...withProof(parts),
];

/** What takes the password and a code. */
const withProof = (parts: TwoFactorParts): Operation[] => [
  {
    ...guarded,
    id: 'two_factor.renew_recovery_codes',
    path: 'account/twofactor/recoverycodes',
    summary: 'New recovery codes; the ones before end',
    input: { body: closed({ password, code }) },
    output: recoveryCodes,
    handler: async (request) => ({
      body: {
        recovery_codes: await renewRecoveryCodes(
          parts,
          ownerOf(request),
          request.body as { password: string; code: string },
        ),
      },
    }),
  },
  {
    ...guarded,
    id: 'two_factor.turn_off',
    path: 'account/twofactor/off',
    summary: 'Turn two-factor login off',
    input: { body: closed({ password, code }) },
    output: null,
    async handler(request) {
      await turnOffTwoFactor(parts, ownerOf(request), request.body as { password: string; code: string });
      return { status: 204 };
    },
  },
];
