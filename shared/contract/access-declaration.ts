/** `<entity>.access.json`, as schemas/access.schema.json has it: who is meant to do what, beside what the grants say. */

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
