/** The way back for those who have forgotten their password, and in for those who were invited. */
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { Operation } from '../../../http/registry.ts';
import type { GuessParts } from '../session/guess-parts.ts';
import type { ResponseTimeParts } from '../session/quantized-response-time.ts';
import { checkPasswordLink, requestPasswordLink, setPasswordByLink } from '../session/password-links.ts';
import type { SessionParts } from '../session/sessions.ts';
import { deviceOf } from './session.ts';

const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required: Object.keys(properties),
});
const token: JsonSchema = { type: 'string', maxLength: 200 };

/** Open to everybody, and guessed at. */
const open = {
  method: 'POST',
  access: { roles: ['anonymous'] },
  ignoresToken: true,
  rate: 'sign_in',
  audit: 'security',
} satisfies Partial<Operation>;

export const passwordOperations = (parts: SessionParts & GuessParts & ResponseTimeParts): Operation[] => [
  {
    ...open,
    id: 'password.send_link',
    path: 'account/forgetpasswordsendemail',
    summary: 'Mail a link that sets a password; the answer is the same whether the e-mail is known or not',
    input: { body: objectOf({ email: { type: 'string', format: 'email', maxLength: 254 } }) },
    output: null,
    async handler({ body, requestId }) {
      await requestPasswordLink(parts, (body as { email: string }).email, requestId);
      return { status: 204 };
    },
  },
  {
    ...open,
    id: 'password.check_link',
    path: 'account/checkforgetpasswordtoken',
    summary: "Whose link it is, and whether it sets the account's first password",
    input: { body: objectOf({ token }) },
    output: objectOf({ email: { type: 'string' }, company_name: { type: 'string' }, is_first: { type: 'boolean' } }),
    audit: 'none',
    async handler({ body }) {
      const link = await checkPasswordLink(parts.database, (body as { token: string }).token);
      return { body: { email: link.email, company_name: link.company_name, is_first: link.state === 'invited' } };
    },
  },
  {
    ...open,
    id: 'password.set',
    path: 'account/setforgetpassword',
    summary: 'Set the password by a mailed link; it works once, and ends all sessions of the account',
    input: { body: objectOf({ token, password: { type: 'string', maxLength: 200 } }) },
    output: null,
    async handler(request) {
      const given = request.body as { token: string; password: string };
      return { status: 204, cookies: [await setPasswordByLink(parts, given, deviceOf(request))] };
    },
  },
];
