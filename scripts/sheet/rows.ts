/** Rows of the demo, for addresses that need one. */
import { resources } from '../../admin/generated/resources.ts';
import { entityOf } from '../../admin/entities/site.ts';
import type { EntityId } from '../../admin/generated/types.ts';
import type { EntityResource } from '../../admin/entities/resource.ts';
import type { SignedIn } from './people.ts';

/** What addresses show that are not those of an entity's own screens. */
const ROWS_OF: Record<string, EntityId> = {
  '/survey_management/surveys': 'survey',
  '/support/detail': 'support_ticket',
};

const STEP = '/{id}';
const byId = new Map<string, EntityResource>(Object.values(resources).map((entity) => [entity.id, entity]));

/**
 * The address with the id of the first row that the person's list shows; null where the list is refused or empty.
 * @param filter as the list takes it
 * @throws Error when nobody has said whose rows the address shows
 */
export async function pathOfFirst(
  origin: string,
  pattern: string,
  session: SignedIn,
  filter: Record<string, unknown> = {},
): Promise<string | null> {
  const at = pattern.indexOf(STEP);
  if (at < 0) return pattern;
  const place = pattern.slice(0, at);
  const entity = entityOf(place.slice(1)) ?? byId.get(ROWS_OF[place] ?? '');
  if (entity === undefined) throw new Error(`Say in ${import.meta.filename} which rows ${pattern} shows.`);
  const { accessToken } = session;
  const [field, order] = entity.sort;
  const search = new URLSearchParams({
    range: '[0,0]',
    sort: JSON.stringify([field, order.toUpperCase()]),
    filter: JSON.stringify(filter),
  });
  const response = await fetch(`${origin}/api/${entity.path}/?${search}`, {
    headers: accessToken === null ? {} : { authorization: `Bearer ${accessToken}` },
  });
  if (!response.ok) return null;
  const [first] = (await response.json()) as { id: number }[];
  return first === undefined ? null : pattern.replace(STEP, `/${first.id}`);
}
