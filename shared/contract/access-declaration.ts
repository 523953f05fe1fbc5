/** `<entity>.access.json`, as schemas/access.schema.json has it: who is meant to do what, beside what the grants say. */
import type { Grant } from './model.ts';

type Right = 'read' | 'edit' | 'create' | 'delete';

export type DeclaredCaller =
  | 'everyone'
  | 'signed_in'
  | 'superadmin'
  | 'company_admin'
  | 'company_user'
  | 'own'
  | 'own_as_user'
  | 'own_as_admin'
  | 'own_as_superadmin'
  | 'others'
  | 'others_as_user'
  | 'others_as_admin'
  | 'any.read'
  | `${'user' | 'node' | 'qr' | 'feedback'}.${Right}`;

export interface AccessDeclaration {
  reads?: DeclaredCaller[];
  writes?: DeclaredCaller[];
  fields?: string[] | { create: string[]; patch: string[] };
  list?: DeclaredCaller[];
  detail?: DeclaredCaller[];
  create?: DeclaredCaller[];
  patch?: DeclaredCaller[];
  delete?: DeclaredCaller[];
  actions?: Record<string, DeclaredCaller[]>;
  views?: Record<string, DeclaredCaller[]>;
  /** Fields that an answer to a role does not carry. */
  hides?: Partial<Record<'company_user' | 'company_admin' | 'superadmin', string[]>>;
  /** Fields that no answer carries. */
  secret?: string[];
  /** Operations, actions and views that the matrix is told by hand. */
  special?: string[];
}

const OWN_CLAIM = '$user.id';
const UNITS = /^\$user\.nodes\.(\w+)\.(\w+)$/;

/** Whether the declared caller may have been granted this. What other claims than those of units reach is the matrix's to ask. */
export function isMeant({ role, where = {} }: Grant, caller: DeclaredCaller): boolean {
  if (caller === 'everyone') return true;
  if (role === 'anonymous' || role === 'visitor') return false;
  if (caller === 'signed_in' || caller === role) return true;
  const claims = Object.values(where).flatMap((condition) => claimOf(condition));
  const isOwn = claims.includes(OWN_CLAIM);
  const isOfOthers = Object.values(where).some((condition) => excludedBy(condition) === OWN_CLAIM);
  if (isOfOthers && (caller === 'others' || caller === OTHERS[role])) return true;
  if (role === 'superadmin') return isOwn && caller === 'own_as_superadmin';
  if (role === 'company_admin') return isOwn && (caller === 'own' || caller === 'own_as_admin');
  if (caller === 'own' || caller === 'own_as_user') return isOwn || claims.some((claim) => !UNITS.test(claim));
  const [module, right] = caller.split('.');
  return claims.some((claim) => {
    const [, claimed, of] = UNITS.exec(claim) ?? [];
    if (claim === OWN_CLAIM || right === undefined) return false;
    return claimed === undefined || ((module === 'any' || module === claimed) && (right === 'read' || right === of));
  });
}

/** By role the callers of rows that are not their own. */
const OTHERS: Partial<Record<Grant['role'], DeclaredCaller>> = {
  company_user: 'others_as_user',
  company_admin: 'others_as_admin',
};

type Condition = NonNullable<Grant['where']>[string];

const excludedBy = (condition: Condition): unknown =>
  typeof condition === 'object' && condition !== null && '$ne' in condition ? condition.$ne : undefined;

/** What excludes a claim's rows reaches by it none. */
function claimOf(condition: Condition): string[] {
  const isSet = typeof condition === 'object' && condition !== null;
  const value = isSet ? ('$in' in condition ? condition.$in : null) : condition;
  return typeof value === 'string' && value.startsWith('$user.') ? [value] : [];
}
