/**
 * What a super administrator may not do while he is logged in as a user: what is that user's own (password, second step,
 * sessions), who else may log in, and money. So nothing that he does in the hour gives him, or costs the company, more.
 */
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { Operation } from '../../../http/registry.ts';

type Judged = Pick<Operation, 'id' | 'method' | 'access' | 'audit' | 'input' | 'ownerOnly'>;

/** Entities that he changes nothing of: a webhook would go on telling after the hour, a granted right would stay. */
const ENTITIES = new Set([
  'customer_user',
  'node_user_access',
  'webhook',
  'company_saved_card',
  'subscription',
  'invoice',
]);

/** What is asked by POST, and changes nothing: the rights of a user are looked at. */
const READS = new Set(['node_user_access.get_user_node_access_list']);

/** Every call that moves money asks for this consent. */
const MOVES_MONEY = 'accept_agreement';

export function isOwnerOnly({ id, method, access, audit, input, ownerOnly }: Judged): boolean {
  if (ownerOnly !== undefined) return ownerOnly;
  if (READS.has(id)) return false;
  if (audit === 'security') return true;
  if (acceptsProperty(input.body, MOVES_MONEY)) return true;
  return method !== 'GET' && 'entity' in access && ENTITIES.has(access.entity);
}

/** The ids of what is refused to whoever is logged in as a company's user. */
export function refusedWhileImpersonating(operations: Iterable<Operation>): string[] {
  const isForUsers = ({ access }: Operation) =>
    'entity' in access || access.roles.some((role) => role === 'company_admin' || role === 'company_user');
  return [...operations].flatMap((operation) =>
    isForUsers(operation) && isOwnerOnly(operation) ? [operation.id] : [],
  );
}

/** Whether a body has a property of that name. */
export const acceptsProperty = (body: JsonSchema | undefined, name: string): boolean =>
  Object.keys(Object(body?.['properties'])).includes(name);
