/** What of a round of messages a receiver may hear of: one statement, through his rights of this moment. */
import { claims } from '../access/claims.ts';
import type { Database } from '../access/database.ts';
import { createParameters } from '../access/parameters.ts';
import type { SignedIn } from '../access/principal.ts';
import type { Scope } from '../access/scope.ts';
import { liveSession } from '../access/session-guard.ts';
import { statementName } from '../access/statement-name.ts';
import { feedback } from '../generated/feedback.ts';

export interface Round {
  /** Unit to how many answers came to it. */
  added: ReadonlyMap<number, number>;
  /** Of feedback to which something happened. */
  ids: ReadonlySet<number>;
}

export interface Verdict {
  /** False: the session has ended, or the user reads no feedback any more. */
  isReceiver: boolean;
  added: number;
  seen: ReadonlySet<number>;
}

export type Judge = (principal: SignedIn, round: Round) => Promise<Verdict>;

const NOBODY: Verdict = { isReceiver: false, added: 0, seen: new Set() };

export const createJudge =
  ({ database, scope }: { database: Database; scope: Scope }): Judge =>
  async (principal, { added, ids }) => {
    const parameters = createParameters();
    const where = scope.where({ principal, entity: feedback, action: 'list' }, parameters);
    const reached = claims['nodes.feedback.read'];
    if (where === null || !reached) return NOBODY;
    const reaches = principal.role === 'company_admin' ? 'true' : `exists ${reached(principal, parameters)}`;
    // The list's own condition, on rows that have what it asks for: of what was added, its unit alone is known.
    const text = `select ${liveSession(principal, parameters)} and ${reaches} as is_receiver,
      (select coalesce(sum(t.count), 0) from (
        select ${parameters.add(principal.companyId)}::bigint as company_id, unit.node_id, unit.count
        from unnest(${parameters.add([...added.keys()])}::bigint[], ${parameters.add([...added.values()])}::bigint[]) as unit (node_id, count)
        join node on node.company_id = ${parameters.add(principal.companyId)} and node.id = unit.node_id
      ) t where ${where})::bigint as added,
      array(select t.id from feedback t where t.id = any(${parameters.add([...ids])}::bigint[]) and ${where}) as seen`;
    const statement = { name: statementName(text), text, values: parameters.values };
    const [answer] = await database.statement<{ is_receiver: boolean; added: number; seen: number[] }>(
      'app',
      principal.companyId,
      statement,
    );
    if (!answer?.is_receiver) return NOBODY;
    return { isReceiver: true, added: Number(answer.added), seen: new Set(answer.seen.map(Number)) };
  };
