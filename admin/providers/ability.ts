/** What the signed-in user's abilities open; rights to rows are the server's matter. */
import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { SessionStore } from './session-store.ts';
import type { AbilityEntry } from './user-data.ts';

export type AppAbility = MongoAbility<[string, string]>;

/** Of someone who is not signed in (spec, section 3: "The default ability is read on Auth"). */
export const defaultAbility: AbilityEntry[] = [{ action: 'read', subject: 'Auth' }];

/** An ability that follows the stored user data: it falls back to the default as soon as they are cleared. */
export function createAbility(store: SessionStore): AppAbility {
  const ability = createMongoAbility<AppAbility>(store.userData()?.ability ?? defaultAbility);
  store.subscribe(() => ability.update(store.userData()?.ability ?? defaultAbility));
  return ability;
}
