/** Binding a marc to a unit. Who claims it first has it; who comes second is told where it is. */
import { claims } from '../../../../access/claims.ts';
import { createParameters } from '../../../../database/parameters.ts';
import { type SignedIn, signedIn } from '../../../../access/principal.ts';
import { invalidInput, marcElsewhere, marcRetired } from '../../../../errors.ts';
import { marc as entity } from '../../../../generated/marc.ts';
import { node } from '../../../../generated/node.ts';
import { audit } from '../../../../access/audit.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { requireWithinLimit } from '../../../billing/index.ts';
import { findMarc, type FoundMarc } from './look-up.ts';

interface Unit {
  id: number;
  name: string;
}

/** Claiming it again for the unit where it is changes nothing. */
export async function claim(request: ActionRequest): Promise<FoundMarc> {
  const { input } = request;
  const principal = signedIn(request.principal);
  const marc = await findMarc(request, true);
  if (marc.state === 'retired') throw marcRetired();
  const unit = await findUnit(request, principal);
  if (marc.node_id === unit.id) return marc;
  if (marc.node_id !== (input['from_node_id'] ?? null))
    throw marcElsewhere({ parameters: { unit: marc.unit_name ?? '' }, extensions: { node_id: marc.node_id } });
  await bind(request, principal, marc, unit);
  return { ...marc, state: 'bound', node_id: unit.id, unit_name: unit.name };
}

/** A living unit where the caller may change QR codes. */
async function findUnit({ input, transaction }: ActionRequest, principal: SignedIn): Promise<Unit> {
  const parameters = createParameters();
  const reached =
    principal.role === 'company_admin' ? 'true' : `n.id in ${claims['nodes.qr.edit']?.(principal, parameters)}`;
  const text = `select n.id, n.name from node n where n.company_id = ${parameters.add(transaction.companyId)}
    and n.id = ${parameters.add(input['node_id'])} and n.deleted_at is null and ${reached} for share of n`;
  const [unit] = await transaction.query<Unit>({ text, values: parameters.values });
  if (!unit) throw invalidInput({ errors: [{ pointer: '/node_id', code: 'reference_not_found' }] });
  await requireWithinLimit(transaction, node, [unit.id]);
  return unit;
}

async function bind(request: ActionRequest, { userId }: SignedIn, marc: FoundMarc, unit: Unit): Promise<void> {
  const { transaction } = request;
  await transaction.query({
    name: 'bind_mark',
    text: `with bound as (
        update node_qr_code c set node_id = $3, updated_at = now() from marc t
        where t.company_id = $1 and t.id = $2 and c.company_id = $1 and c.id = t.node_qr_code_id
      ), counted as (
        update marc_batch b set bound_count = bound_count + 1, updated_at = now() from marc t
        where t.company_id = $1 and t.id = $2 and b.company_id = $1 and b.id = t.marc_batch_id and $5::boolean
      )
      insert into marc_binding (company_id, marc_id, node_id, bound_by_id) values ($1, $2, $3, $4)`,
    values: [transaction.companyId, marc.id, unit.id, userId, marc.state === 'blank'],
  });
  const changes = { code: marc.code, node_id: unit.id, from_node_id: marc.node_id };
  await audit(request, { operation: 'claim', entity, recordId: marc.id, changes });
}
