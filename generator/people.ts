/** Who there is, by the parts that the config gives to roles. */
import type { ProjectConfig } from '../shared/contract/config.ts';
import type { People } from '../shared/contract/model.ts';
import type { RawRoles } from './raw.ts';

export function peopleOf({ roles }: RawRoles, { roles: parts, claims }: ProjectConfig): People {
  return {
    signedIn: roles.filter((role) => !parts.open.includes(role)),
    open: [...parts.open],
    platform: parts.platform,
    receiver: parts.receiver,
    ...(claims.first !== undefined && { first: claims.first }),
  };
}
