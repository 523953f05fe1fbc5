/** Prints how rows are called where that takes more than their own fields, and where they are shown. */
import { fieldsOfLabel, hasWords } from '../../shared/contract/label.ts';
import type { EntityModel, JsonValue } from '../../shared/contract/model.ts';
import { enumKey } from '../fields/kind.ts';

/** The reference as the resource that it leads to. */
export function shownIn({ admin, fields }: EntityModel, entities: readonly EntityModel[]): { shownIn?: JsonValue } {
  if (admin.shownIn === undefined) return {};
  const { field, step } = admin.shownIn;
  const to = fields.find(({ name }) => name === field)?.ref?.to;
  const page = entities.find(({ id }) => id === to);
  return page === undefined ? {} : { shownIn: { field, resource: page.admin.route, ...(step && { step }) } };
}

/** What is said in place of a label's values, and whether each language has words of its own for it. */
export function namingOf(
  entity: EntityModel,
  entities: readonly EntityModel[],
): { named?: JsonValue; hasLabelWords?: true } {
  const named = fieldsOfLabel(entity.label).flatMap((name): [string, JsonValue][] => {
    const field = entity.fields.find((one) => one.name === name);
    const page = entities.find(({ id }) => id === field?.ref?.to);
    if (page !== undefined) return [[name, { resource: page.admin.route }]];
    return field?.enum === undefined ? [] : [[name, { translation: enumKey(entity, field) }]];
  });
  return {
    ...(named.length > 0 && { named: Object.fromEntries(named) }),
    ...(hasWords(entity.label) && { hasLabelWords: true }),
  };
}
