/** What an empty database gets: the demo, or in production the one account that everything else is made from. */
import { type Database, openDatabase } from '../server/access/database.ts';
import { administratorLink, LINK_HOURS } from '../server/seed/administrator-link.ts';

interface FirstRun {
  connectionString: string;
  production: boolean;
  /** Of links that are told. */
  publicUrl: string;
}

/** Fills a database that has no company yet. Answers lines for the person who started it, a link that sets a password among them. */
export async function fillEmptyDatabase({ connectionString, production, publicUrl }: FirstRun): Promise<string[]> {
  const database = openDatabase({ connectionString });
  try {
    const isEmpty = !(await hasCompany(database));
    // Only now: the demo is large, and nearly every start does without it; in production its packages are not there.
    if (!production) {
      if (isEmpty) await fillWithDemo(connectionString);
      return [];
    }
    const made = isEmpty ? [await makeAdministrator(connectionString)] : [];
    // Also at each later start, until there is a password: the link that was told first ends by itself.
    const missing = await administratorLink(database, publicUrl);
    if (!missing) return made;
    return [
      `Super administrator: ${missing.email}`,
      `Set its password, once and within ${LINK_HOURS} hours: ${missing.link}`,
    ];
  } finally {
    await database.close();
  }
}

async function fillWithDemo(connectionString: string): Promise<void> {
  console.log('First run: filling the database with the demo.');
  const { seedDemo } = await import('../server/seed/demo.ts');
  await seedDemo(connectionString);
}

async function makeAdministrator(connectionString: string): Promise<string> {
  const { seedProduction } = await import('../server/seed/production.ts');
  const { email } = await seedProduction({ connectionString, environment: process.env });
  return `Super administrator: ${email}`;
}

const hasCompany = async (database: Database): Promise<boolean> =>
  (await database.lookup('platform', { text: 'select from customer limit 1', values: [] })).length > 0;
