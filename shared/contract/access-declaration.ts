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

function claimOf(condition: NonNullable<Grant['where']>[string]): string[] {
  const value = typeof condition === 'object' && condition !== null ? condition.$in : condition;
  return typeof value === 'string' && value.startsWith('$user.') ? [value] : [];
}
