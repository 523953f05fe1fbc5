/**
 * Looks once a day, company by company, which pictures of designs and files of fields nothing names: see
 * storage/unused-pictures.ts and storage/unused-field-files.ts. A company
 * remembers when that was, so that several servers share the work; one that dies in between goes on the next day.
 */
import type { Database } from '../../access/database.ts';
import { removeUnusedFieldFiles } from './unused-field-files.ts';
import { removeUnusedPictures, type UnusedPicturesParts } from './unused-pictures.ts';
import { type RunningLoop, startLoop } from '../queue/loop.ts';
import { tryEach } from '../queue/try-each.ts';

const PAUSE_MS = 10 * 60 * 1000;
const COMPANIES_A_ROUND = 20;
const IS_DUE = "(pictures_checked_at is null or pictures_checked_at < now() - interval '1 day')";

const due = {
  name: 'pictures_due',
  text: `select id from customer where ${IS_DUE}
      and exists (select from stored_file where company_id = customer.id and purpose in ('picture', 'field'))
    order by pictures_checked_at nulls first, id limit ${COMPANIES_A_ROUND}`,
  values: [],
};

/** False: another server has begun with it. */
async function take(database: Database, companyId: number): Promise<boolean> {
  const taken = await database.statement('app', companyId, {
    name: 'pictures_take_company',
    text: `update customer set pictures_checked_at = now() where id = $1 and ${IS_DUE} returning id`,
    values: [companyId],
  });
  return taken.length > 0;
}

/** Looks at the companies whose turn it is; answers whether more are waiting. */
export async function checkPictures(parts: UnusedPicturesParts): Promise<boolean> {
  const { database } = parts;
  const companies = await database.lookup<{ id: number }>('worker', due);
  await tryEach(companies, async ({ id }) => {
    if (!(await take(database, id))) return;
    await removeUnusedPictures(parts, id);
    await removeUnusedFieldFiles(parts, id);
  });
  return companies.length === COMPANIES_A_ROUND;
}

export const startCheckingPictures = (parts: UnusedPicturesParts): RunningLoop =>
  startLoop({
    name: 'removing unused pictures',
    pauseMs: PAUSE_MS,
    log: parts.log,
    round: () => checkPictures(parts),
  });
