/** What an empty database gets: the demo, or in production the one account that everything else is made from. */
import { openDatabase } from '../server/access/database.ts';

/** Fills a database that has no company yet. Answers lines for the person who started it, a one-time password among them. */
export async function fillEmptyDatabase(connectionString: string, production: boolean): Promise<string[]> {
  if (await hasCompany(connectionString)) return [];
  // Only now: the demo is large, and nearly every start does without it; in production its packages are not there.
  if (!production) {
    console.log('First run: filling the database with the demo.');
    const { seedDemo } = await import('../server/seed/demo.ts');
    await seedDemo(connectionString);
    return [];
  }
  const { seedProduction } = await import('../server/seed/production.ts');
  const { email, oneTimePassword } = await seedProduction({ connectionString, environment: process.env });
  const once = [`Its password, shown this once: ${oneTimePassword}`, 'Change it after signing in.'];
  return [`Super administrator: ${email}`, ...(oneTimePassword ? once : [])];
}

async function hasCompany(connectionString: string): Promise<boolean> {
  const database = openDatabase({ connectionString });
  try {
    return (await database.lookup('platform', { text: 'select from customer limit 1', values: [] })).length > 0;
  } finally {
    await database.close();
  }
}
