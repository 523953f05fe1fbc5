/** People with passwords, for tests of signing in and of accounts. */
import { hashPassword } from '../modules/identity/session/passwords.ts';
import type { CallAnswer, Served } from './scenarios.ts';

export const PASSWORD = 'Right-1234!';

export interface SignedInAnswer {
  accessToken: string;
  refreshToken: string;
}

/** What a test does as a person of the world, by whatever sessions he has. */
export function peopleOf(served: Served) {
  const hash = hashPassword(PASSWORD);
  const principal = (name: string) => {
    const found = served.world.principals[name];
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const asSession = <Row extends object>(name: string, text: string, values: unknown[] = []): Promise<Row[]> =>
    served.world.database.statement<Row>('session', principal(name).companyId, { text, values });
  const post = (path: string, body: object, accessToken?: string): Promise<CallAnswer> =>
    served.call({
      method: 'POST',
      path,
      body,
      ...(accessToken && { headers: { authorization: `Bearer ${accessToken}` } }),
    });
  return {
    principal,
    asSession,
    post,
    get: (path: string, accessToken: string): Promise<CallAnswer> =>
      served.call({ path, headers: { authorization: `Bearer ${accessToken}` } }),
    /** Begins anew: the password that all tests know, no lock of anybody, no second step. */
    async reset(name: string): Promise<void> {
      const { companyId, userId, sessionId } = principal(name);
      await asSession(name, 'update session set revoked_at = null where id = $1', [sessionId]);
      await asSession(name, 'delete from two_factor where user_id = $1', [userId]);
      await asSession(name, 'delete from login_throttle');
      await asSession(name, 'delete from user_credential where user_id = $1', [userId]);
      await asSession(name, 'insert into user_credential (company_id, user_id, password_hash) values ($1, $2, $3)', [
        companyId,
        userId,
        await hash,
      ]);
    },
    logIn: (name: string, password = PASSWORD): Promise<CallAnswer> =>
      post('jwt/login', { email: `${name.toLowerCase()}@test.example`, password }),
    async signIn(name: string, password = PASSWORD): Promise<SignedInAnswer> {
      return (await this.logIn(name, password)).body as SignedInAnswer;
    },
    refresh: ({ refreshToken }: SignedInAnswer): Promise<CallAnswer> => post('jwt/refresh-token', { refreshToken }),
    entries: (name: string) =>
      asSession<{ operation: string; entity: string; actor_id: number | null; changes: object }>(
        name,
        'select operation, entity, actor_id, changes from audit_entry order by id',
      ),
    mails: () =>
      served.world.database.lookup<{ kind: string; user_id: number }>('worker', {
        text: 'select kind, user_id from mail_message order by id',
        values: [],
      }),
  };
}
