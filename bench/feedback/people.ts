/** Who asks, and what the filters name: read out of the filled data, of the tenant that holds a fifth of it. */
import type { SignedIn } from '../../server/access/principal.ts';
import { openDatabase } from '../../server/access/database.ts';
import type { Asker, Named } from './cases.ts';
import { withConnection } from '../../server/database/with-connection.ts';

export interface Largest {
  companyId: number;
  answers: number;
  named: Named;
  /** Their users, by what they reach. */
  users: Record<Asker, number>;
}

/** The largest tenant; its users get their grants here, the first time. */
export async function readLargest(connectionString: string): Promise<Largest> {
  return withConnection(connectionString, async (client) => {
    const one = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row> => {
      const { rows } = await client.query<Row>(text, values);
      if (!rows[0]) throw new Error('The data is not what was filled.');
      return rows[0];
    };
    const { id } = await one<{ id: string }>('select min(id) as id from customer');
    const company = Number(id);
    const facts = await one<Record<keyof Named | 'answers', string> & { users: string[] }>(
      `select (select count(*) from feedback where company_id = $1) as answers,
        (select min(id) from company_tag where company_id = $1) as tag,
        (select min(id) + 5 from customer_user where company_id = $1) as user,
        (select id from node where company_id = $1 and parent_id is null) as root,
        (select id from node where company_id = $1 and parent_id is not null order by id limit 1) as branch,
        (select node_id from node_total where company_id = $1
          and not exists (select from node where company_id = $1 and parent_id = node_total.node_id) order by answers desc limit 1) as unit,
        (select array_agg(id order by id) from customer_user where company_id = $1) as users`,
      [company],
    );
    const named = {
      tag: Number(facts.tag),
      user: Number(facts.user),
      root: Number(facts.root),
      branch: Number(facts.branch),
      unit: Number(facts.unit),
    };
    const [admin = 0, wide = 0, branch = 0, narrow = 0] = facts.users.map(Number);
    for (const [user, node] of [
      [wide, named.root],
      [branch, named.branch],
      [narrow, named.unit],
    ])
      await client.query(
        `insert into node_user_access (company_id, user_id, node_id, feedback_read) values ($1, $2, $3, true)
          on conflict do nothing`,
        [company, user, node],
      );
    await client.query('analyze node_user_access');
    return { companyId: company, answers: Number(facts.answers), named, users: { admin, wide, branch, narrow } };
  });
}

/** Each with a session of his own. */
export async function principalsOf(
  connectionString: string,
  { companyId, users }: Largest,
): Promise<Record<Asker, SignedIn>> {
  const database = openDatabase({ connectionString });
  try {
    const principals = Object.entries(users).map(async ([asker, userId]) => {
      const [session] = await database.statement<{ id: number }>('session', companyId, {
        text: `insert into session (company_id, user_id, family, refresh_hash, expires_at)
          values ($1, $2, gen_random_uuid(), gen_random_uuid()::text, now() + interval '1 day') returning id`,
        values: [companyId, userId],
      });
      const role = asker === 'admin' ? 'company_admin' : 'company_user';
      return [asker, { role, userId, companyId, sessionId: Number(session?.id), accessVersion: 1 }] as const;
    });
    return Object.fromEntries(await Promise.all(principals)) as Record<Asker, SignedIn>;
  } finally {
    await database.close();
  }
}
