import type { Transaction } from '../../../access/database.ts';

/** Ends all sessions of a user at once, also those that are lent; answers how many were live. */
export async function endSessionsOf(transaction: Transaction, companyId: number, userId: number): Promise<number> {
  const ended = await transaction.query<{ was_live: boolean }>({
    name: 'end_sessions_of_user',
    text: `update session set revoked_at = now(), updated_at = now()
      where company_id = $1 and user_id = $2 and revoked_at is null returning expires_at > now() as was_live`,
    values: [companyId, userId],
  });
  return ended.filter(({ was_live: wasLive }) => wasLive).length;
}
