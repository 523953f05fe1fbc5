/** Sessions that a test may end without taking a caller's own away. */
import { randomUUID } from 'node:crypto';
import type { Fixture } from './fixture.ts';

export interface NewSession {
  id: number;
  accessToken: string;
  refreshToken: string;
}

/** Signs one of the world's principals in once more. */
export async function newSession(fixture: Fixture, name: string): Promise<NewSession> {
  const { tokens } = fixture.world;
  const principal = fixture.principal(name);
  const { companyId, userId } = principal;
  const secret = tokens.newSecret();
  const id = await fixture.insert('session', {
    company_id: companyId,
    user_id: userId,
    family: randomUUID(),
    refresh_hash: tokens.hashSecret(secret),
    expires_at: new Date(Date.now() + 3_600_000),
  });
  return {
    id,
    accessToken: await tokens.signAccessToken({ ...principal, sessionId: id }),
    refreshToken: tokens.formatRefreshToken({ companyId, sessionId: id, secret }),
  };
}
