/** Where the units of the demo are. */
import type pg from 'pg';

/** External id of each unit of the demo to its id. */
export async function readUnits(database: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await database.query<{ external_id: string; id: string }>(
    'select external_id, id from node where external_id is not null',
  );
  return new Map(rows.map(({ external_id, id }) => [external_id, Number(id)]));
}
