/** What of a round of messages a receiver may hear of: one statement, through his rights of this moment. */
import type { Database } from '../../access/database.ts';
import { createParameters, type Parameters } from '../../database/parameters.ts';
import { type SignedIn, tenantOf } from '../../access/principal.ts';
import type { Scope } from '../../access/scope.ts';
import { hearsOfGone } from '../../access/may-know.ts';
import { liveSession } from '../../access/session-guard.ts';
import { statementName } from '../../database/statement-name.ts';
import { feedback } from '../../generated/feedback.ts';
import { descriptors } from '../../generated/index.ts';
import { isImpersonationLive } from '../../access/impersonator.ts';

export interface Batch {
  /** Unit to how many answers came to it. */
  added: ReadonlyMap<number, number>;
  /** Of feedback to which something happened. */
  ids: ReadonlySet<number>;
  /** To entities (`x-events`) the ids of such rows, and whether they are gone. */
  rows: ReadonlyMap<string, ReadonlyMap<number, boolean>>;
}

export interface Verdict {
  /** False: the session has ended. */
  isReceiver: boolean;
  added: number;
  seen: ReadonlySet<number>;
  rows: ReadonlyMap<string, number[]>;
}

export type Authorize = (principal: SignedIn, round: Batch) => Promise<Verdict>;

export const RECEIVES_NOTHING: Verdict = { isReceiver: false, added: 0, seen: new Set(), rows: new Map() };

interface Answer {
  is_receiver: boolean;
  added: number;
  seen: number[];
  /** By their entities. */
  rows: Record<string, number[]>;
}

export const createAuthorize =
  ({ database, scope }: { database: Database; scope: Scope }): Authorize =>
  async (principal, round) => {
    if (!(await isImpersonationLive(database, principal))) return RECEIVES_NOTHING;
    const parameters = createParameters();
    const text = `select ${liveSession(principal, parameters)} as is_receiver, ${feedbackOf(scope, principal, round, parameters)},
      jsonb_build_object(${rowsOf(scope, principal, round, parameters).join(', ')}) as rows`;
    const { databaseRole, companyId } = tenantOf(principal);
    const statement = { name: statementName(text), text, values: parameters.values };
    const answers =
      companyId === null
        ? (await database.everywhere<Answer>(databaseRole, statement)).flatMap(({ rows }) => rows?.[0] ?? [])
        : await database.statement<Answer>(databaseRole, companyId, statement);
    // The home cell's word counts: sessions are there.
    if (!answers[0]?.is_receiver) return RECEIVES_NOTHING;
    return answers.map(verdictOf).reduce(together);
  };

const verdictOf = ({ added, seen, rows }: Answer): Verdict => ({
  isReceiver: true,
  added: Number(added),
  seen: new Set(seen.map(Number)),
  rows: new Map(Object.entries(rows)),
});

/** Of several cells. */
function together(one: Verdict, other: Verdict): Verdict {
  const rows = new Map(one.rows);
  for (const [entity, ids] of other.rows) rows.set(entity, [...new Set([...(rows.get(entity) ?? []), ...ids])]);
  return { isReceiver: true, added: one.added + other.added, seen: one.seen.union(other.seen), rows };
}

/**
 * To each entity that the caller lists the ids that its list shows him. What is gone can't be judged any more: it is told to
 * whose list hangs on nothing of his own, and to nobody else.
 */
function rowsOf(scope: Scope, principal: SignedIn, { rows }: Batch, parameters: Parameters): string[] {
  // In one order, so that the same entities make the same statement.
  const entities = [...rows.keys()].toSorted().flatMap((id) => descriptors[id] ?? []);
  return entities.flatMap((entity) => {
    const told = rows.get(entity.id);
    if (told === undefined || entity.events?.entity !== entity.id) return [];
    const where = scope.where({ principal, entity, action: 'list' }, parameters);
    if (where === null) return [];
    const gone = hearsOfGone(principal, entity) ? 'told.is_gone or ' : '';
    const ids = `${parameters.add([...told.keys()])}::bigint[], ${parameters.add([...told.values()])}::boolean[]`;
    return [
      `'${entity.id}', array(select told.id from unnest(${ids}) as told (id, is_gone)
        left join ${entity.table} t on t.id = told.id where ${gone}(not told.is_gone and t.id is not null and ${where}))`,
    ];
  });
}

/** The list's own condition, on rows that have what it asks for: of what was added, its unit alone is known. */
function feedbackOf(scope: Scope, principal: SignedIn, { added, ids }: Batch, parameters: Parameters): string {
  const where = scope.where({ principal, entity: feedback, action: 'list' }, parameters);
  if (where === null) return "0 as added, '{}'::bigint[] as seen";
  return `(select coalesce(sum(t.count), 0) from (
      select ${parameters.add(principal.companyId)}::bigint as company_id, unit.node_id, unit.count
      from unnest(${parameters.add([...added.keys()])}::bigint[], ${parameters.add([...added.values()])}::bigint[]) as unit (node_id, count)
      join node on node.company_id = ${parameters.add(principal.companyId)} and node.id = unit.node_id
    ) t where ${where})::bigint as added,
    array(select t.id from feedback t where t.id = any(${parameters.add([...ids])}::bigint[]) and ${where}) as seen`;
}
