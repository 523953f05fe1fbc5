/** What a company has many of, for who runs the platform: users, invoices, payments. */
import { createParameters } from '../../../../database/parameters.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { matching } from '../../../../query/search/matching.ts';
import { hasTwoFactor } from '../../session/two-factor-sql.ts';
import { pageOf } from '../../../../query/page-of.ts';

/** Administrators first: it is mostly they who ask for help. */
export async function users(request: ActionRequest) {
  const { id } = await request.find();
  const { input, transaction } = request;
  const parameters = createParameters();
  const company = parameters.add(id);
  const typed = String(input['search'] ?? '');
  const { where, rank } = matching({ typed, texts: ['u.full_name_folded', 'u.email_folded'] }, parameters);
  return pageOf(
    transaction,
    {
      rows: `select id, full_name, email, is_admin, state, last_login_at,
          ${hasTwoFactor('u')} as has_two_factor
        from customer_user u
        where company_id = ${company} and ${where}
        order by ${rank ? `${rank()}, ` : ''}is_admin desc, full_name, id`,
      values: parameters.values,
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
          i.paid_at, s.contract_id is not null as is_by_contract
        from invoice i left join plan p on p.id = i.plan_id
          left join subscription s on s.company_id = i.company_id and s.id = i.subscription_id where i.company_id = $1 order by i.issued_at desc, i.id desc`,
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
