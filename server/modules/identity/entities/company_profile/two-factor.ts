/** Two-factor login as a company requires it of all its users. */
import { isSignedIn } from '../../../../access/principal.ts';
import { noOwnTwoFactor } from '../../../../errors.ts';
import { companyProfile as descriptor } from '../../../../generated/company_profile.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionHandler, ActionRequest } from '../../../../kernel/extension.ts';
import type { Row } from '../../../../database/rows.ts';
import { hasTwoFactor } from '../../session/two-factor-sql.ts';

interface Use {
  users: number;
  without: number;
  own: boolean;
}

/** How many active users have none yet, and whether the caller has it himself. */
export const twoFactorUse: ActionHandler = async (request) => {
  const row = await request.find();
  return { is_required: row['requires_two_factor'] === true, ...(await countUse(request, row)) };
};

/**
 * Requires it, or no longer. The tokens of users without one end at once, so that the next ones say what they owe.
 * Throws 409 where who asks has none himself: the next call would be refused to him.
 */
export const requireTwoFactor: ActionHandler = async (request) => {
  const isRequired = request.input['required'] === true;
  await holdUsers(request, await request.find());
  const row = await request.lock();
  const answer = { id: row.id, requires_two_factor: isRequired };
  if (row['requires_two_factor'] === isRequired) return answer;
  if (isRequired && !(await countUse(request, row)).own) throw noOwnTwoFactor();
  await request.transaction.query({
    name: 'require_two_factor',
    text: 'update customer set requires_two_factor = $2, updated_at = now() where id = $1',
    values: [row.id, isRequired],
  });
  await request.transaction.query({
    name: 'renew_access_without_two_factor',
    text: `update customer_user u set access_version = access_version + 1, updated_at = now()
      where u.company_id = $1 and not ${hasTwoFactor('u')}`,
    values: [row.id],
  });
  const operation = isRequired ? 'two_factor_required' : 'two_factor_optional';
  const changes = { requires_two_factor: isRequired };
  await audit(request, { operation, entity: descriptor, recordId: row.id, changes });
  return answer;
};

/**
 * Before the company's row, as a login takes them. Who turns his own off holds his row as well: he hears of this, or this
 * of him.
 */
async function holdUsers({ transaction }: ActionRequest, { id }: Row): Promise<void> {
  await transaction.query({
    name: 'hold_users_of_company',
    text: 'select 1 from customer_user where company_id = $1 order by id for no key update',
    values: [id],
  });
}

async function countUse({ principal, transaction }: ActionRequest, { id }: Row): Promise<Use> {
  const [use] = await transaction.query<Use>({
    name: 'use_of_two_factor',
    text: `select (count(*) filter (where u.state = 'active'))::integer as users,
        (count(*) filter (where u.state = 'active' and not ${hasTwoFactor('u')}))::integer as without,
        coalesce(bool_or(u.id = $2 and ${hasTwoFactor('u')}), false) as own
      from customer_user u where u.company_id = $1`,
    values: [id, isSignedIn(principal) ? principal.userId : null],
  });
  return use ?? { users: 0, without: 0, own: false };
}
