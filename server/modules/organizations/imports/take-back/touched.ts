/** What an import did, unit by unit, as it is now: whether somebody has touched the unit since, and how. */
import type { Transaction } from '../../../../access/database.ts';
import { createParameters } from '../../../../database/parameters.ts';
import type { Principal } from '../../../../access/principal.ts';
import type { Scope } from '../../../../access/scope.ts';
import { pathEnd } from '../../../../access/subtree.ts';
import { node as unitEntity } from '../../../../generated/node.ts';
import { isOverLimit } from '../../../billing/index.ts';
import type { Texts } from '../plan.ts';
import { isOtherCustom } from '../write.ts';

export interface Asking {
  scope: Scope;
  principal: Principal;
  transaction: Transaction;
}

/** Why a unit stays; texts are under `app.import.take_back.reason` in admin/i18n. */
export type Reason = keyof typeof TOUCHED | 'below' | 'frozen' | 'no_place' | 'no_right';

/** A living unit that the import made. */
export interface Made {
  id: number;
  reasons: Reason[];
}

/** A living unit from before, that the import gave other texts or another place. */
export interface Changed {
  id: number;
  kind: 'change' | 'move';
  earlier: Texts & { parent_id?: number | null };
  later: Texts & { parent_id?: number | null };
  reasons: Reason[];
}

const has = (table: string, condition = 'true'): string =>
  `exists (select from ${table} x where x.company_id = $1 and x.node_id = t.id and ${condition})`;

/** Of a text of the unit, as the import wrote it. */
const differs = (field: string): string => `t.${field} is distinct from (made.later ->> '${field}')`;

/**
 * A unit of an import is untouched while it is as the import made it, where the import put it, and nothing in the
 * company speaks of it but what every unit has from its first moment on: its code, which nobody has printed, designed,
 * retired or scanned, and a survey's row that names none. Of a unit `t`, whose row of the import is `made`.
 */
export const TOUCHED = {
  changed: `(${['name', 'type', 'color', 'external_id'].map(differs).join(' or ')} or t.custom <> coalesce(made.later -> 'custom', t.custom) or t.is_paused)`,
  moved: `t.parent_id is distinct from (made.later ->> 'parent_id')::bigint`,
  answered: `(${has('feedback')} or ${has('node_survey_answer_media')})`,
  scanned: `(${has('node_read')} or ${has('code_day')})`,
  printed:
    'exists (select from printed p where p.is_unknown or p.code_id in (select own.id from node_qr_code own where own.company_id = $1 and own.node_id = t.id) or p.unit_id = t.id or p.with_subunits and t.path >= p.path and t.path < p.path_end)',
  design: `(${has('node_survey', 'x.survey_id is not null')} or ${has('node_link_list')} or ${has('node_qr_code', 'x.design is not null')})`,
  code: `(${has('marc_binding')} or ${has('node_qr_code', "(x.origin <> 'unit' or x.state <> 'active')")})`,
  group: has('group_node'),
  rights: has('node_user_access'),
  opening_hours: has('opening_hours'),
  rule: has('feedback_rule'),
  report: has('report_subscription'),
} as const;

/** What was printed of codes since the import: one code, or the units that an archive was asked for. */
const PRINTED = `select e.record_id as code_id, e.record_id is null and asked.selection is null as is_unknown,
      root.id as unit_id, coalesce((e.changes ->> 'with_subunits')::boolean, false) as with_subunits,
      root.path, ${pathEnd('root.path')} as path_end
    from audit_entry e
    cross join lateral (select case when jsonb_typeof(e.changes -> 'node_ids') = 'array' then e.changes -> 'node_ids'
      when e.changes ? 'qr_code_group_id' then coalesce((select jsonb_agg(member.node_id) from group_node member
        where member.company_id = $1 and member.qr_code_group_id = (e.changes ->> 'qr_code_group_id')::bigint), '[]') end as selection) asked
    left join node root on root.company_id = $1
      and root.id = any(array(select jsonb_array_elements_text(coalesce(asked.selection, '[]'))::bigint))
    where e.company_id = $1 and e.entity = 'node_qr_code' and e.operation = 'export'
      and e.created_at >= (select i.created_at from unit_import i where i.company_id = $1 and i.id = $2)`;

const reasonsOf = (reasons: Record<string, string>): string =>
  `array_remove(array[${Object.entries(reasons)
    .map(([name, condition]) => `case when ${condition} then '${name}' end`)
    .join(', ')}]::text[], null)`;

/** Of a unit `t`: what no right of the caller covers. */
function outOfReach(
  { scope, principal }: Asking,
  action: string,
  parameters: ReturnType<typeof createParameters>,
): string {
  const granted = scope.where({ principal, entity: unitEntity, action }, parameters);
  return granted === null ? 'true' : `not coalesce((${granted}), false)`;
}

/** The units that the import made and that still live, each with what has touched it since. */
export async function readMade(asking: Asking, importId: number): Promise<Made[]> {
  const parameters = createParameters();
  parameters.add(asking.transaction.companyId);
  parameters.add(importId);
  const reasons = { ...TOUCHED, no_right: outOfReach(asking, 'delete', parameters) };
  return asking.transaction.query<Made>({
    text: `with printed as materialized (${PRINTED})
      select t.id, ${reasonsOf(reasons)} as reasons
      from unit_import_change made join node t on t.company_id = $1 and t.id = made.node_id and t.deleted_at is null
      where made.company_id = $1 and made.unit_import_id = $2 and made.kind = 'add' order by t.path`,
    values: parameters.values,
  });
}

/** The units from before that the import changed or moved and that still live. */
export async function readChanged(asking: Asking, importId: number): Promise<Changed[]> {
  const parameters = createParameters();
  parameters.add(asking.transaction.companyId);
  parameters.add(importId);
  const isOther = (field: string): string =>
    `c.later ? '${field}' and t.${field} is distinct from (c.later ->> '${field}')`;
  const reasons = {
    changed: `c.kind = 'change' and (${['name', 'type', 'color'].map(isOther).join(' or ')} or ${isOtherCustom("c.later -> 'custom'")})`,
    moved: `c.kind = 'move' and t.parent_id is distinct from (c.later ->> 'parent_id')::bigint`,
    frozen: isOverLimit(unitEntity, 't', '$1'),
    no_right: outOfReach(asking, 'patch', parameters),
  };
  return asking.transaction.query<Changed>({
    text: `select t.id, c.kind, c.earlier, c.later, ${reasonsOf(reasons)} as reasons
      from unit_import_change c join node t on t.company_id = $1 and t.id = c.node_id and t.deleted_at is null
      where c.company_id = $1 and c.unit_import_id = $2 and c.kind <> 'add' order by t.path, c.id`,
    values: parameters.values,
  });
}
