/** What a company has many of, for who runs the platform: users, invoices, payments. */
import type { ActionRequest } from '../../kernel/extension.ts';
import { pageOf } from '../page-of.ts';

/** Administrators first: it is mostly they who ask for help. */
export async function users(request: ActionRequest) {
  const { id } = await request.find();
  const { input, transaction } = request;
  const search = String(input['search'] ?? '').trim();
  return pageOf(
    transaction,
    {
      name: 'users_of_customer',
      rows: `select id, full_name, email, is_admin, state, last_login_at,
          exists (select 1 from two_factor f where f.company_id = $1 and f.user_id = u.id and f.confirmed_at is not null) as has_two_factor
        from customer_user u
        where company_id = $1 and ($2 = '' or position(lower($2) in lower(full_name)) > 0 or position(lower($2) in lower(email)) > 0)
        order by is_admin desc, lower(full_name), id`,
      values: [id, search],
    },
    input,
  );
}

export async function invoices(request: ActionRequest) {
  const { id } = await request.find();
  return pageOf(
    request.transaction,
    {
      name: 'invoices_of_customer',
      rows: `select i.id, i.number, i.kind, i.state, p.name as plan, i.period_start, i.period_end, i.currency, i.total, i.issued_at, i.due_at,
          i.paid_at
        from invoice i left join plan p on p.id = i.plan_id where i.company_id = $1 order by i.issued_at desc, i.id desc`,
      values: [id],
    },
    request.input,
  );
}

export async function payments(request: ActionRequest) {
  const { id } = await request.find();
  return pageOf(
    request.transaction,
    {
      name: 'payments_of_customer',
      rows: `select m.id, m.state, m.currency, m.amount, m.failure_code, m.card_brand, m.card_last4, i.number as invoice,
          u.full_name as paid_by, m.created_at
        from payment m left join invoice i on i.company_id = m.company_id and i.id = m.invoice_id
        left join customer_user u on u.company_id = m.company_id and u.id = m.user_id
        where m.company_id = $1 order by m.created_at desc, m.id desc`,
      values: [id],
    },
    request.input,
  );
}
