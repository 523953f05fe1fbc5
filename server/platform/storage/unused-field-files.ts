/**
 * Files of fields that their rows no longer name: marked when that is first seen, and removed a week later if still none
 * does, so that a change can be taken back for a while. Rows are looked at, whoever changed or deleted them and by whatever
 * way.
 */
import { escapeIdentifier } from 'pg';
import type { Statement } from '../../access/database.ts';
import { descriptors } from '../../generated/index.ts';
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { keysOf } from './ledger.ts';
import type { UnusedPicturesParts } from './unused-pictures.ts';

/** Longer than a write may take that still names one: kernel/files.ts. */
const STAYS = "interval '7 days'";
const AT_ONCE = 1_000;

/** SQL of all keys that rows of a company name, of every column that holds files; windows on a table are part of it. */
function namedKeys(entities: readonly EntityDescriptor[]): string | null {
  const places = entities.flatMap(({ table, tenant, projects, fields }) =>
    projects === undefined
      ? Object.entries(fields).flatMap(([name, { file }]) =>
          file === undefined
            ? []
            : [{ table, column: escapeIdentifier(name), company: tenant === 'self' ? 'id' : 'company_id' }],
        )
      : [],
  );
  if (places.length === 0) return null;
  return places
    .map(
      ({ table, column, company }) =>
        `select ${column} ->> 'key' as key from ${table} where ${company} = $1 and ${column} is not null`,
    )
    .join(' union all ');
}

const NAMED = namedKeys(Object.values(descriptors));

const OF_ROWS = "f.company_id = $1 and f.purpose = 'field' and f.state = 'stored' and f.record_id is not null";

const mark = (companyId: number, named: string): Statement => ({
  name: 'field_files_mark',
  text: `with named as materialized (${named})
    update stored_file f set unused_since = case when f.unused_since is null then now() end, updated_at = now()
    where ${OF_ROWS} and (f.unused_since is null) <> (f.storage_key in (select key from named))`,
  values: [companyId],
});

const over = (companyId: number, named: string): Statement => ({
  name: 'field_files_over',
  text: `with named as materialized (${named})
    select f.storage_key from stored_file f
    where ${OF_ROWS} and f.unused_since < now() - ${STAYS} and f.storage_key not in (select key from named)
    order by f.id limit ${AT_ONCE}`,
  values: [companyId],
});

/** Looks at all files of a company's fields; answers how many it removed. */
export async function removeUnusedFieldFiles(
  { database, store, log }: UnusedPicturesParts,
  companyId: number,
  named: string | null = NAMED,
): Promise<number> {
  if (named === null) return 0;
  await database.statement('app', companyId, mark(companyId, named));
  const files = await database.statement<{ storage_key: string }>('app', companyId, over(companyId, named));
  let removed = 0;
  for (const { storage_key: key } of files) {
    try {
      // The files first: a row without a file is found again the next day, a file without a row never.
      for (const one of keysOf(key)) await store.remove(one);
    } catch (error) {
      log.error('the file of a field could not be removed', { requestId: '', error });
      continue;
    }
    await database.statement('worker', companyId, {
      name: 'field_files_remove',
      text: 'delete from stored_file where company_id = $1 and storage_key = $2',
      values: [companyId, key],
    });
    removed += 1;
  }
  return removed;
}
