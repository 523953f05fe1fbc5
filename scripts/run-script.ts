/** How a script ends: in silence, or with a message that a person can act on and exit code 1. */
import { ConfigError } from '../server/config-error.ts';
import { MigrationError, RoleSetupError } from '../server/database/migrate.ts';
import { SetupError } from '../server/database/setup-error.ts';

/** Runs the script's work. Errors that say what to do are shown as they are, others with their stack. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    reportProblem(error);
    process.exit(1);
  }
}

export function reportProblem(error: unknown): void {
  console.error('');
  if (isForPeople(error)) console.error(error.message);
  else console.error(error);
  console.error('');
}

function isForPeople(error: unknown): error is Error {
  return [SetupError, ConfigError, MigrationError, RoleSetupError].some((kind) => error instanceof kind);
}
