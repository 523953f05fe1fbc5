/** What happened to how the caller logs in, until it was seen: told in the product as well, where no mail is read. */
import type { Database } from '../../../access/database.ts';
import { notFound } from '../../../errors.ts';
import { asOwner, type Owner } from './own-account.ts';

/** More are of use to nobody at once; the others follow when these were seen. */
const SHOWN = 3;

/** SQL over a user `u`: JSON of the latest that the user has not seen. */
export const UNSEEN_NOTICES = `coalesce((select json_agg(json_build_object('id', n.id, 'kind', n.kind, 'by', n.actor_name,
    'at', to_char(n.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by n.id desc)
  from (select * from account_notice where company_id = u.company_id and user_id = u.id and seen_at is null
    order by id desc limit ${SHOWN}) n), '[]'::json)`;

/** Throws 404 for another's and for none. */
export const seeNotice = (database: Database, owner: Owner, id: number): Promise<void> =>
  asOwner(database, owner, async (transaction) => {
    const { companyId, userId } = owner.principal;
    const seen = await transaction.query({
      name: 'see_account_notice',
      text: `update account_notice set seen_at = coalesce(seen_at, now()), updated_at = now()
        where company_id = $1 and user_id = $2 and id = $3 returning id`,
      values: [companyId, userId, id],
    });
    if (seen.length === 0) throw notFound();
  });
