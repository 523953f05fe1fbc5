/** What a person needs to try the demo: accounts and addresses. Light to load: each start prints it, only the first seeds. */
import { openDatabase } from '../access/database.ts';

/** Of every account of the demo. */
export const demoPassword = 'Demo-1234!';

export interface DemoLogin {
  email: string;
  /** What signing in with it shows. */
  shows: string;
}

const superAdministrator: DemoLogin = { email: 'super@demo.example', shows: 'super administrator' };

export const demoLogins: DemoLogin[] = [
  superAdministrator,
  { email: 'admin@acme.example', shows: 'company admin, plan pro' },
  { email: 'clerk@acme.example', shows: 'handles the feedback of one branch and below' },
  { email: 'newcomer@acme.example', shows: 'has no right yet' },
  { email: 'admin@globex.example', shows: 'admin of another company, plan basic' },
];

export interface DemoVisitorCode {
  code: string;
  /** The unit that it belongs to, with the one above. */
  unit: string;
}

/** Units worth a visit, each with a survey of another kind: the unit above and its own name. */
const SHOWN = [
  ['Berlin Mitte', 'Table 1'],
  ['Tokyo Asakusa', 'Tatami rooms'],
  ['Tokyo Asakusa', 'Rooftop bath'],
  ['The Loop', 'Phones and tablets'],
] as const;

/** Codes of some of the demo's units, for addresses to try; none when the database holds no demo. */
export async function demoVisitorCodes(connectionString: string): Promise<DemoVisitorCode[]> {
  const database = openDatabase({ connectionString });
  try {
    return await database.lookup<DemoVisitorCode>('platform', {
      text: `select code.code, above.name || ', ' || unit.name as unit
        from unnest($1::text[], $2::text[]) with ordinality as shown (above, unit, position)
        join node unit on unit.name = shown.unit and unit.deleted_at is null
        join node above on above.company_id = unit.company_id and above.id = unit.parent_id and above.name = shown.above
        join node_qr_code code on code.company_id = unit.company_id and code.node_id = unit.id and code.origin = 'unit'
        where exists (select from customer_user where email = $3)
        order by shown.position, code.id`,
      values: [SHOWN.map(([above]) => above), SHOWN.map(([, unit]) => unit), superAdministrator.email],
    });
  } finally {
    await database.close();
  }
}
