/** How a survey begins and how its draft changes: always from the state that its designer has seen. */
import { createParameters } from '../../database/parameters.ts';
import { invalidInput } from '../../errors.ts';
import { survey as entity } from '../../generated/survey.ts';
import { audit } from '../../access/audit.ts';
import { judgeDocument } from '../../validation/judge-document.ts';
import type { ActionRequest, Hooks } from '../../kernel/extension.ts';
import type { Row, Values } from '../../database/rows.ts';
import { computed } from './computed.ts';
import { requireUnitsWithinPlan } from './own-of-units.ts';
import { findTemplate } from './templates.ts';
import { findVersion } from './versions.ts';

const required = (field: string) => invalidInput({ errors: [{ pointer: `/${field}`, code: 'required' }] });

/** A template, a document that the caller brings, or the blank one. */
function firstDraft({ template, document }: Values): object {
  const [brought, named] = [document ?? null, template ?? null];
  if (brought !== null && named !== null)
    throw invalidInput({ errors: [{ pointer: '/template', code: 'template_or_document' }] });
  if (brought === null) return findTemplate(String(named ?? 'blank'));
  const errors = judgeDocument('survey-draft', brought, '/document');
  if (errors.length > 0) throw invalidInput({ errors });
  return brought;
}

export const hooks: Pick<Hooks, 'beforeCreate' | 'beforePatch'> = {
  beforeCreate: (_work, values) => ({ ...values, origin: 'library', draft: firstDraft(values) }),

  async beforePatch(work, row, changes) {
    if (changes['draft'] === null) throw required('draft');
    await requireUnitsWithinPlan(work, row);
    return changes;
  },
};

/** The row as a reader gets it. */
async function readRow({ principal, transaction }: ActionRequest, id: number): Promise<object> {
  const parameters = createParameters();
  const caller = { principal, parameters };
  const shown = Object.entries(computed).map(([name, expression]) => {
    return `(${typeof expression === 'string' ? expression : expression(caller)}) as ${name}`;
  });
  const [row] = await transaction.query<{ row: object }>({
    text: `select row_to_json(shown) as row from (
        select t.id, t.name, t.origin, t.draft, t.revision, ${shown.join(', ')}, t.created_at, t.updated_at
        from survey t where t.company_id = ${parameters.add(transaction.companyId)} and t.id = ${parameters.add(id)}
      ) shown`,
    values: parameters.values,
  });
  if (!row) throw new Error(`Survey ${id} vanished in the transaction that wrote it.`);
  return row.row;
}

/** The action `restore`. */
export async function restore(request: ActionRequest): Promise<object> {
  const { transaction, input } = request;
  const row = await request.lock();
  await requireUnitsWithinPlan(request, row);
  await request.refuseOlder(row, input['revision']);
  const { number, document } = await findVersion(request, row.id, Number(input['number']));
  await transaction.query({
    name: 'restore_survey',
    text: `update survey set draft = $3, revision = revision + 1, updated_at = now() where company_id = $1 and id = $2`,
    values: [transaction.companyId, row.id, JSON.stringify(document)],
  });
  await audit(request, { operation: 'restore', entity, recordId: row.id, changes: { version: number } });
  return readRow(request, row.id);
}

/** The action `duplicate`: a survey that belongs to nobody yet. */
export async function duplicate(request: ActionRequest): Promise<object> {
  const { transaction, input } = request;
  const { id } = await request.find();
  const [made] = await transaction.query<Pick<Row, 'id'>>({
    name: 'duplicate_survey',
    text: `insert into survey (company_id, name, origin, draft)
      select $1, $3, 'library', draft from survey where company_id = $1 and id = $2 returning id`,
    values: [transaction.companyId, id, input['name']],
  });
  if (!made) throw new Error(`Survey ${id} vanished while it was duplicated.`);
  const changes = { name: input['name'], of: id };
  await audit(request, { operation: 'duplicate', entity, recordId: made.id, changes });
  return readRow(request, made.id);
}
