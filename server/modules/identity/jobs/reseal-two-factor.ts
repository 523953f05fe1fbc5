/**
 * Seals with the server's secret of now what was sealed with the one before (SESSION_SECRET_BEFORE): the secrets of
 * two-factor apps. Once nothing of before is left, that setting can go.
 */
import type { Database } from '../../../access/database.ts';
import type { ServerLog } from '../../../log.ts';
import { type RunningLoop, startLoop } from '../../../platform/queue/loop.ts';
import type { Seal } from '../session/seal.ts';
import { createTwoFactorSeal, placeOf } from '../session/take-code.ts';

const INTERVAL_MS = 3_600_000;
const BATCH_COMPANIES = 100;

interface Secrets {
  sessionSecret: Uint8Array;
  formerSessionSecret?: Uint8Array | undefined;
}

export interface Resealed {
  /** Sealed anew. */
  sealed: number;
  /** Opened by neither secret: their owners have two-factor login reset. */
  lost: number;
}

/** One batch of companies, beyond that of an id. Answers the last one's id, null after all of them, and what came of it. */
export async function resealTwoFactor(
  database: Database,
  { sessionSecret, formerSessionSecret }: Secrets,
  after: number,
  batch = BATCH_COMPANIES,
): Promise<Resealed & { last: number | null }> {
  const companies = await database.lookup<{ id: number }>('worker', {
    name: 'companies_to_reseal',
    text: 'select id from customer where id > $1 order by id limit $2',
    values: [after, batch],
  });
  const present = createTwoFactorSeal(sessionSecret);
  const either = createTwoFactorSeal(sessionSecret, formerSessionSecret);
  const all = { sealed: 0, lost: 0 };
  for (const { id } of companies) {
    const { sealed, lost } = await resealCompany(database, id, { present, either });
    all.sealed += sealed;
    all.lost += lost;
  }
  return { ...all, last: companies.length < batch ? null : (companies.at(-1)?.id ?? null) };
}

const resealCompany = (
  database: Database,
  companyId: number,
  { present, either }: { present: Seal; either: Seal },
): Promise<Resealed> =>
  database.withTenant('session', companyId, async (transaction) => {
    // Held: who takes a code or begins anew meanwhile writes the same rows.
    const rows = await transaction.query<{ user_id: number; secret: string }>({
      name: 'sealed_secrets',
      text: 'select user_id, secret from two_factor where company_id = $1 order by user_id for update',
      values: [companyId],
    });
    const done = { sealed: 0, lost: 0 };
    for (const { user_id: userId, secret } of rows) {
      const place = placeOf({ companyId, userId });
      if (present.open(secret, place) !== null) continue;
      const opened = either.open(secret, place);
      if (opened === null) done.lost += 1;
      else {
        await transaction.query({
          name: 'reseal_secret',
          text: 'update two_factor set secret = $3, updated_at = now() where company_id = $1 and user_id = $2',
          values: [companyId, userId, present.close(opened, place)],
        });
        done.sealed += 1;
      }
    }
    return done;
  });

/** None where there is no secret of before. */
export function startResealing(database: Database, secrets: Secrets, log: ServerLog): RunningLoop[] {
  if (secrets.formerSessionSecret === undefined) return [];
  let after = 0;
  let all = { sealed: 0, lost: 0 };
  const round = async (): Promise<boolean> => {
    const { last, sealed, lost } = await resealTwoFactor(database, secrets, after);
    all = { sealed: all.sealed + sealed, lost: all.lost + lost };
    after = last ?? 0;
    if (last !== null) return true;
    log.info('what was sealed with SESSION_SECRET_BEFORE is sealed anew', { ...all });
    all = { sealed: 0, lost: 0 };
    return false;
  };
  return [startLoop({ name: 'sealing anew', pauseMs: INTERVAL_MS, log, round })];
}
