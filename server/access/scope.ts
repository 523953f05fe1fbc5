/** Rules to WHERE: which rows of an entity a caller's operation reaches. Deny by default; grants add up. */
import { rulesToCondition } from '@casl/ability/extra';
import type { Condition, EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Abilities, Conditions } from './abilities.ts';
import { type Claim, claims as ownClaims } from './claims.ts';
import type { Parameters } from '../database/parameters.ts';
import { isSignedIn, type Principal } from './principal.ts';

export interface Scope {
  /**
   * The condition on rows `t` of the entity's table, tenancy included; null when nothing is granted.
   * With `touching`, only grants whose `fields` cover all of those fields count.
   */
  where(request: ScopeRequest, parameters: Parameters): string | null;
  /** Fields that some grant of the operation names; null when a grant leaves all open. */
  fields(principal: Principal, entity: EntityDescriptor, action: string): Set<string> | null;
  /** Fields that every grant of a reading operation shows, by which rows may be found and put in order; null when all are shown. */
  readable(principal: Principal, entity: EntityDescriptor, action: string): Set<string> | null;
  /** Whether any grant exists for the caller's role. */
  allows(principal: Principal, entity: EntityDescriptor, action: string): boolean;
}

export interface ScopeRequest {
  principal: Principal;
  entity: EntityDescriptor;
  action: string;
  touching?: string[];
  /** For a statement that comes to its rows another way: each is looked up in what the caller reaches. */
  byRow?: boolean;
}

const CLAIM = /^\$user\.(.+)$/;

const isClaim = (value: unknown): value is string => typeof value === 'string' && CLAIM.test(value);

/** A claim's SQL; a claim of nobody reaches nothing. */
function claimSql(value: string, { claims, principal, parameters }: Asking): string {
  const name = CLAIM.exec(value)?.[1] ?? '';
  const claim = claims[name];
  if (!claim) throw new Error(`Nothing says what the claim "${name}" means.`);
  return isSignedIn(principal) ? claim(principal, parameters) : '(select null::bigint)';
}

/**
 * Whether a value is among those of a subquery that depends on no row outside. As an array it is computed once, and
 * leads an index on the column to the rows; by row it is a hash table that each row's value is looked up in.
 */
export const isOneOf = (value: string, subquery: string, byRow: boolean): string =>
  byRow ? `coalesce(${value} in ${subquery}, false)` : `${value} = any(array${subquery})`;

interface Asking {
  claims: Readonly<Record<string, Claim>>;
  principal: Principal;
  parameters: Parameters;
  byRow: boolean;
}

function conditionSql(column: string, condition: Condition, asking: Asking): string {
  const { parameters, byRow } = asking;
  if (condition === null) return `${column} is null`;
  if (isClaim(condition)) return `${column} = ${claimSql(condition, asking)}`;
  if (typeof condition !== 'object') return `${column} = ${parameters.add(condition)}`;
  if ('$ne' in condition) return otherThan(column, condition.$ne, asking);
  const set = condition.$in;
  if (typeof set === 'string') return isOneOf(column, claimSql(set, asking), byRow);
  return `${column} = any(${parameters.add(set)})`;
}

/** Another value than this, or none; nothing where a claim has no value. */
function otherThan(column: string, excluded: string | number | boolean, asking: Asking): string {
  if (!isClaim(excluded)) return `${column} is distinct from ${asking.parameters.add(excluded)}`;
  const value = claimSql(excluded, asking);
  return `(${column} is distinct from ${value} and ${value} is not null)`;
}

const conditionsSql = (conditions: Conditions, asking: Asking): string =>
  Object.entries(conditions)
    .map(([field, condition]) => conditionSql(`t.${field}`, condition, asking))
    .join(' and ') || 'true';

/**
 * Tenancy of the application itself: the first of the two locks.
 * @returns null where no condition is needed (global entities, the super administrator); 'false' for the anonymous
 */
export function tenantWhere(entity: EntityDescriptor, principal: Principal, parameters: Parameters): string | null {
  if (entity.tenant === 'global' || principal.role === 'superadmin') return null;
  const column = entity.tenant === 'self' ? 't.id' : 't.company_id';
  return isSignedIn(principal) ? `${column} = ${parameters.add(principal.companyId)}` : 'false';
}

export interface ScopeOptions {
  abilities: Abilities;
  /** What each claim means; absent: those of server/access/claims.ts. */
  claims?: Readonly<Record<string, Claim>>;
  /** Test switch: leaves tenancy to row-level security alone. */
  tenancy?: 'application' | 'database-only';
}

/** Fields that some grant names, and that every grant names; null: all. */
interface FieldsOfGrants {
  some: Set<string> | null;
  every: Set<string> | null;
}

function fieldsOfGrants(rules: readonly { fields?: string[] | undefined }[]): FieldsOfGrants {
  const limited = rules.flatMap(({ fields }) => (fields ? [new Set(fields)] : []));
  return {
    some: limited.length < rules.length ? null : new Set(limited.flatMap((fields) => [...fields])),
    // Rows of two grants come in one statement: what one of them hides would be told by the order of its rows.
    every: limited.length === 0 ? null : limited.reduce((one, other) => one.intersection(other)),
  };
}

/**
 * @param abilities of every role; a role that has none reaches nothing
 * @returns a scope whose `where` throws for a claim that has no meaning
 */
export function createScope({ abilities, claims = ownClaims, tenancy = 'application' }: ScopeOptions): Scope {
  const rulesOf = (principal: Principal, entity: EntityDescriptor, action: string) =>
    abilities.get(principal.role)?.rulesFor(action, entity.id) ?? [];

  const known = new Map<string, FieldsOfGrants>();
  /** The same for all callers of a role: found once. */
  function fieldsOf(principal: Principal, entity: EntityDescriptor, action: string): FieldsOfGrants {
    const key = `${principal.role} ${entity.id} ${action}`;
    const found = known.get(key) ?? fieldsOfGrants(rulesOf(principal, entity, action));
    known.set(key, found);
    return found;
  }

  return {
    allows: (principal, entity, action) => rulesOf(principal, entity, action).length > 0,

    fields: (principal, entity, action) => fieldsOf(principal, entity, action).some,

    readable: (principal, entity, action) => fieldsOf(principal, entity, action).every,

    where({ principal, entity, action, touching = [], byRow = false }, parameters) {
      const rules = rulesOf(principal, entity, action).filter((rule) =>
        touching.every((field) => rule.fields === undefined || rule.fields.includes(field)),
      );
      if (rules.length === 0) return null;
      const tenant = tenancy === 'application' ? tenantWhere(entity, principal, parameters) : null;
      const granted = rulesToCondition(
        rules,
        (rule) => conditionsSql(rule.conditions ?? {}, { claims, principal, parameters, byRow }),
        {
          and: (parts) => parts.join(' and '),
          or: (parts) => (parts.includes('true') ? 'true' : `(${parts.map((part) => `(${part})`).join(' or ')})`),
          empty: () => 'true',
        },
      );
      if (granted === null) return null;
      return [tenant, granted].filter((part) => part && part !== 'true').join(' and ') || 'true';
    },
  };
}
