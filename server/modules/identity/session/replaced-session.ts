import { lockSession, revoke } from './session-statements.ts';
import { roleOf, type SessionParts } from './sessions.ts';

/**
 * Ends the session that a browser still held when its user signed in anew: a copy of its tokens counts no more. Any token
 * of it that was ever handed out will do, as one that comes back twice ends it, too.
 */
export async function endReplacedSession(
  { database, tokens, superadminsNeedTwoFactor }: SessionParts,
  refreshToken: string,
  requestId: string,
): Promise<void> {
  const replaced = tokens.parseRefreshToken(refreshToken);
  if (!replaced) return;
  const { companyId, sessionId } = replaced;
  await database.withTenant('session', companyId, async (transaction) => {
    const row = await lockSession(transaction, { companyId, sessionId }, superadminsNeedTwoFactor);
    if (!row) return;
    const actor = { userId: row.user_id, role: roleOf(row) };
    await revoke(transaction, { companyId, sessionId, operation: 'logout', actor, requestId });
  });
}
