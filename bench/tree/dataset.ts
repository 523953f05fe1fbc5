/** The trees that the browser opens, put into the demo's first company: made by SQL alone, the same each time. */
import type pg from 'pg';
import { withConnection } from '../../server/database/with-connection.ts';

/** Of each level, from the top; the children of a unit are numbered through all its siblings. */
export interface TreeShape {
  name: string;
  /** How many units each unit of a level has below it, with what they are called. */
  levels: { type: string; count: number }[];
}

/** 1 root, 20 regions, 500 branches, 9,500 rooms: 10,021 units. */
export const deepTree: TreeShape = {
  name: 'Ten thousand units',
  levels: [
    { type: 'Headquarters', count: 1 },
    { type: 'Region', count: 20 },
    { type: 'Branch', count: 25 },
    { type: 'Room', count: 19 },
  ],
};

export const flatTree: TreeShape = {
  name: 'Five hundred in a row',
  levels: [
    { type: 'Headquarters', count: 1 },
    { type: 'Branch', count: 500 },
  ],
};

/** Makes the tree unless it is there; answers its organization's id. As the database's owner. */
export async function ensureTree(connectionString: string, email: string, shape: TreeShape): Promise<number> {
  return withConnection(connectionString, async (client) => {
    const { rows: companies } = await client.query<{ company_id: string }>(
      'select company_id from customer_user where email = $1',
      [email],
    );
    const companyId = companies[0]?.company_id;
    const found = await client.query<{ id: string }>(
      'select id from organization where company_id = $1 and name = $2',
      [companyId, shape.name],
    );
    await client.query(UNLIMITED, [companyId]);
    const [there] = found.rows;
    if (there !== undefined) return Number(there.id);
    return await insertTree(client, Number(companyId), shape);
  });
}

/** As a company of that size has it: beyond a plan its newest units would be read-only. */
const UNLIMITED = `update subscription set plan_id = (select id from plan where tag = 'enterprise')
  where company_id = $1 and is_current`;

async function insertTree(client: pg.Client, companyId: number, { name, levels }: TreeShape): Promise<number> {
  await client.query('begin');
  const made = await client.query<{ id: string }>(
    'insert into organization (company_id, name) values ($1, $2) returning id',
    [companyId, name],
  );
  const organizationId = Number(made.rows[0]?.id);
  for (const [depth, { type, count }] of levels.entries())
    await client.query(depth === 0 ? ROOTS : BELOW, [
      companyId,
      organizationId,
      type,
      count,
      ...(depth === 0 ? [] : [depth]),
    ]);
  await client.query(PATHS, [companyId, organizationId]);
  await client.query(SURVEYS, [companyId, organizationId]);
  await client.query(FIGURES, [companyId, organizationId]);
  await client.query('commit');
  await client.query('analyze');
  return organizationId;
}

const ROOTS = `insert into node (company_id, organization_id, name, type, path)
  select $1, $2, $3 || ' ' || at, $3, '/' from generate_series(1, $4::integer) at`;

/** Units without a path are those of the level that was made last. */
const BELOW = `with placed as (
    update node set path = coalesce((select above.path from node above where above.company_id = $1 and above.id = node.parent_id), '/') || id || '/'
    where company_id = $1 and organization_id = $2 and path = '/' returning id)
  insert into node (company_id, organization_id, parent_id, name, type, path, color)
  select $1, $2, placed.id, $3 || ' ' || at, $3, '/', (array['#0B6E6E', '#3B82C4', '#B7791F', '#8B5CA8'])[1 + (placed.id + $5::integer) % 4]
  from placed cross join generate_series(1, $4::integer) at`;

const PATHS = `update node set path = coalesce((select above.path from node above where above.company_id = $1 and above.id = node.parent_id), '/') || id || '/'
  where company_id = $1 and organization_id = $2 and path = '/'`;

const SURVEYS = `insert into node_survey (company_id, node_id) select company_id, id from node where company_id = $1 and organization_id = $2`;

/** Folded into the totals by the server's own job. */
const FIGURES = `insert into node_day_delta (company_id, node_id, day, reads, answers, open)
  select company_id, id, current_date, 20 + id % 300, 5 + id % 60, id % 7 from node where company_id = $1 and organization_id = $2`;
