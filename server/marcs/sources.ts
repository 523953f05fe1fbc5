/** What a batch can be made of, for who makes one: the units of a company, and its designs. */
import type { ActionRequest } from '../kernel/extension.ts';

const MOST_UNITS = 25;
const MOST_DESIGNS = 100;

interface UnitsToMark {
  /** Of the whole company. */
  unit_count: number;
  results: { id: number; name: string; above: string[]; unit_count: number }[];
}

/** Living units by a part of their name or by their id; those high up in the tree first. */
export async function markUnits(request: ActionRequest): Promise<UnitsToMark> {
  const { id } = await request.find();
  const search = String(request.input['search'] ?? '').trim();
  const [found] = await request.transaction.query<{ unit_count: number; results: UnitsToMark['results'] }>({
    name: 'units_to_mark',
    text: `select (select count(*) from node where company_id = $1 and deleted_at is null) as unit_count,
        coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'above', f.above, 'unit_count', f.unit_count)
          order by f.depth, lower(f.name), f.id), '[]') as results
      from (
        select n.id, n.name, array_length(string_to_array(n.path, '/'), 1) as depth,
          (select coalesce(json_agg(a.name order by a.path), '[]') from node a where a.company_id = $1
            and a.id = any(string_to_array(trim('/' from n.path), '/')::bigint[]) and a.id <> n.id) as above,
          (select count(*) from node b where b.company_id = $1 and b.deleted_at is null
            and b.path >= n.path and b.path < rtrim(n.path, '/') || '0') as unit_count
        from node n
        where n.company_id = $1 and n.deleted_at is null
          and ($2 = '' or position(lower($2) in lower(n.name)) > 0 or n.id::text = ltrim($2, '#'))
        order by depth, lower(n.name), n.id limit ${MOST_UNITS}
      ) f`,
    values: [id, search],
  });
  return found ?? { unit_count: 0, results: [] };
}

/** Of groups that are designed. */
export async function markDesigns(request: ActionRequest): Promise<{ results: object[] }> {
  const { id } = await request.find();
  const results = await request.transaction.query({
    name: 'designs_for_marks',
    text: `select id, name, design from qr_code_group where company_id = $1 and design is not null
      order by lower(name), id limit ${MOST_DESIGNS}`,
    values: [id],
  });
  return { results };
}
