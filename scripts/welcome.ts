/** What a person sees once everything runs. */
import { demoLogins, demoPassword, demoVisitorCodes } from '../server/seed/logins.ts';

/** @param notes lines of the first run, such as a one-time password */
export async function welcome(publicUrl: string, connectionString: string, notes: string[]): Promise<void> {
  const ready = `Feedtree is ready: ${publicUrl}   (Ctrl-C stops it)`;
  const lines = [
    ready,
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(await demoAddresses(publicUrl, connectionString)),
  ];
  console.log(`\n${lines.join('\n')}\n`);
}

/** Accounts to sign in with and codes to scan; nothing when the database holds no demo. */
export async function demoAddresses(publicUrl: string, connectionString: string): Promise<string[]> {
  const codes = await demoVisitorCodes(connectionString);
  if (codes.length === 0) return [];
  const logins = demoLogins.map(({ email, shows }) => `  ${email.padEnd(24)}${shows}`);
  const visits = codes.map(({ code, unit }) => `  ${publicUrl}/Q/${code}   ${unit}`);
  return ['', `Sign in with the password ${demoPassword} as`, ...logins, '', 'A visitor scans', ...visits];
}
