/** The user data that the client stores: who he is and which screens are his (spec section 6). */
import { createHash } from 'node:crypto';
import type { Database } from '../../../access/database.ts';
import { claims } from '../../../access/claims.ts';
import { createParameters, type Parameters } from '../../../database/parameters.ts';
import { type SignedIn, tenantOf } from '../../../access/principal.ts';
import { liveSession } from '../../../access/session-guard.ts';
import { statementName } from '../../../database/statement-name.ts';
import { unauthorized } from '../../../errors.ts';
import { abilities } from '../../../generated/abilities.ts';
import { UNSEEN_NOTICES } from './account-notices.ts';
import type { AccountNoticeKind } from './notify-user.ts';
import { hasTwoFactor } from './two-factor-sql.ts';

export interface AbilityEntry {
  action: string;
  subject: string;
}

/** That a super administrator is logged in as the user. */
export interface Impersonation {
  /** His name. */
  by: string;
  reason: string;
  until: string;
}

export interface UserData {
  id: number;
  full_name: string;
  email: string;
  role: 'superadmin' | 'client';
  is_admin: boolean;
  company_id: number;
  company_name: string;
  /** Of a company that is closed nobody is logged in. */
  company_state: 'active' | 'read_only';
  locale: string;
  /** Two-factor login is required and not set up: until it is, nothing else is open. */
  owes_two_factor: boolean;
  /** A proof of who he is takes a code besides the password. */
  has_two_factor: boolean;
  /** Null for the user himself. */
  impersonation: Impersonation | null;
  /** Ids of the operations that are refused while somebody else is logged in as the user; see owner-only.ts. */
  owner_only: string[];
  /** What happened to the own login and was not seen yet. */
  account_notices: { id: number; kind: AccountNoticeKind; by: string; at: string }[];
  ability: AbilityEntry[];
}

/** Conditions of abilities that are no set of ids: boolean SQL over the company `c`. */
const COMPANY_CONDITIONS: Record<string, string> = {
  'company.needs_plan': 'not exists (select 1 from subscription s where s.company_id = c.id)',
};

/**
 * One statement: the user, his company, and whether each conditional ability holds.
 * @param ownerOnly ids of the operations that are the user's alone, for who is logged in as him
 */
export async function readUserData(database: Database, principal: SignedIn, ownerOnly: string[]): Promise<UserData> {
  const parameters = createParameters();
  const owes = principal.owesTwoFactor ?? false;
  const mine = abilities.filter(({ roles }) => !owes && roles.includes(principal.role));
  const conditions = mine.map(({ when }) => (when ? conditionSql(when, principal, parameters) : 'true'));
  const text = `select u.id, u.full_name, u.email, u.is_admin, u.locale, c.id as company_id, c.name as company_name, c.state as company_state, ${hasTwoFactor('u')} as has_two_factor,
      ${impersonationSql(principal, parameters)} as impersonation, ${UNSEEN_NOTICES} as account_notices, array[${conditions.join(', ')}]::boolean[] as held, ${liveSession(principal, parameters)} as live
    from customer_user u join customer c on c.id = u.company_id
    where u.company_id = ${parameters.add(principal.companyId)} and u.id = ${parameters.add(principal.userId)}`;
  const { databaseRole, companyId } = tenantOf(principal);
  const [row] = await database.statement<
    Omit<UserData, 'role' | 'ability' | 'owes_two_factor' | 'owner_only'> & { held: boolean[]; live: boolean }
  >(databaseRole, companyId, { name: statementName(text), text, values: parameters.values });
  if (!row?.live) throw unauthorized();
  const { held, live: _live, ...user } = row;
  const ability = mine.filter((_, at) => held[at]).map(({ action, subject }) => ({ action, subject }));
  const role = principal.role === 'superadmin' ? 'superadmin' : 'client';
  return { ...user, role, owes_two_factor: owes, owner_only: ownerOnly, ability };
}

function impersonationSql({ impersonatorId, companyId, sessionId }: SignedIn, parameters: Parameters): string {
  if (impersonatorId === undefined) return 'null::json';
  return `(select json_build_object('by', lent.impersonator_name, 'reason', lent.impersonation_reason,
      'until', to_char(lent.expires_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from session lent where lent.company_id = ${parameters.add(companyId)} and lent.id = ${parameters.add(sessionId)})`;
}

function conditionSql(when: string, principal: SignedIn, parameters: Parameters): string {
  const ofCompany = COMPANY_CONDITIONS[when];
  if (ofCompany) return ofCompany;
  const claim = claims[when];
  if (!claim) throw new Error(`There is no claim "${when}" for an ability.`);
  return `exists ${claim(principal, parameters)}`;
}

/** A strong validator (RFC 9110, section 8.8.3) of the user data. */
export const entityTag = (userData: UserData): string =>
  `"${createHash('sha256').update(JSON.stringify(userData)).digest('base64url')}"`;
