/** What a batch can be made of, for who makes one: the units of a company, and its designs. */
import { createParameters } from '../../../database/parameters.ts';
import type { ActionRequest } from '../../../kernel/extension.ts';
import { matching, numberIn } from '../../../query/search/matching.ts';

const MAX_UNITS = 25;
const MAX_DESIGNS = 100;

interface UnitsToMarc {
  /** Of the whole company. */
  unit_count: number;
  results: { id: number; name: string; above: string[]; unit_count: number }[];
}

/**
 * Living units by their name or their id: those that fit best, then those high up in the tree, 25 at most.
 * @param request about a company, with what was typed as `search` in its `input`
 * @throws Problem 404 for a company that is out of the caller's sight
 */
export async function marcUnits(request: ActionRequest): Promise<UnitsToMarc> {
  const { id } = await request.find();
  const parameters = createParameters();
  const company = parameters.add(id);
  const typed = String(request.input['search'] ?? '');
  const number = numberIn(typed);
  const named = number === null ? [] : [`n.id = ${parameters.add(number)}`];
  const { where, rank } = matching({ typed, texts: ['n.name_folded'], named }, parameters);
  const [found] = await request.transaction.query<{ unit_count: number; results: UnitsToMarc['results'] }>({
    text: `select (select count(*) from node where company_id = ${company} and deleted_at is null) as unit_count,
        coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'above', f.above, 'unit_count', f.unit_count)
          order by f.fit, f.depth, f.name, f.id), '[]') as results
      from (
        select n.id, n.name, ${rank?.() ?? '0'} as fit, array_length(string_to_array(n.path, '/'), 1) as depth,
          (select coalesce(json_agg(a.name order by a.path), '[]') from node a where a.company_id = ${company}
            and a.id = any(string_to_array(trim('/' from n.path), '/')::bigint[]) and a.id <> n.id) as above,
          (select count(*) from node b where b.company_id = ${company} and b.deleted_at is null
            and b.path >= n.path and b.path < rtrim(n.path, '/') || '0') as unit_count
        from node n
        where n.company_id = ${company} and n.deleted_at is null and ${where}
        order by fit, depth, n.name, n.id limit ${MAX_UNITS}
      ) f`,
    values: parameters.values,
  });
  return found ?? { unit_count: 0, results: [] };
}

/**
 * Groups that are designed, by their names, 100 at most.
 * @param request about a company
 * @throws Problem 404 for a company that is out of the caller's sight
 */
export async function marcDesigns(request: ActionRequest): Promise<{ results: object[] }> {
  const { id } = await request.find();
  const results = await request.transaction.query({
    name: 'designs_for_marks',
    text: `select id, name, design from qr_code_group where company_id = $1 and design is not null
      order by name, id limit ${MAX_DESIGNS}`,
    values: [id],
  });
  return { results };
}
