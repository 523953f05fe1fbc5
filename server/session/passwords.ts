/** Password hashes (argon2id with the parameters of OWASP's cheat sheet: 19 MiB, 2 passes, 1 lane). */
import { hash, verify } from '@node-rs/argon2';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Checked instead of a missing account's hash, so that the time taken does not tell whether an e-mail is known. */
const decoy = hashPassword('no account has this password');

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
