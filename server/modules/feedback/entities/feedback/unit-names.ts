/** The way to the unit of each feedback: the action `get_parent_node_names`. */
import { createParameters } from '../../../../database/parameters.ts';
import { idsOfPath } from '../../../../access/subtree.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import { reachedBy } from '../../../../access/claims.ts';

interface Way {
  id: number;
  units: { id: number; name: string }[];
}

/** Of the units above, those are named that the caller sees in the tree; a deleted one keeps its name here. */
export async function parentNodeNames(request: ActionRequest): Promise<{ results: Way[] }> {
  const { principal, transaction, input } = request;
  const parameters = createParameters();
  const company = parameters.add(transaction.companyId);
  const seen = reachedBy('nodes.any.read', principal, parameters);
  const results = await transaction.query<Way>({
    text: `select t.id, (select coalesce(json_agg(json_build_object('id', unit.id, 'name', unit.name) order by length(unit.path)), '[]')
          from node own join node unit on unit.company_id = own.company_id and unit.id = any(${idsOfPath('own.path')})
          where own.company_id = t.company_id and own.id = t.node_id
            ${seen === null ? '' : `and unit.id = any(array${seen})`}) as units
      from unnest(${parameters.add(input['ids'])}::bigint[]) with ordinality as wanted (id, at)
      join feedback t on t.company_id = ${company} and t.id = wanted.id
      where ${request.where(parameters)} order by wanted.at`,
    values: parameters.values,
  });
  return { results };
}
