/** What a person sees once everything runs. */
import { demoLogins, demoPassword, occupants } from './first-run.ts';

/** @param notes lines of the first run, such as a one-time password */
export async function welcome(publicUrl: string, connectionString: string, notes: string[]): Promise<void> {
  const lines = [
    `Feedtree is ready: ${publicUrl}   (Ctrl-C stops it)`,
    ...(await whatIsThere(publicUrl, connectionString, notes)),
  ];
  console.log(`\n${lines.join('\n')}\n`);
}

/** Accounts to sign in with and codes to scan, as far as the demo is there. */
export async function whatIsThere(publicUrl: string, connectionString: string, notes: string[]): Promise<string[]> {
  const { demo, codes } = await occupants(connectionString);
  const logins = demoLogins.map(([email, what]) => `  ${email.padEnd(24)}${what}`);
  return [
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(demo ? ['', `Sign in with the password ${demoPassword} as`, ...logins] : []),
    ...(demo && codes.length > 0 ? ['', 'A visitor scans', ...codes.map((code) => `  ${publicUrl}/Q/${code}`)] : []),
  ];
}
