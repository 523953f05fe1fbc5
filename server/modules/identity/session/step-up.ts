/**
 * Proof, in front of a call that changes how somebody logs in or ends sessions, of who makes it: all factors that his login
 * asks for, once more. A token that was stolen, or a screen that was left open, proves nobody.
 */
import { signedIn } from '../../../access/principal.ts';
import { invalidInput } from '../../../errors.ts';
import type { OperationRequest } from '../../../http/registry.ts';
import { asOwner, type Owner, type ProofParts, verifyPassword, refuseImpersonated } from './own-account.ts';
import { type CodeParts, countingCode, takeCode, wrongCode } from './take-code.ts';

export interface StepUpParts extends ProofParts {
  codes: CodeParts;
}

/** The body without the proof. Throws 400 at `/password` or `/code`, 429 after too many wrong ones. */
export const proving =
  (parts: StepUpParts) =>
  async ({ principal, locale, requestId, body }: OperationRequest): Promise<unknown> => {
    const { password = '', code = '', ...rest } = body as { password?: string; code?: string };
    const owner: Owner = { principal: signedIn(principal), locale, requestId };
    if (password === '') throw invalidInput({ errors: [{ pointer: '/password', code: 'required' }] });
    await verifyPassword(parts, owner, { password, pointer: '/password' });
    await proveCode(parts, owner, code);
    return rest;
  };

/**
 * The second factor beside a password that was right, where two-factor login is on; what it is not on for has no code.
 * Throws 400 at `/code`, 429 after too many wrong ones.
 */
export async function proveCode(parts: StepUpParts, owner: Owner, code: string): Promise<void> {
  if (code === '') {
    if (await hasTwoFactor(parts, owner)) throw invalidInput({ errors: [{ pointer: '/code', code: 'required' }] });
    return;
  }
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

const hasTwoFactor = ({ database }: StepUpParts, owner: Owner): Promise<boolean> =>
  asOwner(database, owner, async (transaction) => {
    const { companyId, userId } = owner.principal;
    const found = await transaction.query({
      name: 'has_two_factor',
      text: 'select 1 from two_factor where company_id = $1 and user_id = $2 and confirmed_at is not null',
      values: [companyId, userId],
    });
    return found.length > 0;
  });
