/** The rows of an export: batches of ids out of one snapshot, each batch read through the user's rights of that moment. */
import type { Statement } from '../../../access/database.ts';
import { createParameters } from '../../../database/parameters.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { idsOfPath } from '../../../access/subtree.ts';
import type { Scope } from '../../../access/scope.ts';
import { statementName } from '../../../database/statement-name.ts';
import { companyTag } from '../../../generated/company_tag.ts';
import { customerUser } from '../../../generated/customer_user.ts';
import { feedback } from '../../../generated/feedback.ts';
import { node } from '../../../generated/node.ts';
import { customObjectSql } from '../../../query/custom-fields.ts';
import type { EntityDescriptor, FieldDescriptor } from '../../../../shared/contract/descriptor.ts';
import { type GrantedNodes, stillHolds } from '../../../platform/exports/grants.ts';

/** Instants are ISO 8601 in UTC, as the database writes them into JSON. */
export interface ExportedRow {
  id: number;
  created_at: string;
  node_id: number;
  unit_name: string;
  unit_type: string | null;
  /** Names from the top-most unit that the user sees down to this one. */
  unit_path: string;
  status: string;
  priority: string;
  score: number | null;
  locale: string;
  tags: string | null;
  assignee: string | null;
  comment: string | null;
  read_at: string | null;
  closed_at: string | null;
  survey_version_id: number;
  answers: Record<string, unknown>;
  /** What it has in fields that the company has added; absent where none is asked for. */
  custom?: Record<string, unknown>;
}

export interface BatchAnswer {
  /** Whether the user still is who he was, and still has the rights that he had. */
  holds: boolean;
  rows: ExportedRow[];
}

export interface Reader {
  scope: Scope;
  principal: SignedIn;
  granted: GrantedNodes;
  /** Fields that the company has added, and that go into the file. */
  added: readonly FieldDescriptor[];
}

/** The rows of a batch of ids, in the order of the ids; those that the user may not read any more are left out. */
export function batchStatement({ scope, principal, granted, added }: Reader, ids: number[]): Statement {
  const parameters = createParameters();
  const company = parameters.add(principal.companyId);
  const seen = (entity: EntityDescriptor): string =>
    scope.where({ principal, entity, action: 'list' }, parameters) ?? 'false';
  const custom = added.length === 0 ? '' : `, ${customObjectSql(added, parameters)} as custom`;
  const text = `with wanted as (
      select id, place from unnest(${parameters.add(ids)}::bigint[]) with ordinality as wanted(id, place)
    ), answered as materialized (
      select wanted.place, t.id, t.created_at, t.node_id, t.status, t.priority, t.score, t.locale, t.tag_ids, t.assignee_id,
        t.comment, t.read_at, t.closed_at, t.survey_version_id, t.answers${custom}
      from wanted join feedback t on t.company_id = ${company} and t.id = wanted.id where ${seen(feedback)}
    ), visible as materialized (
      select t.id, t.name from node t where t.id in (
        select step.id from node coded cross join unnest(${idsOfPath('coded.path')}) as step(id)
        where coded.company_id = ${company} and coded.id in (select node_id from answered))
        and ${seen(node)}
    ), unit as materialized (
      select coded.id, coded.name, coded.type, (select string_agg(visible.name, ' › ' order by step.depth)
          from unnest(${idsOfPath('coded.path')}) with ordinality as step(id, depth) join visible on visible.id = step.id) as path
      from node coded where coded.company_id = ${company} and coded.id in (select node_id from answered)
    ), person as materialized (
      select t.id, t.full_name from customer_user t where t.id in (select assignee_id from answered) and ${seen(customerUser)}
    ), tag as materialized (
      select t.id, t.name from company_tag t where ${seen(companyTag)}
    ), listed as (
      select answered.*, unit.name as unit_name, unit.type as unit_type, coalesce(unit.path, unit.name) as unit_path,
        person.full_name as assignee,
        (select string_agg(tag.name, ', ' order by tag.name) from tag where tag.id = any(answered.tag_ids)) as tags
      from answered join unit on unit.id = answered.node_id left join person on person.id = answered.assignee_id
    )
    select ${stillHolds(granted, { principal, module: 'feedback' }, parameters)} as holds,
      (select coalesce(json_agg(listed order by place), '[]') from listed) as rows`;
  return { name: statementName(text), text, values: parameters.values };
}
