/**
 * What a super administrator may not do while he is logged in as a user: what is that user's own (password, second step,
 * sessions), who else may log in, and money. So nothing that he does in the hour gives him, or costs the company, more.
 */
import type { JsonSchema } from '../kernel/descriptor.ts';
import type { Operation } from '../registry.ts';

type Judged = Pick<Operation, 'method' | 'access' | 'audit' | 'input' | 'ownerOnly'>;

/** Entities that he changes nothing of: a webhook would go on telling after the hour, a granted right would stay. */
const ENTITIES = new Set([
  'customer_user',
  'node_user_access',
  'webhook',
  'company_saved_card',
  'subscription',
  'invoice',
]);

/** Every call that moves money asks for this consent. */
const MOVES_MONEY = 'accept_agreement';

export function isOwnerOnly({ method, access, audit, input, ownerOnly }: Judged): boolean {
  if (ownerOnly !== undefined) return ownerOnly;
  if (audit === 'security') return true;
  if (takes(input.body, MOVES_MONEY)) return true;
  return method !== 'GET' && 'entity' in access && ENTITIES.has(access.entity);
}

/** Whether a body has a property of that name. */
export const takes = (body: JsonSchema | undefined, name: string): boolean =>
  Object.keys(Object(body?.['properties'])).includes(name);
