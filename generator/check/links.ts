/** `x-ui.link`: a count leads to a list that there is, by filters that it takes. */
import { choices, type Problem } from '../problem.ts';
import { problemAt, type CheckContext, type CheckedEntity } from './context.ts';
import { allNames } from './lists.ts';

export function checkLinks(entity: CheckedEntity, context: CheckContext): Problem[] {
  return [...entity.fields].flatMap(([name, { field }]) => {
    const { link, widget } = field.ui;
    if (link === undefined) return [];
    const place = ['properties', name, 'x-ui', 'link'];
    if (widget !== 'count')
      return [problemAt(entity, place, 'Only a count leads to a list.', 'Write "widget": "count".')];
    if (!context.ids.has(link.list))
      return [
        problemAt(entity, [...place, 'list'], `There is no entity '${link.list}'.`, choices(link.list, context.ids)),
      ];
    const target = context.byId.get(link.list)?.entity;
    if (target === undefined) return [];
    const { 'x-operations': operations, 'x-admin': { menu = 'none' } = {}, 'x-list': list } = target;
    if (!operations.includes('list') || menu === 'none')
      return [problemAt(entity, [...place, 'list'], `'${link.list}' has no list at an address of its own.`)];
    const filters = list?.filters ?? [];
    const own = [...allNames(entity)];
    return Object.entries(link.filter).flatMap(([filter, source]) => [
      ...(filters.includes(filter)
        ? []
        : [
            problemAt(
              entity,
              [...place, 'filter', filter],
              `The list of '${link.list}' has no filter '${filter}'.`,
              choices(filter, filters),
            ),
          ]),
      ...(own.includes(source)
        ? []
        : [problemAt(entity, [...place, 'filter', filter], `There is no field '${source}'.`, choices(source, own))]),
    ]);
  });
}
