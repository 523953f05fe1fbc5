/** What a cell must be able to do for a move. */
import type pg from 'pg';
import { MoveError } from './move-error.ts';

/** Since then a subscription can leave out what its publisher was told by others (release notes 16, "E.1.3.4"). */
const OLDEST_SERVER = 160_000;

/**
 * Makes the connection one whose writes fire no trigger and no reference, as those of a subscription.
 * @throws MoveError `move_not_possible` with what an administrator has to change
 */
export async function requireMovable(client: pg.ClientBase, cell: string): Promise<void> {
  const { rows } = await client.query<Record<'isOld' | 'isLogical' | 'seesAll' | 'mayReplicate' | 'maySet', boolean>>(
    `select current_setting('server_version_num')::integer < ${OLDEST_SERVER} as "isOld",
       current_setting('wal_level') = 'logical' as "isLogical",
       rolsuper or rolbypassrls as "seesAll",
       case when current_setting('server_version_num')::integer < ${OLDEST_SERVER} then false
         else rolsuper or rolreplication and pg_has_role(current_user, 'pg_create_subscription', 'usage')
           and has_function_privilege('pg_catalog.pg_replication_origin_progress(text, boolean)', 'execute')
       end as "mayReplicate",
       rolsuper or has_parameter_privilege('session_replication_role', 'set') as "maySet"
     from pg_roles where rolname = current_user`,
  );
  const [can] = rows;
  const missing = [
    ...(can?.isOld ? ['PostgreSQL 16 or later'] : []),
    ...(can?.isLogical ? [] : ['the setting wal_level = logical']),
    ...(can?.seesAll ? [] : ['an owner who bypasses row-level security']),
    ...(can?.mayReplicate
      ? []
      : ['an owner with replication, pg_create_subscription and pg_replication_origin_progress']),
    ...(can?.maySet ? [] : ['an owner who may set session_replication_role']),
  ];
  if (missing.length > 0)
    throw new MoveError(
      'move_not_possible',
      `To take part in a move the cell ${cell} needs ${missing.join(', and ')}.`,
    );
  await client.query('set session_replication_role to replica');
}
