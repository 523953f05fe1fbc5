/** Where the units of the demo are. */
import pg from 'pg';

/** External id of each unit of the demo to its id. */
export async function readUnits(connectionString: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const text = 'select external_id, id from node where external_id is not null';
  const { rows } = await client.query<{ external_id: string; id: string }>(text).finally(() => client.end());
  return new Map(rows.map(({ external_id, id }) => [external_id, Number(id)]));
}
