/** Who looks at the screens of the contact sheet. */
import { createMongoAbility } from '@casl/ability';
import { type AppAbility, defaultAbility } from '../../admin/providers/ability.ts';
import { parseUserData, type UserData } from '../../admin/providers/user-data.ts';
import { demoPassword } from '../../server/seed/logins.ts';

/** In the order in which they are asked whether an address is theirs. */
export const people = {
  guest: null,
  founder: 'founder@sheet.example',
  admin: 'admin@acme.example',
  super: 'super@demo.example',
  newcomer: 'newcomer@acme.example',
} as const;

export type Person = keyof typeof people;

export interface SignedIn {
  user: UserData | null;
  ability: AppAbility;
  accessToken: string | null;
  /** What the browser keeps of the session. */
  stored: Record<string, string>;
}

const NOBODY: SignedIn = { user: null, ability: createMongoAbility(defaultAbility), accessToken: null, stored: {} };

/**
 * A session of its own for each browser profile: those that share one would take the refresh token from each other.
 * @throws Error when the demo does not know the person
 */
export async function signIn(origin: string, person: Person): Promise<SignedIn> {
  const email = people[person];
  if (email === null) return NOBODY;
  const response = await fetch(`${origin}/api/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const answer = (await response.json()) as { accessToken: string; refreshToken: string; userData: unknown };
  const user = parseUserData(answer.userData);
  if (user === null) throw new Error(`${email} could not sign in: ${response.status}.`);
  const { accessToken, refreshToken } = answer;
  const ability = createMongoAbility<AppAbility>(user.ability);
  return { user, ability, accessToken, stored: { accessToken, refreshToken, userData: JSON.stringify(user) } };
}
