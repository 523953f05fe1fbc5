/** Who is signed in, as the server's user data call tells it (spec, section 6). */

/** One thing that the user may do with screens. */
export interface AbilityEntry {
  action: string;
  subject: string;
}

/** That a super administrator is logged in as the user. */
export interface Impersonation {
  /** His name. */
  by: string;
  reason: string;
  /** ISO 8601: then it ends. */
  until: string;
}

/** What happened to how the user logs in, and was not seen yet. */
export interface AccountNotice {
  id: number;
  kind: string;
  /** Empty where it is not known. */
  by: string;
  at: string;
}

export interface UserData {
  id: number;
  full_name: string;
  email: string;
  role: 'superadmin' | 'client';
  is_admin: boolean;
  /** As the access rules name it, where role and is_admin don't say it. */
  access_role?: string;
  company_id: number;
  company_name: string;
  company_state: 'active' | 'read_only';
  locale: string;
  /** Two-factor login is required of him and not set up: until it is, nothing else is open. */
  owes_two_factor: boolean;
  /** Whoever proves who he is gives a code of his app besides the password. */
  has_two_factor: boolean;
  /** Null for the user himself. */
  impersonation: Impersonation | null;
  /** Ids of the server's operations that it refuses to who is logged in as the user. */
  owner_only: string[];
  account_notices: AccountNotice[];
  ability: AbilityEntry[];
}

/** The user data out of parsed JSON, or null when it is something else. */
export function parseUserData(value: unknown): UserData | null {
  if (!isObject(value)) return null;
  const {
    id,
    full_name,
    email,
    role,
    is_admin,
    access_role,
    company_id,
    company_name,
    company_state,
    locale,
    owes_two_factor,
    has_two_factor,
    impersonation,
    owner_only,
    account_notices,
    ability,
  } = value;
  if (typeof id !== 'number' || typeof full_name !== 'string' || typeof email !== 'string') return null;
  if (role !== 'superadmin' && role !== 'client') return null;
  if (!Array.isArray(ability) || !ability.every(isAbilityEntry)) return null;
  return {
    id,
    full_name,
    email,
    role,
    is_admin: is_admin === true,
    ...(typeof access_role === 'string' && { access_role }),
    company_id: typeof company_id === 'number' ? company_id : 0,
    company_name: typeof company_name === 'string' ? company_name : '',
    company_state: company_state === 'read_only' ? 'read_only' : 'active',
    locale: typeof locale === 'string' ? locale : '',
    owes_two_factor: owes_two_factor === true,
    has_two_factor: has_two_factor === true,
    impersonation: parseImpersonation(impersonation),
    owner_only: Array.isArray(owner_only) ? owner_only.filter((id) => typeof id === 'string') : [],
    account_notices: Array.isArray(account_notices) ? account_notices.filter(isAccountNotice) : [],
    ability,
  };
}

function isAccountNotice(value: unknown): value is AccountNotice {
  return (
    isObject(value) &&
    typeof value.id === 'number' &&
    [value.kind, value.by, value.at].every((part) => typeof part === 'string')
  );
}

function parseImpersonation(value: unknown): Impersonation | null {
  if (!isObject(value)) return null;
  const { by, reason, until } = value;
  if (typeof by !== 'string' || typeof reason !== 'string' || typeof until !== 'string') return null;
  return { by, reason, until };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAbilityEntry(value: unknown): value is AbilityEntry {
  return isObject(value) && typeof value.action === 'string' && typeof value.subject === 'string';
}
