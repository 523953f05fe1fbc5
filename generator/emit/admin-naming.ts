/** Prints how rows are called where that takes more than their own fields, and where they are shown. */
import type { EntityModel, JsonValue } from '../../shared/contract/model.ts';

/** The reference as the resource that it leads to. */
export function shownIn({ admin, fields }: EntityModel, entities: readonly EntityModel[]): { shownIn?: JsonValue } {
  if (admin.shownIn === undefined) return {};
  const { field, step } = admin.shownIn;
  const to = fields.find(({ name }) => name === field)?.ref?.to;
  const page = entities.find(({ id }) => id === to);
  return page === undefined ? {} : { shownIn: { field, resource: page.admin.route, ...(step && { step }) } };
}
