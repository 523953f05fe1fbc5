/** `x-admin.composites`: fields that are shown as one. */
import type { Problem } from '../problem.ts';
import { problemAt, type CheckedEntity, unknownNames } from './context.ts';

/** The names of all: where a column or a part of a section stands, one of them may. */
export const compositeNames = ({ entity }: CheckedEntity): string[] =>
  (entity['x-admin']?.composites ?? []).map(({ name }) => name);

export function checkComposites(entity: CheckedEntity): Problem[] {
  const { composites = [], sections = [] } = entity.entity['x-admin'] ?? {};
  const shown = [...entity.fields.values()].filter(({ field }) => !field.ui.hidden).map(({ field }) => field.name);
  const names = compositeNames(entity);
  const owners = new Map<string, string>();
  const problems = composites.flatMap(({ name, of }, index): Problem[] => {
    const place = ['x-admin', 'composites', index];
    const twice = of.flatMap((field, position) => {
      const owner = owners.get(field);
      owners.set(field, owner ?? name);
      return owner === undefined
        ? []
        : [problemAt(entity, [...place, 'of', position], `'${field}' is shown by '${owner}' already.`)];
    });
    return [
      ...(entity.fields.has(name) ? [problemAt(entity, [...place, 'name'], `'${name}' is a field.`)] : []),
      ...(names.indexOf(name) < index ? [problemAt(entity, [...place, 'name'], `'${name}' stands here twice.`)] : []),
      ...unknownNames(entity, [...place, 'of'], of, shown, (field) => unshown(entity, field)),
      ...twice,
    ];
  });
  const hidden = sections.flatMap(({ fields }, index) =>
    fields.flatMap((field, position) => {
      const owner = owners.get(field);
      if (owner === undefined) return [];
      const place = ['x-admin', 'sections', index, 'fields', position];
      return [problemAt(entity, place, `'${field}' is shown by the composite '${owner}'.`)];
    }),
  );
  return [...problems, ...hidden];
}

const unshown = ({ fields }: CheckedEntity, name: string): string =>
  fields.has(name) ? `'${name}' is hidden.` : `There is no field '${name}'.`;
