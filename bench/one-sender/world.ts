/** The data of the measure: the attacker's company is the largest, everybody else is of others. */
import pg from 'pg';
import type { SignedIn } from '../../server/access/principal.ts';
import { createTokens } from '../../server/modules/identity/session/tokens.ts';
import { newCode } from '../../shared/codes/code.ts';
import { BENCH_SECRET } from '../principal.ts';

export interface OneSenderWorld {
  /** Bearer tokens, made anew: they last for ten minutes. */
  attackersToken(): Promise<string>;
  othersToken(): Promise<string>;
  attackersCode: string;
  othersCodes: string[];
  othersFeedback: number[];
  answers: number;
  units: number;
}

const CODES = 40;

/** Of a copy of the feedback bench's data: its tenants have neither codes nor sessions of ours. */
export async function prepareWorld(connectionString: string): Promise<OneSenderWorld> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const rowsOf = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query(text, values)).rows as Row[];
  try {
    const [first] = await rowsOf<{ id: string; second: string }>(
      'select min(id) as id, min(id) + 1 as second from customer',
    );
    const [attackers, others] = [Number(first?.id), Number(first?.second)];
    const [attacker, other] = [await signIn(rowsOf, attackers), await signIn(rowsOf, others)];
    const nodes = await rowsOf<{ company_id: string; id: string }>(
      `(select company_id, id from node where company_id = $1 limit 1)
        union all (select company_id, id from node where company_id <> $1 order by md5(id::text) limit $2)`,
      [attackers, CODES],
    );
    const codes = nodes.map(() => newCode());
    for (const [at, { company_id: company, id }] of nodes.entries()) {
      await client.query('insert into node_survey (company_id, node_id) values ($1, $2) on conflict do nothing', [
        company,
        id,
      ]);
      await client.query('insert into node_qr_code (company_id, node_id, code) values ($1, $2, $3)', [
        company,
        id,
        codes[at],
      ]);
    }
    const feedback = await rowsOf<{ id: string }>('select id from feedback where company_id = $1 limit 200', [others]);
    const [size] = await rowsOf<{ answers: string; units: string }>(
      `select (select count(*) from feedback where company_id = $1) as answers, (select count(*) from node where company_id = $1) as units`,
      [attackers],
    );
    const tokens = createTokens(BENCH_SECRET);
    const [attackersCode = '', ...othersCodes] = codes;
    return {
      attackersToken: () => tokens.signAccessToken(attacker),
      othersToken: () => tokens.signAccessToken(other),
      attackersCode,
      othersCodes,
      othersFeedback: feedback.map(({ id }) => Number(id)),
      answers: Number(size?.answers),
      units: Number(size?.units),
    };
  } finally {
    await client.end();
  }
}

/** An administrator of the company, with a session of his own. */
async function signIn(
  rowsOf: <Row>(text: string, values: unknown[]) => Promise<Row[]>,
  companyId: number,
): Promise<SignedIn> {
  const [session] = await rowsOf<{ id: string; user_id: string; access_version: number }>(
    `insert into session (company_id, user_id, family, refresh_hash, expires_at)
      select company_id, id, gen_random_uuid(), gen_random_uuid()::text, now() + interval '1 day' from customer_user
      where company_id = $1 and is_admin order by id limit 1
      returning id, user_id, (select access_version from customer_user u where u.company_id = $1 and u.id = user_id) as access_version`,
    [companyId],
  );
  return {
    role: 'company_admin',
    userId: Number(session?.user_id),
    companyId,
    sessionId: Number(session?.id),
    accessVersion: Number(session?.access_version),
  };
}
