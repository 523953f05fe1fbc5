/** A company's users, their password and their rights. */
import { DAY, HOUR, iso } from '../days.ts';
import { createRandom } from '../random.ts';
import type { Module, Right, Rights, UserPlan } from './company-plan.ts';
import { type CompanyContext, createdAt, found, insertNumbered } from './context.ts';
import type { Unit } from './units.ts';

export interface User extends UserPlan {
  id: number;
}

/** Users without any right have not been at work yet, so they have never signed in. */
export async function insertUsers(context: CompanyContext, passwordHash: string): Promise<User[]> {
  const { plan, today, foundedAt } = context;
  const random = createRandom(`${plan.key} users`);
  const rows = plan.users.map(({ email, name, phone, locale, isAdmin = false, grants, companyWide = [] }, at) => ({
    full_name: name,
    email,
    login_email: email,
    phone: phone ?? null,
    locale,
    is_admin: isAdmin,
    ...Object.fromEntries(companyWide.map((what) => [`company_${what}`, true])),
    state: 'active',
    last_login_at: isAdmin || grants ? iso(today - random.share() * 3 * DAY) : null,
    ...createdAt(iso(foundedAt + at * 2 * HOUR)),
  }));
  const users = await insertNumbered(context, 'customer_user', rows);
  await context.company.insert(
    'user_credential',
    users.map(({ id, created_at }) => ({ user_id: id, password_hash: passwordHash, password_changed_at: created_at })),
  );
  return plan.users.map((user, at) => ({ ...user, id: users[at]?.id ?? 0 }));
}

const MODULES: Module[] = ['user', 'node', 'qr', 'feedback'];
const RIGHTS: Right[] = ['read', 'edit', 'create', 'delete'];

/** One column for each right of each module. */
const grantColumns = (rights: Rights): Record<string, boolean> =>
  Object.fromEntries(
    MODULES.flatMap((module) =>
      RIGHTS.map((right) => [`${module}_${right}`, rights[module]?.includes(right) ?? false] as const),
    ),
  );

export async function insertGrants(
  { company, foundedAt }: CompanyContext,
  users: User[],
  units: Unit[],
): Promise<void> {
  const unitIds = new Map(units.map(({ externalId, id }) => [externalId, id]));
  const rows = users.flatMap(({ id, grants = {} }) =>
    Object.entries(grants).map(([unit, rights]) => ({
      user_id: id,
      node_id: found(unitIds, unit),
      ...grantColumns(rights),
      ...createdAt(iso(foundedAt + DAY)),
    })),
  );
  await company.insert('node_user_access', rows);
}

/** Who may handle a unit's feedback: administrators, and those with the right to edit it there or above. */
export function feedbackHandlers(users: User[], units: Unit[], unit: Unit): User[] {
  const paths = new Map(units.map(({ externalId, path }) => [externalId, path]));
  return users.filter(
    ({ isAdmin, grants = {} }) =>
      isAdmin ||
      Object.entries(grants).some(
        ([granted, rights]) => rights.feedback?.includes('edit') && unit.path.startsWith(found(paths, granted)),
      ),
  );
}
