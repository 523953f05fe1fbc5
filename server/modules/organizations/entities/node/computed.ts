/** What a unit's row says beyond its columns: counters out of the roll-ups, what is below, what the caller may do. */
import { rightsSql, topSql } from '../../../../access/rights.ts';
import { pathEnd } from '../../../../access/subtree.ts';
import { node } from '../../../../generated/node.ts';
import type { Computed } from '../../../../query/target.ts';
import { overLimitOf } from '../../../billing/index.ts';
import { pendingDeltasByUnit } from '../../../insight/index.ts';

type Counter = 'reads' | 'answers' | 'open';

/** Living units below `t`, as `below`. */
const BELOW = `below.company_id = t.company_id and below.path > t.path and below.path < ${pathEnd('t.path')}
  and below.deleted_at is null`;

/** A counter of the unit alone: what is folded and what is not yet. */
const own = (column: Counter): Computed =>
  `select coalesce((select d.${column} from node_total d where d.company_id = t.company_id and d.node_id = t.id), 0)
    + coalesce((select sum(d.${column}) from node_day_delta d where d.company_id = t.company_id and d.node_id = t.id), 0)`;

/** A counter of the unit and all living units below. */
const ofSubtree =
  (column: Counter): Computed =>
  ({ principal, parameters }) => {
    const company = 'companyId' in principal ? parameters.add(principal.companyId) : 't.company_id';
    return `coalesce((select d.subtree_${column} from node_total d where d.company_id = t.company_id and d.node_id = t.id), 0)
      + coalesce((${pendingDeltasByUnit(column, company)} ->> t.id::text)::bigint, 0)`;
  };

export const computed: Record<string, Computed> = {
  qr_read_count: own('reads'),
  total_feedback_count: own('answers'),
  open_feedback_count: own('open'),
  subtree_qr_read_count: ofSubtree('reads'),
  subtree_total_feedback_count: ofSubtree('answers'),
  subtree_open_feedback_count: ofSubtree('open'),
  child_count:
    'select count(*) from node child where child.company_id = t.company_id and child.parent_id = t.id and child.deleted_at is null',
  subtree_unit_count: `select count(*) from node below where ${BELOW}`,
  is_over_limit: overLimitOf(node),
  is_top: ({ principal, parameters }) => topSql(principal, parameters),
  rights: ({ principal, parameters }) => rightsSql('t.path', principal, parameters),
};
