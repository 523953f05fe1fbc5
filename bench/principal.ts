/** The administrator that the load signs in as: a session like any other, checked with each request. */
import { openDatabase } from '../server/access/database.ts';
import { createTokens } from '../server/modules/identity/session/tokens.ts';
import type { Measured } from './dataset.ts';

export const BENCH_SECRET = Buffer.from('the secret of a database that only benchmarks see');

/** A bearer header for the measured company's administrator. */
export async function signInForBench(connectionString: string, { companyId, adminId }: Measured): Promise<string> {
  const database = openDatabase({ connectionString });
  try {
    const [session] = await database.statement<{ id: number }>('session', companyId, {
      text: `insert into session (company_id, user_id, family, refresh_hash, expires_at)
        values ($1, $2, gen_random_uuid(), gen_random_uuid()::text, now() + interval '1 day') returning id`,
      values: [companyId, adminId],
    });
    const principal = {
      role: 'company_admin',
      userId: adminId,
      companyId,
      sessionId: Number(session?.id),
      accessVersion: 1,
    } as const;
    return `Bearer ${await createTokens(BENCH_SECRET).signAccessToken(principal)}`;
  } finally {
    await database.close();
  }
}
