/** How people come in, and what of it is their own. */
import type { Operation } from '../../../http/registry.ts';
import { accountOperations } from './account.ts';
import { emailChangeOperations } from './email-change.ts';
import { passwordOperations } from './password.ts';
import { registrationOperations } from './registration.ts';
import { sessionOperations } from './session.ts';
import { twoFactorOperations } from './two-factor.ts';

/** The operations in front of a login, and those on the own account. */
export function signInOperations(parts: Parameters<typeof sessionOperations>[0] & { secret: Uint8Array }): Operation[] {
  const { database, codes, secret } = parts;
  return [
    ...sessionOperations(parts),
    ...registrationOperations(parts),
    ...passwordOperations(parts),
    ...accountOperations(parts),
    ...emailChangeOperations({ database, secret }),
    ...twoFactorOperations({ ...parts, ...codes }),
  ];
}
