/** The visitor's verdict on what was done: whether it is solved. A 'no' opens again what was closed. */
import { randomUUID } from 'node:crypto';
import type { Database, Statement } from '../../access/database.ts';
import { countOpen, handlingChanges, noteChanges, openChange, withDerivedState } from '../feedback/index.ts';
import type { Row, Values } from '../../database/rows.ts';
import type { StoredAnswer } from './follow-up-statements.ts';

/** Something was done that can be judged: a reply, or an end; and an answer can be changed. */
export const canBeJudged = ({ status, messages, is_solved: isSolved, erased_at: erasedAt }: StoredAnswer): boolean =>
  erasedAt === null &&
  (status === 'completed' ||
    status === 'cancelled' ||
    isSolved !== null ||
    messages.some(({ author }) => author === 'company'));

/** More often nobody changes his mind; beyond it somebody plays with the form, and each time tells everybody who listens. */
const MAX_SOLVED_CHANGES = 20;

/**
 * By the rules of handling, whoever else is at it. The same verdict once more changes nothing; answers false where it was
 * changed too often to be heard.
 */
export const setSolved = (
  database: Database,
  companyId: number,
  feedbackId: number,
  isSolved: boolean,
): Promise<boolean> =>
  database.withTenant('app', companyId, async (transaction) => {
    const [row] = await transaction.query<Row>(lockHandled(companyId, feedbackId));
    if (!row || row['is_solved'] === isSolved) return true;
    const earlier = await transaction.query(solvedChanges(companyId, feedbackId));
    if (earlier.length >= MAX_SOLVED_CHANGES) return false;
    const isReopened = !isSolved && row['closed_at'] !== null;
    const changes: Values = {
      ...(isReopened ? withDerivedState(row, { status: 'in_processing' }) : {}),
      is_solved: isSolved,
    };
    await transaction.query(updateSolved(companyId, row, changes));
    const opened = openChange(row, changes);
    await countOpen({ transaction }, opened ? [opened] : []);
    await noteChanges({ transaction, by: { actor: 'visitor' } }, handlingChanges(row, changes));
    await transaction.query(auditSolved(companyId, feedbackId, changes));
    return true;
  });

const solvedChanges = (companyId: number, feedbackId: number): Statement => ({
  name: 'visitor_solved_changes',
  text: `select from feedback_change where company_id = $1 and feedback_id = $2 and field = 'is_solved'
    and actor = 'visitor' limit ${MAX_SOLVED_CHANGES}`,
  values: [companyId, feedbackId],
});

/** No row: it was erased meanwhile. */
const lockHandled = (companyId: number, feedbackId: number): Statement => ({
  name: 'visitor_lock_handled',
  text: `select id, status, priority, assignee_id, closed_at, is_solved from feedback
    where company_id = $1 and id = $2 and erased_at is null for no key update`,
  values: [companyId, feedbackId],
});

/** There is something new to read: it counts as unread, be it a yes or a no. */
const updateSolved = (companyId: number, { id, ...row }: Row, changes: Values): Statement => ({
  name: 'visitor_update_solved',
  text: `update feedback set is_solved = $3, status = $4, closed_at = $5, read_at = null, updated_at = now(),
      revision = revision + (status <> $4)::int where company_id = $1 and id = $2`,
  values: [
    companyId,
    id,
    changes['is_solved'],
    changes['status'] ?? row['status'],
    changes['closed_at'] === undefined ? row['closed_at'] : changes['closed_at'],
  ],
});

/** Who of the company is at it learns by the log who changed it; nothing of who the visitor is. */
const auditSolved = (companyId: number, feedbackId: number, changes: Values): Statement => ({
  name: 'visitor_audit_solved',
  text: `insert into audit_entry (company_id, actor_role, operation, entity, record_id, changes, request_id)
    values ($1, 'visitor', 'say_whether_solved', 'feedback', $2, $3, $4)`,
  values: [companyId, feedbackId, JSON.stringify(changes), randomUUID()],
});
