/**
 * Whether the time of an answer tells that an e-mail has an account: logins, registrations and forgotten passwords of
 * e-mails that are known and that are not, in random order. `told` is the chance that the slower one of two answers is
 * the known one's (the area under the curve of Mann and Whitney): 0.5 tells nothing, and so does what lies within `noise`
 * (two standard errors) of it. BENCH_BUSY keeps so many other logins going meanwhile: a server that is busy takes longer
 * for its work, and must not tell more.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { startServer } from '../../server/app/main.ts';
import { hashPassword } from '../../server/modules/identity/session/passwords.ts';
import { copyDatabase, readDatabase } from '../database.ts';
import { benchConfig } from '../config.ts';
import { withConnection } from '../../server/database/with-connection.ts';

const CALLS = Number(process.env['BENCH_CALLS'] ?? 100);
/** Logins that go on beside what is measured. */
const BUSY = Number(process.env['BENCH_BUSY'] ?? 0);
const OPERATIONS = 3;
const PASSWORD = 'Right-1234!';

const knownEmail = (at: number): string => `known${at}@bench.example`;

/** One account a call: none is locked by the guesses before, no mailbox is full. */
async function fillAccounts(connectionString: string): Promise<void> {
  await withConnection(connectionString, async (client) => {
    await client.query(`insert into customer (name, email) values ('Bench', 'bench@bench.example')`);
    await client.query(
      `with made as (
        insert into customer_user (company_id, full_name, email, login_email, state)
        select c.id, 'Known ' || at, 'known' || at || '@bench.example', 'known' || at || '@bench.example', 'active'
        from customer c cross join generate_series(1, $1::integer) at returning company_id, id
      )
      insert into user_credential (company_id, user_id, password_hash) select company_id, id, $2 from made`,
      [CALLS * OPERATIONS, await hashPassword(PASSWORD)],
    );
  });
}

const operations: Record<string, (email: string) => { path: string; body: object }> = {
  login: (email) => ({ path: 'jwt/login', body: { email, password: 'Wrong-1234!' } }),
  forgot: (email) => ({ path: 'account/forgetpasswordsendemail', body: { email } }),
  register: (email) => ({
    path: 'account/clientregister',
    body: {
      company_name: 'New',
      full_name: 'New',
      email,
      password: PASSWORD,
      accept_terms: true,
      accept_privacy: true,
    },
  }),
};

async function timed(origin: string, { path, body }: { path: string; body: object }): Promise<number> {
  const from = performance.now();
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (![204, 401].includes(response.status)) throw new Error(`${path} was answered by ${response.status}.`);
  return performance.now() - from;
}

const median = (times: number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

function chanceThatKnownIsSlower(known: number[], unknown: number[]): number {
  const won = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return won.reduce<number>((sum, part) => sum + part, 0) / won.length;
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

async function measure(origin: string, name: string, offset: number): Promise<object> {
  const ask = operations[name];
  if (!ask) throw new Error(`There is no operation ${name}.`);
  const known: number[] = [];
  const unknown: number[] = [];
  const warmUp = 5;
  for (let at = 0; at < warmUp; at++) await timed(origin, ask(`${randomUUID()}@nowhere.example`));
  while (known.length < CALLS || unknown.length < CALLS) {
    const isKnown = unknown.length === CALLS || (known.length < CALLS && randomInt(2) === 0);
    const email = isKnown ? knownEmail(offset + known.length + 1) : `${randomUUID()}@nowhere.example`;
    (isKnown ? known : unknown).push(await timed(origin, ask(email)));
  }
  return {
    'known ms': rounded(median(known), 1),
    'unknown ms': rounded(median(unknown), 1),
    told: rounded(chanceThatKnownIsSlower(known, unknown), 3),
    noise: rounded(2 * Math.sqrt((2 * CALLS + 1) / (12 * CALLS * CALLS)), 3),
  };
}

const filled = await readDatabase({ name: `accounts_${CALLS}`, fill: fillAccounts });
const server = await startServer({
  connectionString: await copyDatabase(filled.url, 'known_emails_run'),
  distDirectory: 'dist',
  rateLimitFactor: 1_000_000,
  config: benchConfig({ production: true }),
});
let isMeasuring = true;
const others = Array.from({ length: BUSY }, async () => {
  const login = operations['login'];
  while (isMeasuring && login) await timed(`http://127.0.0.1:${server.port}`, login(`${randomUUID()}@nowhere.example`));
});
const results: Record<string, object> = {};
for (const [at, name] of Object.keys(operations).entries())
  results[name] = await measure(`http://127.0.0.1:${server.port}`, name, at * CALLS);
isMeasuring = false;
await Promise.all(others);
console.table(results);
await server.stop();
await filled.stop();
