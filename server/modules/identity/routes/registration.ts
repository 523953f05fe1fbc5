/** The way in: a company registers, its first administrator confirms the e-mail address. */
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { Operation } from '../../../http/registry.ts';
import { checkRegistration, confirmRegistration } from '../session/registration/confirm.ts';
import { type Registration, registerCompany, registrationSchema } from '../session/registration/register.ts';
import { resendConfirmation } from '../session/registration/resend.ts';
import type { GuessParts } from '../session/guess-parts.ts';
import type { ResponseTimeParts } from '../session/quantized-response-time.ts';
import type { SessionParts } from '../session/sessions.ts';
import { closed } from '../../../http/routes/schemas.ts';
import { answerOpened, deviceOf, heldRefreshToken, open, signedInAnswer } from './session.ts';

const email: JsonSchema = { type: 'string', format: 'email', maxLength: 254 };
const token: JsonSchema = { type: 'string', maxLength: 200 };
const given: JsonSchema = { type: 'string', minLength: 1, maxLength: 200 };

/** `/account/clientregister` is the spec's second name of `/jwt/register`. */
export const registrationOperations = (parts: SessionParts & GuessParts & ResponseTimeParts): Operation[] => [
  register(parts, 'session.register', 'jwt/register'),
  register(parts, 'session.client_register', 'account/clientregister'),
  resend(parts),
  check(parts),
  confirm(parts),
];

const register = (parts: SessionParts & ResponseTimeParts, id: string, path: string): Operation => ({
  ...open,
  id,
  path,
  summary:
    'Register a company with its first administrator, who is mailed a link to confirm it; the answer is the same whether the e-mail is known or not',
  input: { body: registrationSchema },
  output: null,
  audit: 'security',
  async handler({ body, locale }) {
    await registerCompany(parts, body as Registration, locale);
    return { status: 204 };
  },
});

const resend = (parts: SessionParts & ResponseTimeParts): Operation => ({
  ...open,
  id: 'session.resend_confirmation',
  path: 'account/clientregisterresend',
  summary: 'Mail the link of a registration once more; the answer is the same whether one waits or not',
  input: { body: closed({ email }) },
  output: null,
  audit: 'security',
  async handler({ body }) {
    await resendConfirmation(parts, (body as { email: string }).email);
    return { status: 204 };
  },
});

const check = ({ database }: SessionParts): Operation => ({
  ...open,
  id: 'session.check_registration',
  path: 'account/clientregistercheck',
  summary: 'Whose registration a mailed link confirms',
  input: { body: closed({ token }) },
  output: closed({ email: { type: 'string' }, company_name: { type: 'string' } }),
  audit: 'none',
  handler: async ({ body }) => ({ body: await checkRegistration(database, (body as { token: string }).token) }),
});

const confirm = (parts: SessionParts & GuessParts): Operation => ({
  ...open,
  id: 'session.confirm_registration',
  path: 'account/clientregisterconfirm',
  summary: 'Confirm a registration by its mailed link and its password, and sign in',
  input: { body: closed({ token, password: given, ...heldRefreshToken }, ['token', 'password']) },
  output: signedInAnswer,
  audit: 'security',
  handler: async (request) =>
    answerOpened(
      parts,
      await confirmRegistration(parts, request.body as { token: string; password: string }, deviceOf(request)),
      request,
    ),
});
