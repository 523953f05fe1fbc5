/**
 * Pictures that nobody looks at any more: what no document of their company names is marked, and removed a week later if
 * still none does. Whatever may hold a document is looked through, so that a new place of use needs no word here.
 */
import { randomUUID } from 'node:crypto';
import type { Database, Statement } from '../../access/database.ts';
import { descriptors } from '../../generated/index.ts';
import type { Logger } from '../../log.ts';
import type { FileStore } from './file-store.ts';
import { PICTURE_KEYS } from './ledger.ts';

export interface UnusedPicturesParts {
  database: Database;
  store: FileStore;
  log: Logger;
}

/** Pictures that are looked for at a time, and documents that are looked through at a time. */
const PICTURES = 10_000;
const DOCUMENTS = 50;
/** A designer's browser may still hold a draft that names it. */
const STAYS = "interval '7 days'";
const NAME = String.raw`[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp`;

interface Place {
  table: string;
  column: string;
}

/** Every column of companies' tables that holds a document; drafts keep such of other rows. */
const places: Place[] = Object.values(descriptors)
  .filter(({ tenant, projects }) => tenant === 'company_id' && projects === undefined)
  .flatMap(({ id, table, fields }) =>
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'document' || (id === 'draft' && kind === 'json'))
      .map(([column]) => ({ table, column })),
  );

/** The newest first: what is used is mostly named there, and nothing older is then read. */
const namesIn = ({ table, column }: Place, companyId: number, before: number): Statement => ({
  name: `pictures_in_${table}_${column}`,
  text: `select id, array(select distinct found[1] from regexp_matches(${column}::text, '${NAME}', 'g') found) as names
    from ${table} where company_id = $1 and id < $2 and ${column} is not null order by id desc limit ${DOCUMENTS}`,
  values: [companyId, before],
});

interface StoredPicture {
  id: number;
  storage_key: string;
  is_marked: boolean;
  is_over: boolean;
}

const picturesAfter = (companyId: number, id: number): Statement => ({
  name: 'pictures_stored',
  text: `select id, storage_key, unused_since is not null as is_marked,
      coalesce(unused_since < now() - ${STAYS}, false) as is_over
    from stored_file where company_id = $1 and purpose = 'picture' and id > $2 and state = 'stored'
    order by id limit ${PICTURES}`,
  values: [companyId, id],
});

const markPictures = (companyId: number, ids: number[], since: 'now()' | 'null'): Statement => ({
  name: `pictures_mark_${since === 'null' ? 'used' : 'unused'}`,
  text: `update stored_file set unused_since = ${since}, updated_at = now() where company_id = $1 and id = any($2::bigint[])`,
  values: [companyId, ids],
});

const noteRemoved = (companyId: number, run: string, removed: number): Statement => ({
  name: 'pictures_note',
  text: `insert into audit_entry (company_id, actor_role, operation, entity, changes, request_id)
    values ($1, 'system', 'delete', 'stored_file', jsonb_build_object('purpose', 'picture', 'count', $2::int), $3)`,
  values: [companyId, removed, run],
});

/** Looks at all pictures of a company; answers how many it removed. */
export async function removeUnusedPictures(parts: UnusedPicturesParts, companyId: number): Promise<number> {
  const { database } = parts;
  const ask = <Row extends object>(statement: Statement) => database.statement<Row>('app', companyId, statement);
  let removed = 0;
  for (let last = 0; ;) {
    const pictures = await ask<StoredPicture>(picturesAfter(companyId, last));
    const unused = await unusedOf(database, companyId, pictures);
    const ids = (chosen: (picture: StoredPicture) => boolean) => pictures.filter(chosen).map(({ id }) => id);
    await ask(
      markPictures(
        companyId,
        ids(({ id, is_marked: isMarked }) => isMarked && !unused.has(id)),
        'null',
      ),
    );
    await ask(
      markPictures(
        companyId,
        ids(({ id, is_marked: isMarked }) => !isMarked && unused.has(id)),
        'now()',
      ),
    );
    for (const picture of pictures)
      if (picture.is_over && unused.has(picture.id)) removed += await remove(parts, companyId, picture);
    if (pictures.length < PICTURES) break;
    last = pictures.at(-1)?.id ?? last;
  }
  if (removed > 0) await ask(noteRemoved(companyId, randomUUID(), removed));
  return removed;
}

/** Ids of those that no document names. */
async function unusedOf(database: Database, companyId: number, pictures: StoredPicture[]): Promise<Set<number>> {
  const unused = new Map(pictures.map(({ id, storage_key: key }) => [key.slice(PICTURE_KEYS.length), id]));
  for (const place of places)
    for (let before = Number.MAX_SAFE_INTEGER; unused.size > 0;) {
      const rows = await database.statement<{ id: number; names: string[] }>(
        'app',
        companyId,
        namesIn(place, companyId, before),
      );
      for (const name of rows.flatMap(({ names }) => names)) unused.delete(name);
      if (rows.length < DOCUMENTS) break;
      before = rows.at(-1)?.id ?? 0;
    }
  return new Set(unused.values());
}

/** The file first: a row without a file is found again the next day, a file without a row never. */
async function remove(
  { database, store, log }: UnusedPicturesParts,
  companyId: number,
  { id, storage_key: key }: StoredPicture,
): Promise<number> {
  try {
    await store.remove(key);
  } catch (error) {
    log.error('a picture could not be removed', { requestId: '', error });
    return 0;
  }
  await database.statement('worker', companyId, {
    name: 'pictures_remove',
    text: 'delete from stored_file where company_id = $1 and id = $2',
    values: [companyId, id],
  });
  return 1;
}
