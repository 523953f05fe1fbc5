/** A unit leaves its group and keeps the group's design as its own. */
import { signedIn } from '../../access/principal.ts';
import { alreadyOwnDesign, groupWithoutDesign } from '../../errors.ts';
import { groupNode as descriptor } from '../../generated/group_node.ts';
import { audit } from '../../kernel/audit.ts';
import type { ActionRequest } from '../../kernel/extension.ts';
import { qrCodeDesign, surveyDesign } from '../../designs/effective.ts';
import { lockMembership, type OneUnit } from './membership.ts';

interface Convert extends OneUnit {
  kind: 'survey' | 'qr_code';
}

/** Whether the unit has a design of its own, and its group one to copy; the rows that hold the unit's are locked. */
async function requireCopyable({ transaction }: ActionRequest, { kind, node_id }: Convert, groupId: unknown) {
  const { own, shared } = kind === 'survey' ? surveyDesign : qrCodeDesign;
  const held = kind === 'survey' ? 'node_survey' : 'node_qr_code';
  await transaction.query({
    name: `hold_${held}`,
    text: `select 1 from ${held} where company_id = $1 and node_id = $2 order by id for update`,
    values: [transaction.companyId, node_id],
  });
  const [found] = await transaction.query<{ has_own: boolean; has_shared: boolean }>({
    name: `convertible_${kind}`,
    text: `select ${own('$2', '$1')} is not null as has_own, ${shared('$3', '$1')} is not null as has_shared`,
    values: [transaction.companyId, node_id, groupId],
  });
  if (found?.has_own) throw alreadyOwnDesign();
  if (!found?.has_shared) throw groupWithoutDesign();
}

/** The survey's published version, as the first one of a survey that is the unit's alone. */
const COPY_SURVEY = `with source as (
    select survey.name, unit.name as unit_name, version.document
    from survey_version version
    join survey on survey.company_id = $1 and survey.id = version.survey_id
    join node unit on unit.company_id = $1 and unit.id = $2
    where version.company_id = $1 and version.id = ${surveyDesign.shared('$3', '$1')}
  ), made as (
    insert into survey (company_id, name, origin, draft)
    select $1, left(name || ' – ' || unit_name, 200), 'node', document from source returning id
  ), published as (
    insert into survey_version (company_id, survey_id, number, document, published_by_id)
    select $1, made.id, 1, source.document, $4 from made, source
  )
  insert into node_survey (company_id, node_id, survey_id) select $1, $2, made.id from made
  on conflict (company_id, node_id) do update set survey_id = excluded.survey_id, updated_at = now()`;

/** Onto the unit's own code; marks that are bound to the unit are prints of their own. */
const COPY_QR_DESIGN = `update node_qr_code
  set design = ${qrCodeDesign.shared('$3', '$1')}, updated_at = now()
  where company_id = $1 and id = (select min(id) from node_qr_code
    where company_id = $1 and node_id = $2 and origin = 'unit')`;

async function copyDesign({ transaction, principal }: ActionRequest, { kind, node_id }: Convert, groupId: unknown) {
  const placed = [transaction.companyId, node_id, groupId];
  if (kind === 'survey')
    await transaction.query({
      name: 'copy_group_survey',
      text: COPY_SURVEY,
      values: [...placed, signedIn(principal).userId],
    });
  else await transaction.query({ name: 'copy_group_qr_design', text: COPY_QR_DESIGN, values: placed });
}

export async function convertToOwnDesign(request: ActionRequest): Promise<{ node_id: number; kind: string }> {
  const input = request.input as unknown as Convert;
  const { kind, node_id } = input;
  const { id, ...membership } = await lockMembership(request, input);
  const groupId = membership[`${kind}_group_id`];
  await requireCopyable(request, input, groupId);
  await copyDesign(request, input, groupId);
  await request.transaction.query({
    name: 'leave_group',
    text: 'delete from group_node where company_id = $1 and id = $2',
    values: [request.transaction.companyId, id],
  });
  await audit(request, {
    operation: 'convert_group_to_one_design',
    entity: descriptor,
    recordId: id,
    changes: { node_id, kind, [`${kind}_group_id`]: groupId },
  });
  return { node_id, kind };
}
