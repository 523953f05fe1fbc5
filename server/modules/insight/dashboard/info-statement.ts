/** The figures that a dashboard begins with, each within the caller's rights: one that he may not see is absent. */
import type { Statement } from '../../../access/database.ts';
import { claims, holdsAnywhere } from '../../../access/claims.ts';
import { createParameters, type Parameters } from '../../../database/parameters.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { columnsOf } from '../../../access/grants.ts';
import { idsOfPath } from '../../../access/subtree.ts';
import { liveSession } from '../../../access/session-guard.ts';
import { pathEnd } from '../../../access/subtree.ts';
import { pendingDeltasOf } from '../roll-ups/pending-deltas.ts';
import { allowedSql, GOES_ON, limits, PERIOD_END, planOfCompany, usedMegabytes } from '../../billing/index.ts';
import { TOPS_OF_ALL } from './platform-report.ts';
import { type Place, reachOf } from './reach.ts';

export interface InfoRow {
  live: boolean;
  /** Whether the caller sees the unit and the organization that he asks for. */
  is_seen: boolean;
  /** What the caller may not see is null. */
  info: Record<string, unknown>;
}

/** New ones are counted up to here, as in lists: beyond it nobody reads the number. */
const COUNTED = 10_000;
/** Of all new ones so many are looked at: who sees a part of a company that has more learns how many are among them, and that there are more. */
const PASSED = 2 * COUNTED;
/** The new ones among so few are found unit by unit; among more, in all that is new. */
const FEW_ANSWERS = 50_000;

/** Null where a company user sees none of it. */
const figure = (condition: string, sql: string): string => `case when ${condition} then (${sql}) end`;

function heldBy(principal: SignedIn, parameters: Parameters) {
  return (...columns: string[]): string =>
    principal.role === 'company_admin' ? 'true' : holdsAnywhere(columns, principal, parameters);
}

/** Rows of a company's table that a claim of ids lets through. */
function countOf(table: string, claim: string, principal: SignedIn, parameters: Parameters): string {
  const company = parameters.add(principal.companyId);
  const ids = principal.role === 'company_admin' ? null : claims[claim]?.(principal, parameters);
  return `(select count(*) from ${table} t where t.company_id = ${company}${ids ? ` and t.id in ${ids}` : ''})`;
}

/** Limits are the administrator's business. */
const PLAN = (company: string): string =>
  `plan_of_company as materialized (${planOfCompany(
    company,
    `p.name, p.tag, s.state, s.period, ${PERIOD_END} as period_end, ${GOES_ON} as auto_renew,
      ${[...[...limits.values()].map(({ plan }) => plan), 'storage_mb'].map((limit) => `${allowedSql(limit)} as ${limit}`).join(', ')}`,
  )})`;

const fieldOf = (name: string): string => limits.get(name)?.plan ?? '';

const limited = (used: string, limit: string | null): string =>
  limit
    ? `json_build_object('used', ${used}, 'limit', (select ${limit} from plan_of_company))`
    : `json_build_object('used', ${used})`;

function ownedFigures(principal: SignedIn, parameters: Parameters, company: string): Record<string, string> {
  const isAdmin = principal.role === 'company_admin';
  const held = heldBy(principal, parameters);
  const limit = (column: string): string | null => (isAdmin ? column : null);
  const count = (table: string, claim: string): string => countOf(table, claim, principal, parameters);
  // What plans limit are units; a unit has one code of its own, and those of the marks that are bound to it.
  const codes = isAdmin
    ? (limits.get('units')?.used(company) ?? '0')
    : `(select count(*) from node_qr_code code join node n on n.company_id = code.company_id and n.id = code.node_id
        where code.company_id = ${company} and n.deleted_at is null
          and n.id = any(array${claims['nodes.qr.read']?.(principal, parameters)}))`;
  const [ofUnits, ofCodes] = [columnsOf('node', 'read'), columnsOf('qr', 'read')];
  const groups = `${count('survey_group', 'survey_groups')} + ${count('link_list_group', 'link_list_groups')} + ${count('qr_code_group', 'qr_code_groups')}`;
  const organizations = `(select count(*) from organization o where o.company_id = ${company} and o.deleted_at is null${
    isAdmin ? '' : ` and o.id in ${claims['organizations']?.(principal, parameters)}`
  })`;
  return {
    qr_codes: figure(held(...ofCodes), `select ${limited(codes, limit(fieldOf('units')))}`),
    users: figure(
      held(...columnsOf('user', 'read'), ...columnsOf('feedback', 'edit')),
      `select ${limited(count('customer_user', 'users'), limit(fieldOf('users')))}`,
    ),
    organizations: figure(
      held(...columnsOf('any', 'read')),
      `select ${limited(organizations, limit(fieldOf('organizations')))}`,
    ),
    groups: figure(held(...ofUnits, ...ofCodes), `select ${limited(groups, limit(fieldOf('groups')))}`),
    ...(isAdmin && {
      storage_mb: `(select ${limited(usedMegabytes(company), 'storage_mb')})`,
      subscription: `(select json_build_object('plan', name, 'tag', tag, 'state', state, 'period', period,
        'period_end', period_end, 'auto_renew', auto_renew) from plan_of_company)`,
    }),
  };
}

/** Of what he may see, however much of it is elsewhere; both ways stop at the bound, and one of them is never begun. */
function countNew(company: string): string {
  const isNew = `answered.company_id = ${company} and answered.status = 'new' and not answered.is_repeat`;
  const isFew = `(select sum(total.subtree_answers) <= ${FEW_ANSWERS} from node_total total
      where total.company_id = ${company} and total.node_id = any(array(select id from feedback_tops)))`;
  const byUnit = `select 1 from (select top.path, ${pathEnd('top.path')} as path_end from feedback_tops top offset 0) top
      join node n on n.company_id = ${company} and n.path >= top.path and n.path < top.path_end and n.deleted_at is null
      join feedback answered on answered.node_id = n.id and ${isNew}
      where ${isFew}`;
  const byState = `select 1 from passed
      join node n on n.company_id = ${company} and n.id = passed.node_id and n.deleted_at is null
      where exists (select from feedback_tops top where starts_with(n.path, top.path))`;
  return `with passed as materialized (
        select answered.node_id from feedback answered where ${isNew} and ${isFew} is not true
        order by answered.status, answered.priority, answered.created_at limit ${PASSED}
      )
    select json_build_object('count', least(count(*), ${COUNTED}),
      'is_more', count(*) > ${COUNTED} or (select count(*) = ${PASSED} from passed))
    from ((${byUnit}) union all (${byState}) limit ${COUNTED + 1}) counted`;
}

/** The clock that days are told by here: the unit's, else the company's. */
function timeZoneOf(company: string): string {
  const ids = `array(select unnest(${idsOfPath('unit.path')}) from unit)`;
  return `(select coalesce((select hours.time_zone from opening_hours hours
      where hours.company_id = ${company} and (hours.node_id is null or hours.node_id = any(${ids}))
      order by array_position(${ids}, hours.node_id) desc nulls last limit 1), customer.time_zone)
    from customer where customer.id = ${company})`;
}

/** From the roll-ups at the tops of what he may see. */
function countedFigures(company: string): Record<string, string> {
  const sum = (tops: string, counter: string): string =>
    `((select coalesce(sum(total.subtree_${counter}), 0) from node_total total
        where total.company_id = ${company} and total.node_id = any(array(select id from ${tops})))
      + (select coalesce(sum(d.${counter}), 0) from ${pendingDeltasOf(company)} where above.id in (select id from ${tops})))`;
  return {
    feedback: figure(
      'exists (select from feedback_tops)',
      `select json_build_object('total', ${sum('feedback_tops', 'answers')}, 'open', ${sum('feedback_tops', 'open')}, 'new', (${countNew(company)}))`,
    ),
    scanned_codes: figure('exists (select from read_tops)', `select ${sum('read_tops', 'reads')}`),
  };
}

/** What was scanned and answered, at the place; what there is, of the whole company. */
export function companyInfo(principal: SignedIn, place: Place): Statement {
  const parameters = createParameters();
  const { expressions, company, isSeen } = reachOf(principal, parameters, place, {
    feedback_tops: { module: 'feedback' },
    read_tops: { module: 'qr' },
  });
  const figures = {
    ...ownedFigures(principal, parameters, company),
    ...countedFigures(company),
    time_zone: timeZoneOf(company),
  };
  const listed = Object.entries(figures).map(([name, sql]) => `'${name}', ${sql}`);
  const plan = principal.role === 'company_admin' ? [PLAN(company)] : [];
  const text = `with ${[...expressions, ...plan].join(', ')}
    select ${liveSession(principal, parameters)} as live, ${isSeen()} as is_seen,
      json_build_object(${listed.join(', ')}) as info`;
  // Planned for each caller anew: how many are new decides how they are found, and a plan for all can't know it.
  return { text, values: [...parameters.values] };
}

/** Of all companies, and nothing of what was answered. */
export function platformInfo(principal: SignedIn): Statement {
  const parameters = createParameters();
  const sum = (counter: string): string =>
    `(select coalesce(sum(total.subtree_${counter}), 0) from tops
        join node_total total on total.company_id = tops.company_id and total.node_id = tops.id)
      + (select coalesce(sum(d.${counter}), 0) from node_day_delta d
        join node n on n.company_id = d.company_id and n.id = d.node_id and n.deleted_at is null)`;
  const text = `with tops as materialized (${TOPS_OF_ALL})
    select ${liveSession(principal, parameters)} as live, true as is_seen, json_build_object(
      'companies', (select count(*) from customer where not is_platform),
      'users', json_build_object('used', (select count(*) from customer_user u join customer c on c.id = u.company_id and not c.is_platform)),
      'qr_codes', json_build_object('used', (select count(*) from node_qr_code code
        join node n on n.company_id = code.company_id and n.id = code.node_id and n.deleted_at is null)),
      'plans', (select coalesce(json_agg(listed), '[]') from (
        select p.name as plan, p.tag, count(*) as companies from subscription s join plan p on p.id = s.plan_id
        where s.is_current group by p.id, p.name, p.tag, p.sort_order order by p.sort_order, p.id) listed),
      'feedback', json_build_object('total', ${sum('answers')}, 'open', ${sum('open')}),
      'scanned_codes', ${sum('reads')}
    ) as info`;
  return { name: 'platform_info', text, values: [...parameters.values] };
}
