/** What a person sees once everything runs. */
import type { Config } from '../server/app/config.ts';
import { isOneProcess } from '../server/app/processes/plan.ts';
import { demoLogins, demoPassword, demoVisitorCodes } from '../server/seed/logins.ts';

/** @param notes lines of the first run, such as a link that sets a password */
export async function welcome(
  { publicUrl, processes }: Pick<Config, 'publicUrl' | 'processes'>,
  connectionString: string,
  notes: string[],
): Promise<void> {
  const { web } = processes;
  const ready = web > 0 ? `Feedtree is ready: ${publicUrl}` : 'Feedtree works behind the calls';
  const lines = [
    `${ready}   (Ctrl-C stops it${isOneProcess(processes) ? '' : `, kill -HUP ${process.pid} rolls a release`})`,
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(web > 0 ? await demoAddresses(publicUrl, connectionString) : []),
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
