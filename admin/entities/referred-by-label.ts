import type { Referred } from '../providers/referred-rows.ts';
import type { UserData } from '../providers/user-data.ts';
import { mayDo } from './access.ts';
import { labelFieldsOf } from './record-labels.ts';
import { entityOf } from './site.ts';

/** What the rows of a resource are named by beside themselves, as far as the user may list it. */
export function referredByLabel(resource: string, user: UserData | null): Referred {
  const named = Object.entries(entityOf(resource)?.named ?? {});
  return Object.fromEntries(
    named.flatMap(([field, by]) => {
      const other = 'resource' in by ? entityOf(by.resource) : undefined;
      if (other === undefined || !mayDo(other, 'list', user)) return [];
      return [[field, { resource: other.route, fields: labelFieldsOf(other.route) }]];
    }),
  );
}
