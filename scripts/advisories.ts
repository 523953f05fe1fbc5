/**
 * `npm run advisories [severity]`: what the configured registry knows of weaknesses in the packages that package-lock.json
 * names. It fails where one of that severity or a higher one is known (moderate unless said), and where no answer comes:
 * then nothing is known either way.
 */
import { spawn } from 'node:child_process';
import { SetupError } from '../server/database/setup-error.ts';
import { project } from './front-ends.ts';
import { runScript } from './run-script.ts';

export const SEVERITIES = ['low', 'moderate', 'high', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

interface Advisory {
  title?: string;
  url?: string;
}

export interface Weakness {
  name: string;
  severity: Severity;
  /** Which versions have it. */
  range: string;
  /** Advisories of its own, and names of packages by which it has others'. */
  via: (Advisory | string)[];
}

export interface Audit {
  vulnerabilities?: Record<string, Weakness>;
  message?: string;
  error?: { summary?: string; detail?: string };
}

/** In milliseconds; a registry that is silent is one that can't be reached. */
const LONGEST_MS = 120_000;

/** @throws SetupError when the registry does not tell */
export async function knownWeaknesses(folder = project): Promise<Weakness[]> {
  const asked = ['audit', '--json', '--package-lock-only', '--no-update-notifier', '--fetch-retries=1'];
  const child = spawn('npm', asked, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'], timeout: LONGEST_MS });
  const failure = new Promise<Error>((resolve) => child.once('error', resolve));
  let text = '';
  const answered = (async () => {
    for await (const part of child.stdout.setEncoding('utf8')) text += part;
  })();
  const error = await Promise.race([failure, answered]);
  if (error) throw new SetupError(`npm could not be started (${error.message}).`);
  return weaknessesIn(text);
}

/** @param text what `npm audit --json` printed */
export function weaknessesIn(text: string): Weakness[] {
  const audit = parsed(text);
  if (audit.vulnerabilities) return Object.values(audit.vulnerabilities);
  const said = [audit.message, audit.error?.summary, audit.error?.detail].find((words) => words);
  throw new SetupError(
    `The registry told nothing of advisories${said ? ` (${said})` : ''}, so whether one is known of the packages is not known. Try again where npm's setting "registry" names one that answers.`,
  );
}

function parsed(text: string): Audit {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return {};
  }
}

/** Those that matter, the worst first, a line each. */
export function linesOf(weaknesses: readonly Weakness[], least: Severity): string[] {
  const rank = ({ severity }: Weakness): number => SEVERITIES.indexOf(severity);
  return weaknesses
    .filter((weakness) => rank(weakness) >= SEVERITIES.indexOf(least))
    .toSorted((one, other) => rank(other) - rank(one) || (one.name < other.name ? -1 : 1))
    .map(({ name, severity, range, via }) => `${severity}: ${name} ${range} (${via.map(reasonOf).join('; ')})`);
}

const reasonOf = (via: Advisory | string): string =>
  typeof via === 'string' ? `by ${via}` : [via.title, via.url].filter((words) => words).join(', ');

function severityOf(given = 'moderate'): Severity {
  const severity = SEVERITIES.find((each) => each === given);
  if (severity) return severity;
  throw new SetupError(`"${given}" is no severity: take one of ${SEVERITIES.join(', ')}.`);
}

if (import.meta.main)
  await runScript(async () => {
    const least = severityOf(process.argv[2]);
    const weaknesses = await knownWeaknesses();
    const lines = linesOf(weaknesses, least);
    if (lines.length > 0) throw new SetupError(`Known of the packages:\n${lines.join('\n')}`);
    const fewer = weaknesses.length === 0 ? '' : ` (${weaknesses.length} of less)`;
    console.log(`No advisory of severity ${least} or above is known of the packages${fewer}.`);
  });
