/** The declarations beside the schemas (`<entity>.access.json`), read as sentences of the decision table. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AccessDeclaration, DeclaredCaller } from '../../../shared/contract/access-declaration.ts';
import {
  accounts,
  admin,
  adminSelf,
  colleague,
  type EntityDecision,
  everyone,
  others,
  othersAsAdmin,
  othersAsUser,
  own,
  type Permit,
  platform,
  platformSelf,
  reads,
  right,
  self,
  writing,
} from './vocabulary.ts';

const SCHEMAS = path.join(import.meta.dirname, '../../../schemas');
const SUFFIX = '.access.json';

/** The words of schemas/access.schema.json; a right is said by its module and its name. */
const permits: Record<Exclude<DeclaredCaller, `${string}.${string}`>, Permit> = {
  everyone,
  signed_in: accounts,
  superadmin: platform,
  company_admin: admin,
  company_user: colleague,
  own,
  own_as_user: self,
  own_as_admin: adminSelf,
  own_as_superadmin: platformSelf,
  others,
  others_as_user: othersAsUser,
  others_as_admin: othersAsAdmin,
};

/** By entity. */
export const declarations: Record<string, AccessDeclaration> = Object.fromEntries(
  globSync(`*/*${SUFFIX}`, { cwd: SCHEMAS }).map((file): [string, AccessDeclaration] => [
    path.basename(file, SUFFIX),
    // The generator's tests hold that each satisfies schemas/access.schema.json.
    JSON.parse(readFileSync(path.join(SCHEMAS, file), 'utf8')) as AccessDeclaration,
  ]),
);

/** What a declaration says of each operation, the special ones left out. */
export function decisionOf(declaration: AccessDeclaration): EntityDecision {
  const { fields = [], hides, secret } = declaration;
  const [ofNew, ofChanged] = 'create' in fields ? [fields.create, fields.patch] : [fields, fields];
  const { reads: readers, writes: writers } = declaration;
  const { list, detail, create = writers, patch = writers, delete: remove = writers } = declaration;
  return {
    ...(readers && reads(...permitsOf(readers))),
    ...(list && { list: permitsOf(list) }),
    ...(detail && { detail: permitsOf(detail) }),
    ...(create && { create: writing(ofNew, ...permitsOf(create)) }),
    ...(patch && { patch: writing([...ofChanged, 'revision'], ...permitsOf(patch)) }),
    ...(remove && { delete: permitsOf(remove) }),
    actions: named(declaration.actions),
    views: named(declaration.views),
    ...(hides && { hides }),
    ...(secret && { secret }),
  };
}

const named = (operations: Record<string, DeclaredCaller[]> = {}): Record<string, Permit[]> =>
  Object.fromEntries(Object.entries(operations).map(([name, callers]) => [name, permitsOf(callers)]));

const permitsOf = (callers: readonly DeclaredCaller[]): Permit[] => callers.map(permitOf);

function permitOf(caller: DeclaredCaller): Permit {
  if (!isRight(caller)) return permits[caller];
  const [module, name] = caller.split('.') as Parameters<typeof right>;
  return right(module, name);
}

const isRight = (caller: DeclaredCaller): caller is Extract<DeclaredCaller, `${string}.${string}`> =>
  caller.includes('.');
