/** Deleting a unit with all below it: soft, so that codes fall to the nearest living unit above and history stays. */
import { createParameters } from '../../../../database/parameters.ts';
import { rightsSql } from '../../../../access/rights.ts';
import { statementName } from '../../../../database/statement-name.ts';
import {
  defaultSurveyVersion,
  effectiveDesign,
  linkListDesign,
  surveyDesign,
  unitInService,
} from '../../designs/effective.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Row } from '../../../../database/rows.ts';
import { planOfCompany } from '../../../billing/index.ts';
import { lockTreeExclusively, reparentRollUps } from '../../../insight/index.ts';
import { isWithin, pathAbove } from './tree.ts';

/**
 * All units that one deletion takes carry its instant, which no other deletion around them has: later than every one
 * before it, whatever the clock says. So what it took can be told apart from what was deleted before.
 */
export async function deleteSubtree({ transaction }: Work, row: Row): Promise<'done'> {
  await lockTreeExclusively(transaction);
  await transaction.query({
    name: 'delete_subtree',
    text: `with moment as (
        select greatest(clock_timestamp(), max(t.deleted_at) + interval '1 microsecond') as at
        from node t where t.company_id = $1 and ${isWithin('t', '$2')}
      )
      update node set deleted_at = moment.at from moment
      where node.company_id = $1 and ${isWithin('node', '$2')} and node.deleted_at is null`,
    values: [transaction.companyId, row['path']],
  });
  await reparentRollUps(transaction, { unitId: row.id, from: pathAbove(row), to: '/' });
  return 'done';
}

interface Losses {
  unit_count: number;
  code_count: number;
  open_feedback_count: number;
}

/** What a deletion would take, and whereto the codes of all of it would lead visitors. */
export async function checkDelete(request: ActionRequest): Promise<object> {
  const { transaction, find } = request;
  const unit = await find();
  const openOf = (table: string): string =>
    `coalesce((select sum(d.open) from ${table} d where d.company_id = $1 and d.node_id = any(array(select id from going))), 0)`;
  const [counts] = await transaction.query<Losses>({
    name: 'check_delete',
    text: `with going as materialized (
        select t.id from node t where t.company_id = $1 and ${isWithin('t', '$2')} and t.deleted_at is null
      )
      select (select count(*) from going) as unit_count,
        (select count(*) from node_qr_code c where c.company_id = $1 and c.node_id = any(array(select id from going))) as code_count,
        (${openOf('node_total')} + ${openOf('node_day_delta')})::bigint as open_feedback_count`,
    values: [transaction.companyId, unit['path']],
  });
  return { ...counts, codes_lead_to: await whereCodesLead(request, pathAbove(unit)) };
}

interface Landing {
  id: number;
  name: string;
  is_seen: boolean;
}

const CONTACT_PAGE = { kind: 'contact', id: null, name: null };

/**
 * Where visitors come whose code falls upwards to a path, by the rules of the visitor's own statement: a unit that has
 * something to show them, else the company's contact page. A unit out of the caller's sight has no name.
 */
async function whereCodesLead({ principal, transaction }: ActionRequest, path: string): Promise<object> {
  const parameters = createParameters();
  const company = `${parameters.add(transaction.companyId)}::bigint`;
  const scene = { company, path: 'unit.path' };
  const text = `select unit.id, unit.name, cardinality((${rightsSql('unit.path', principal, parameters)})) > 0 as is_seen
      from customer
      cross join lateral (${unitInService({ company, path: `${parameters.add(path)}::text` })}) unit
      left join lateral (${planOfCompany(company, 'p.link_list')}) plan on true
      left join lateral (${effectiveDesign(surveyDesign, scene)}) asked on true
      left join lateral (${effectiveDesign(linkListDesign, scene)}) linked on coalesce(plan.link_list, true)
      where customer.id = ${company} and customer.state <> 'closed'
        and (asked.design is not null or ${defaultSurveyVersion(company)} is not null
          or jsonb_array_length(linked.design -> 'links') > 0)`;
  const [landing] = await transaction.query<Landing>({ name: statementName(text), text, values: parameters.values });
  if (!landing) return CONTACT_PAGE;
  const { id, name, is_seen: isSeen } = landing;
  return { kind: 'unit', ...(isSeen ? { id, name } : { id: null, name: null }) };
}
