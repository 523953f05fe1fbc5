/** When a unit is open, and from whom it has that. */
import { createParameters } from '../../../../database/parameters.ts';
import { rightsSql } from '../../../../access/rights.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';

interface HoursRow {
  is_own: boolean;
  hours: object;
}

interface UnitHours {
  own: object | null;
  inherited: object | null;
}

/** Action `opening_hours`: the unit's own and what it would have without them, by the order in which rules look. */
export async function openingHoursOf(request: ActionRequest): Promise<UnitHours> {
  const { principal, transaction } = request;
  const { id, path } = await request.find();
  const parameters = createParameters();
  const company = parameters.add(transaction.companyId);
  const unit = parameters.add(id);
  const ids = `${parameters.add(String(path).split('/').filter(Boolean))}::bigint[]`;
  // Who sees the unit sees its hours, but not what a unit above is called that he may not see.
  const visible = `cardinality((${rightsSql('above.path', principal, parameters)})) > 0`;
  const rows = await transaction.query<HoursRow>({
    text: `select h.node_id is not distinct from ${unit}::bigint as is_own, json_build_object('id', h.id, 'revision', h.revision,
        'node_id', case when ${visible} then above.id end, 'node_name', case when ${visible} then above.name end,
        'time_zone', h.time_zone, 'monday', h.monday, 'tuesday', h.tuesday, 'wednesday', h.wednesday,
        'thursday', h.thursday, 'friday', h.friday, 'saturday', h.saturday, 'sunday', h.sunday,
        'closed_days', h.closed_days) as hours
      from opening_hours h left join node above on above.company_id = ${company} and above.id = h.node_id
      where h.company_id = ${company} and (h.node_id is null or h.node_id = any(${ids}))
      order by array_position(${ids}, h.node_id) desc nulls last limit 2`,
    values: parameters.values,
  });
  const own = rows.find((row) => row.is_own);
  const inherited = rows.find((row) => !row.is_own);
  return { own: own?.hours ?? null, inherited: inherited?.hours ?? null };
}
