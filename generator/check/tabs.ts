/** `x-admin.tabs`: what the parts of a row's page can't be. */
import { choices, type Problem } from '../problem.ts';
import { problemAt, type CheckedEntity } from './context.ts';

/** The tab of what a row was before, which is there where that is kept. */
const HISTORY = 'history';

export function checkTabs(entity: CheckedEntity): Problem[] {
  const { tabs = [], sections = [], panels = [] } = entity.entity['x-admin'] ?? {};
  const operations = entity.entity['x-operations'];
  const names = tabs.map(({ name }) => name);
  const placed = [
    ...sections.map(({ tab }, index) => ({ tab, place: ['x-admin', 'sections', index, 'tab'] })),
    ...panels.map(({ tab }, index) => ({ tab, place: ['x-admin', 'panels', index, 'tab'] })),
  ];
  const unknown = placed.flatMap(({ tab, place }) =>
    tab === undefined || names.includes(tab)
      ? []
      : [problemAt(entity, place, `There is no tab '${tab}'.`, choices(tab, names))],
  );
  const hasPage = ['detail', 'create', 'patch'].some((operation) => operations.some((known) => known === operation));
  if (tabs.length > 0 && !hasPage)
    return [problemAt(entity, ['x-admin', 'tabs'], 'Neither a page nor a form has these tabs.')];
  const taken = new Set(placed.map(({ tab = names[0] }) => tab));
  return [
    ...unknown,
    ...tabs.flatMap(({ name }, index) => {
      const place = ['x-admin', 'tabs', index, 'name'];
      if (name === HISTORY) return [problemAt(entity, place, `'${HISTORY}' is the tab of 'x-history'.`)];
      if (names.indexOf(name) < index) return [problemAt(entity, place, `'${name}' stands in two tabs.`)];
      return taken.has(name) || index === 0 ? [] : [problemAt(entity, place, `Nothing stands in the tab '${name}'.`)];
    }),
  ];
}
