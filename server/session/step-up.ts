/**
 * Proof, in front of a call that changes how somebody logs in, of who makes it: the present password or a code of the
 * second factor. A token that was stolen, or a screen that was left open, proves nobody.
 */
import type { Database } from '../access/database.ts';
import { signedIn } from '../access/principal.ts';
import { invalidInput } from '../errors.ts';
import type { OperationRequest } from '../registry.ts';
import { asOwner, type Owner, provePassword, refuseLent } from './own-account.ts';
import { type CodeParts, refusalOf, takeCode } from './take-code.ts';

interface StepUpParts {
  database: Database;
  codes: CodeParts;
}

/** The body without the proof. Throws 400 at `/password` or `/code`, 429 after too many wrong ones. */
export const proving =
  (parts: StepUpParts) =>
  async ({ principal, locale, requestId, body }: OperationRequest): Promise<unknown> => {
    const { password = '', code = '', ...rest } = body as { password?: string; code?: string };
    const owner: Owner = { principal: signedIn(principal), locale, requestId };
    if (password !== '') await provePassword(parts.database, owner, { password, pointer: '/password' });
    else if (code !== '') await proveCode(parts, owner, code);
    else throw invalidInput({ errors: [{ pointer: '/password', code: 'required' }] });
    return rest;
  };

async function proveCode({ database, codes }: StepUpParts, owner: Owner, code: string): Promise<void> {
  const taken = await asOwner(database, owner, async (transaction) => {
    await refuseLent(transaction, owner);
    return takeCode(transaction, codes, { ...owner.principal, requestId: owner.requestId }, { code, state: 'on' });
  });
  if (taken.kind === 'taken') return;
  // Who has no second factor has no code that is right.
  throw refusalOf(taken.kind === 'off' ? { kind: 'refused' } : taken);
}
