/**
 * Proof, in front of a call that changes how somebody logs in, of who makes it: the present password or a code of the
 * second factor. A token that was stolen, or a screen that was left open, proves nobody.
 */
import { signedIn } from '../../../access/principal.ts';
import { invalidInput } from '../../../errors.ts';
import type { OperationRequest } from '../../../http/registry.ts';
import { asOwner, type Owner, type ProofParts, verifyPassword, refuseImpersonated } from './own-account.ts';
import { type CodeParts, countingCode, takeCode, wrongCode } from './take-code.ts';

interface StepUpParts extends ProofParts {
  codes: CodeParts;
}

/** The body without the proof. Throws 400 at `/password` or `/code`, 429 after too many wrong ones. */
export const proving =
  (parts: StepUpParts) =>
  async ({ principal, locale, requestId, body }: OperationRequest): Promise<unknown> => {
    const { password = '', code = '', ...rest } = body as { password?: string; code?: string };
    const owner: Owner = { principal: signedIn(principal), locale, requestId };
    if (password !== '') await verifyPassword(parts, owner, { password, pointer: '/password' });
    else if (code !== '') await proveCode(parts, owner, code);
    else throw invalidInput({ errors: [{ pointer: '/password', code: 'required' }] });
    return rest;
  };

async function proveCode(parts: StepUpParts, owner: Owner, code: string): Promise<void> {
  const { principal, requestId } = owner;
  const { companyId, userId, sessionId } = principal;
  const counted = parts.limits.codeBySession(sessionId);
  const taken = await countingCode(parts, { companyId, userId, requestId, counted }, () =>
    asOwner(parts.database, owner, async (transaction) => {
      await refuseImpersonated(transaction, owner);
      return takeCode(transaction, parts.codes, principal, { code, state: 'on', work: () => Promise.resolve() });
    }),
  );
  // Who has no second factor has no code that is right.
  if (taken.kind !== 'taken') throw wrongCode();
}
