/** The marcs of a batch, for the library. */
import type { QrDesign } from '../../../../shared/qr/design.ts';
import { partOfCode } from '../../../../shared/codes/public-code.ts';
import { fold } from '../../../../shared/text/fold.ts';
import { createParameters, type Parameters } from '../../../database/parameters.ts';
import { boundAtOf, STATE_OF_CODE } from '../entities/marc/computed.ts';
import type { ActionRequest } from '../../../kernel/extension.ts';
import { likeLiteral } from '../../../query/search/matching.ts';

export type MarcState = 'blank' | 'bound' | 'retired';
export const marcStates: MarcState[] = ['blank', 'bound', 'retired'];

export interface Batch {
  id: number;
  company_id: number;
  company_name: string;
  kind: 'units' | 'blank';
  mark_count: number;
  note: string;
  /** Null: black on white, with the code in letters. */
  design: QrDesign | null;
  created_at: string;
  /** How many of its marcs are in each state. */
  states: Record<MarcState, number>;
}

export interface Marc {
  id: number;
  number: number;
  code: string;
  state: MarcState;
  node_id: number | null;
  unit_name: string | null;
  bound_at: string | null;
}

/** Which marcs of a batch: of one state, or all; those whose code has what was typed. */
export interface Wanted {
  state?: MarcState | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** Of each marc by itself (`offset 0`): the database has not counted a batch that was just made, and joins it as if it were small. */
const CODE_OF_MARC = `cross join lateral (
  select c.code, c.state, c.node_id from node_qr_code c
  where c.company_id = m.company_id and c.id = m.node_qr_code_id offset 0) c`;

/** Throws 404 for none that the caller may read. */
export async function readBatch(request: ActionRequest): Promise<Batch> {
  const { id } = await request.find();
  const [batch] = await request.transaction.query<Batch>({
    name: 'batch_of_marks',
    text: `select t.id, t.company_id, (select c.name from customer c where c.id = t.company_id) as company_name, t.kind,
        t.mark_count, t.note, t.design, t.created_at, json_build_object('blank', t.mark_count - t.bound_count - t.retired_count,
          'bound', t.bound_count, 'retired', t.retired_count) as states
      from marc_batch t where t.id = $1`,
    values: [id],
  });
  if (!batch) throw new Error('A batch that was found is gone.');
  return batch;
}

/** By their numbers. What is passed over is passed over before anything is looked up for it. */
export async function readMarcs({ transaction }: ActionRequest, batch: Batch, wanted: Wanted): Promise<Marc[]> {
  const parameters = createParameters();
  const [company, id] = [parameters.add(batch.company_id), parameters.add(batch.id)];
  const { state, search = '', limit, offset } = wanted;
  const inState = state === undefined ? 'true' : `${STATE_OF_CODE} = ${parameters.add(state)}`;
  const isSearched = search.trim() !== '';
  const hasCode = isSearched ? codeCondition(search, company, parameters) : 'true';
  // Numbers have no gaps: where all are shown they say themselves where a page begins.
  const isWhole = state === undefined && !isSearched;
  const first = isWhole ? `m.number > ${parameters.add(offset)}` : 'true';
  return transaction.query<Marc>({
    text: `select m.id, m.number, m.code, m.state, m.node_id, n.name as unit_name,
        (${boundAtOf('m')}) as bound_at
      from (
        select m.company_id, m.id, m.number, c.code, ${STATE_OF_CODE} as state, c.node_id
        from marc m ${CODE_OF_MARC}
        where m.company_id = ${company} and m.marc_batch_id = ${id} and ${first} and ${inState} and ${hasCode}
        order by m.number limit ${parameters.add(limit)} offset ${parameters.add(isWhole ? 0 : offset)}
      ) m
      left join node n on n.company_id = ${company} and n.id = m.node_id
      order by m.number`,
    values: parameters.values,
  });
}

/** How many marcs of a batch a search finds. */
export async function countMarcs(
  { transaction }: ActionRequest,
  batch: Batch,
  search: string,
  state?: MarcState,
): Promise<number> {
  const parameters = createParameters();
  const [company, id] = [parameters.add(batch.company_id), parameters.add(batch.id)];
  const inState = state === undefined ? 'true' : `${STATE_OF_CODE} = ${parameters.add(state)}`;
  const [counted] = await transaction.query<{ count: number }>({
    text: `select count(*)::integer as count from marc m ${CODE_OF_MARC}
      where m.company_id = ${company} and m.marc_batch_id = ${id} and ${inState} and ${codeCondition(search, company, parameters)}`,
    values: parameters.values,
  });
  return counted?.count ?? 0;
}

const codeCondition = (search: string, company: string, parameters: Parameters): string =>
  `m.node_qr_code_id in (select found.id from node_qr_code found where found.company_id = ${company}
    and found.code_folded like ${parameters.add(`%${likeLiteral(fold(partOfCode(search)))}%`)})`;
