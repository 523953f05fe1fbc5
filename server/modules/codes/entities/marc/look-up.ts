/** The marc of a code that somebody scanned or typed, within his grants. */
import { codeIn } from '../../../../../shared/codes/public-code.ts';
import { createParameters } from '../../../../database/parameters.ts';
import { invalidInput } from '../../../../errors.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { STATE_OF_CODE } from './computed.ts';

export interface FoundMarc {
  id: number;
  number: number;
  code: string;
  node_qr_code_id: number;
  state: 'blank' | 'bound' | 'retired';
  node_id: number | null;
  unit_name: string | null;
}

export async function lookUp(request: ActionRequest): Promise<FoundMarc> {
  return findMarc(request);
}

/**
 * Throws 400 at `/code` for what is no code, and for a code that is no marc within the caller's grants: whose it is
 * otherwise is nobody's business.
 * @param locked holds the marc's code until the transaction ends, as it is when others who held it are done
 */
export async function findMarc({ input, transaction, where }: ActionRequest, locked = false): Promise<FoundMarc> {
  const code = codeIn(String(input['code']));
  if (code === null) throw refusedAtCode('not_a_code');
  const parameters = createParameters();
  const text = `select t.id, t.number, c.code, t.node_qr_code_id, ${STATE_OF_CODE} as state, c.node_id,
      (select n.name from node n where n.company_id = c.company_id and n.id = c.node_id) as unit_name
    from node_qr_code c join marc t on t.company_id = c.company_id and t.node_qr_code_id = c.id
    where c.company_id = ${parameters.add(transaction.companyId)} and c.code = ${parameters.add(code)} and ${where(parameters)}
    ${locked ? 'for update of c' : ''}`;
  const [marc] = await transaction.query<FoundMarc>({ text, values: parameters.values });
  if (!marc) throw refusedAtCode('no_such_mark');
  return marc;
}

const refusedAtCode = (code: 'not_a_code' | 'no_such_mark') => invalidInput({ errors: [{ pointer: '/code', code }] });
