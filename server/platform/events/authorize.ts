/** What of a round of messages a receiver may hear of: one statement, through his rights of this moment. */
import type { Database } from '../../access/database.ts';
import { createParameters, type Parameters } from '../../database/parameters.ts';
import { type SignedIn, tenantOf } from '../../access/principal.ts';
import type { Scope } from '../../access/scope.ts';
import { liveSession } from '../../access/session-guard.ts';
import { statementName } from '../../database/statement-name.ts';
import { feedback } from '../../generated/feedback.ts';
import { supportTicket } from '../../generated/support_ticket.ts';
import { isImpersonationLive } from '../../access/impersonator.ts';

export interface Batch {
  /** Unit to how many answers came to it. */
  added: ReadonlyMap<number, number>;
  /** Of feedback to which something happened. */
  ids: ReadonlySet<number>;
  /** Of support, likewise. */
  tickets: ReadonlySet<number>;
}

export interface Verdict {
  /** False: the session has ended. */
  isReceiver: boolean;
  added: number;
  seen: ReadonlySet<number>;
  tickets: ReadonlySet<number>;
}

export type Authorize = (principal: SignedIn, round: Batch) => Promise<Verdict>;

export const RECEIVES_NOTHING: Verdict = { isReceiver: false, added: 0, seen: new Set(), tickets: new Set() };

interface Answer {
  is_receiver: boolean;
  added: number;
  seen: number[];
  tickets: number[];
}

export const createAuthorize =
  ({ database, scope }: { database: Database; scope: Scope }): Authorize =>
  async (principal, round) => {
    if (!(await isImpersonationLive(database, principal))) return RECEIVES_NOTHING;
    const parameters = createParameters();
    const tickets = scope.where({ principal, entity: supportTicket, action: 'list' }, parameters);
    // A deleted ticket is told to whoever may see tickets of the company: its id is all that is left of it.
    const text = `select ${liveSession(principal, parameters)} as is_receiver, ${feedbackOf(scope, principal, round, parameters)},
      array(select told.id from unnest(${parameters.add([...round.tickets])}::bigint[]) as told (id)
        left join support_ticket t on t.id = told.id where ${tickets === null ? 'false' : `t.id is null or ${tickets}`}) as tickets`;
    const { databaseRole, companyId } = tenantOf(principal);
    const statement = { name: statementName(text), text, values: parameters.values };
    const [answer] = await database.statement<Answer>(databaseRole, companyId, statement);
    if (!answer?.is_receiver) return RECEIVES_NOTHING;
    const idsOf = (ids: number[]): Set<number> => new Set(ids.map(Number));
    return {
      isReceiver: true,
      added: Number(answer.added),
      seen: idsOf(answer.seen),
      tickets: idsOf(answer.tickets),
    };
  };

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
