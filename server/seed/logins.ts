/** What a person needs to try the demo: accounts and addresses. */
import { type Database, openDatabase } from '../access/database.ts';
import { acme } from './demo/acme.ts';
import { globex } from './demo/globex.ts';
import { draftUnits } from './demo/units.ts';

/** Of every account of the demo. */
export const demoPassword = 'Demo-1234!';

export interface DemoLogin {
  email: string;
  /** What signing in with it shows. */
  shows: string;
}

export const demoLogins: DemoLogin[] = [
  { email: 'super@demo.example', shows: 'super administrator' },
  { email: 'admin@acme.example', shows: 'company admin, plan pro' },
  { email: 'clerk@acme.example', shows: 'handles the feedback of one branch and below' },
  { email: 'newcomer@acme.example', shows: 'has no right yet' },
  { email: 'admin@globex.example', shows: 'admin of another company, plan basic' },
];

export interface DemoVisitorCode {
  code: string;
  /** Of the unit that it belongs to. */
  unit: string;
}

/** Units worth a visit, each with a survey of another kind, by external id. */
const SHOWN = ['BER-MITTE-1', 'TYO-ASA-1', 'TYO-ASA-S', 'CHI-LOOP-1'];

/** Codes of some of the demo's units, for addresses to try; none when the database holds no demo. */
export async function demoVisitorCodes(connectionString: string): Promise<DemoVisitorCode[]> {
  const units = [acme, globex].flatMap((plan) => draftUnits(plan));
  const shown = SHOWN.flatMap((id) => units.filter(({ externalId }) => externalId === id));
  const database = openDatabase({ connectionString });
  try {
    const known = await knownCodes(
      database,
      shown.map(({ code }) => code),
    );
    return shown
      .filter(({ code }) => known.has(code))
      .map(({ code, branch, name }) => ({ code, unit: branch ? `${branch.name}, ${name}` : name }));
  } finally {
    await database.close();
  }
}

async function knownCodes(database: Database, codes: string[]): Promise<Set<string>> {
  const rows = await database.lookup<{ value: string }>('visitor', {
    text: 'select value from node_qr_code_code_directory where value = any($1)',
    values: [codes],
  });
  return new Set(rows.map(({ value }) => value));
}
