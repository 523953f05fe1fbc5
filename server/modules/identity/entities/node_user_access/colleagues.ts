/** The users whom a caller may look up: those whom he also sees in the list of users. */
import { claims, reachedBy } from '../../../../access/claims.ts';
import { createParameters } from '../../../../database/parameters.ts';
import { signedIn } from '../../../../access/principal.ts';
import { userNotFound } from '../../../../errors.ts';
import type { CustomerUserRow } from '../../../../generated/customer_user.ts';
import type { ActionHandler } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Caller } from '../../../../query/caller.ts';
import { normalizeEmail } from '../../session/sessions.ts';

export type Colleague = Pick<CustomerUserRow, 'id' | 'full_name' | 'is_admin' | 'state'> & {
  /** Null where the caller is shown the name alone. */
  email: string | null;
};

/** SQL: the e-mail of a row of customer_user, for those whom the caller may also write to. */
export function emailSql(user: string, { principal, parameters }: Caller): string {
  const contacts = reachedBy('users.contact', principal, parameters);
  return contacts === null ? `${user}.email` : `case when ${user}.id = any(array${contacts}) then ${user}.email end`;
}

/** The user of this id or this e-mail; 404 alike for one who is missing, of another company, or out of sight. */
export async function findColleague(
  { principal, transaction }: Work,
  wanted: { id: number } | { email: string },
): Promise<Colleague> {
  const caller = signedIn(principal);
  const parameters = createParameters();
  const company = parameters.add(caller.companyId);
  const match = 'id' in wanted ? `u.id = ${parameters.add(wanted.id)}` : `u.email = ${parameters.add(wanted.email)}`;
  const seen =
    caller.role === 'company_admin' ? '' : ` and u.id = any(array${claims['users']?.(caller, parameters) ?? '[]'})`;
  const [colleague] = await transaction.query<Colleague>({
    text: `select u.id, u.full_name, ${emailSql('u', { principal, parameters })} as email, u.is_admin, u.state from customer_user u
      where u.company_id = ${company} and ${match}${seen}`,
    values: parameters.values,
  });
  if (!colleague) throw userNotFound();
  return colleague;
}

/** The first step of giving rights: whose e-mail is it? */
export const checkCompanyUser: ActionHandler = (request) =>
  findColleague(request, { email: normalizeEmail(String(request.input['email'])) });
