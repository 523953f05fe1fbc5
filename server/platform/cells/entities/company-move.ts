/** What the platform asks of whoever moves companies; a worker does it (`server/platform/cells/move-companies.ts`). */
import { audit } from '../../../access/audit.ts';
import { HOME } from '../../../database/cells/addresses.ts';
import { BEGUN_ANEW, type MoveState, type WantedStep } from '../../../database/cells/move-row.ts';
import { invalidInput, moveUnderWay } from '../../../errors.ts';
import { companyMove as entity } from '../../../generated/company_move.ts';
import type { ActionHandler, ActionRequest, EntityExtension } from '../../../kernel/extension.ts';

interface Wanted {
  id: number;
  wanted: WantedStep;
}

/** As the log tells of it. */
const LOGGED_AS: Record<WantedStep, string> = {
  move: 'move',
  confirm: 'confirm',
  undo: 'take_back',
  abandon: 'take_back',
};

const figure = (name: string): string => `round((t.progress ->> '${name}')::numeric)::bigint`;

export const companyMove: EntityExtension = {
  computed: { row_count: figure('rows'), stopped_ms: figure('stoppedMs') },
  actions: {
    start,
    go_on: next('move', ['copying', 'following']),
    confirm: next('confirm', ['switched']),
    undo: next('undo', ['switched']),
    abandon: next('abandon', ['copying', 'following']),
  },
};

/**
 * @throws Problem 400 where the company or the cell is none, or the company lies there already; 409 where it is on its
 *   way already
 */
async function start(request: ActionRequest): Promise<Wanted> {
  const { transaction, input } = request;
  const [company, cell] = [Number(input['company_id']), Number(input['cell_id'])];
  const { name, from, to } = await placesOf(request, company, cell);
  const [made] = await transaction.query<{ id: number }>({
    name: 'start_company_move',
    text: `insert into company_move (company, company_name, from_cell, to_cell, started_at, wanted)
      values ($1, $2, $3, $4, now(), 'move')
      on conflict (company) do update set ${BEGUN_ANEW}
      where company_move.ended_at is not null and company_move.wanted is null
      returning id`,
    values: [company, name, from, to],
  });
  if (made === undefined) throw moveUnderWay();
  const changes = { company, from, to };
  await audit(request, { operation: 'move', entity, recordId: made.id, changes });
  return { id: made.id, wanted: 'move' };
}

/** Where the company lies by the directory, and the name of the cell that it shall lie in. */
async function placesOf({ transaction }: ActionRequest, company: number, cell: number) {
  const [found] = await transaction.query<{ name: string | null; from: string | null; to: string | null }>({
    name: 'places_of_move',
    text: `select c.name, coalesce(p.cell, case when c.id is not null then '${HOME}' end) as from, t.name as to
      from (values ($1::bigint)) as asked(company)
      left join customer c on c.id = asked.company and not c.is_platform
      left join company_cell p on p.company = asked.company
      left join cell t on t.id = $2`,
    values: [company, cell],
  });
  const { name = null, from = null, to = null } = found ?? {};
  if (from === null) throw refusedAt('company_id');
  if (to === null) throw refusedAt('cell_id');
  if (from === to) throw invalidInput({ errors: [{ pointer: '/cell_id', code: 'lies_there_already' }] });
  return { name: name ?? '', from, to };
}

const refusedAt = (field: string) => invalidInput({ errors: [{ pointer: `/${field}`, code: 'reference_not_found' }] });

/** @param states of the move in which it can be asked for */
function next(wanted: WantedStep, states: readonly MoveState[]): ActionHandler<Wanted> {
  return async (request) => {
    const { id, state, wanted: before } = await request.lock();
    if (before !== null || !states.some((one) => one === state)) throw moveUnderWay();
    await request.transaction.query({
      name: 'ask_for_step_of_move',
      text: 'update company_move set wanted = $2, error = null, updated_at = now() where id = $1',
      values: [id, wanted],
    });
    await audit(request, { operation: LOGGED_AS[wanted], entity, recordId: id, changes: { wanted } });
    return { id, wanted };
  };
}
