/** Devices that sign in and guess, each at an address of its own; the server must trust its proxy. */
import { deliverDue } from '../../../../platform/mail/deliver.ts';
import { mailTemplate } from '../../../../app/mail-templates.ts';
import { PASSWORD, peopleOf, type SignedInAnswer } from '../../../../test/accounts.ts';
import type { CallAnswer, Served } from '../../../../test/scenarios.ts';
import { TEST_SECRET } from '../../../../test/world.ts';

export const WHO = 'nobody';
export const WRONG = 'Wrong-1234!';
export const NEXT = 'Newer-5678!';

export type Device = ReturnType<typeof createDevice>;

/** Keeps the cookies that it is given. */
function createDevice(ip: string, origin: string) {
  let cookie = '';
  return {
    get cookie() {
      return cookie;
    },
    take: (stolen: string) => void (cookie = stolen),
    async post(path: string, body: object, headers: Record<string, string> = {}): Promise<CallAnswer> {
      const response = await fetch(`${origin}/api/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': ip,
          ...(cookie && { cookie }),
          ...headers,
        },
      });
      const [set] = response.headers.getSetCookie();
      if (set) cookie = set.split(';')[0] ?? '';
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text === '' ? '' : JSON.parse(text) };
    },
    logIn(name = WHO, password = PASSWORD, headers: Record<string, string> = {}) {
      const email = name.includes('@') ? name : `${name.toLowerCase()}@test.example`;
      return this.post('jwt/login', { email, password }, headers);
    },
    async signIn(name = WHO, password = PASSWORD) {
      const { body } = await this.logIn(name, password);
      return { authorization: `Bearer ${(body as SignedInAnswer).accessToken}` };
    },
  };
}

let addresses = 0;
const newAddress = (): string => `203.${(addresses >> 8) & 255}.${addresses++ & 255}.7`;

export function guessersOf(served: Served) {
  const people = peopleOf(served);
  const deviceAt = (ip: string, origin = served.origin): Device => createDevice(ip, origin);
  const stranger = (): Device => deviceAt(newAddress());
  return {
    deviceAt,
    stranger,
    newAddress,
    /** The password that all tests know, no locks, no mails and no notices. */
    async reset(): Promise<void> {
      await people.reset(WHO);
      for (const table of ['mail_message', 'account_notice'])
        await served.world.database.lookup('worker', { text: `delete from ${table}`, values: [] });
    },
    /** As if a hundred strangers had guessed: locks whatever one guess counts. */
    async lockStrangersOut(name = WHO): Promise<void> {
      await stranger().logIn(name, WRONG);
      await people.asSession(
        WHO,
        "update login_throttle set failed_count = 100, locked_until = now() + interval '15 minutes' where failed_count > 0",
      );
    },
    /** Of a mailed link that sets the password. */
    async passwordToken(): Promise<string> {
      await stranger().post('account/forgetpasswordsendemail', { email: 'nobody@test.example' });
      let text = '';
      await deliverDue({
        mailTemplate,
        database: served.world.database,
        publicUrl: 'https://feedback.test',
        secret: TEST_SECRET,
        transport: { leaves: 'sent', send: async (mail) => void (text += mail.text) },
        log: {
          error(_message, { error }) {
            throw error;
          },
        },
      });
      return /token=([\w.-]+)/.exec(text)?.[1] ?? '';
    },
  };
}
