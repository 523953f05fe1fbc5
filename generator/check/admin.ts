/** `x-admin`: how the back office shows the entity. */
import { VIEW_OPERATIONS } from '../../shared/contract/model.ts';
import type { Notice } from '../../shared/contract/page-model.ts';
import { placeholdersIn } from '../../shared/contract/placeholders.ts';
import { writtenButtons } from '../action-buttons.ts';
import { choices, type Problem } from '../problem.ts';
import { checkComposites, compositeNames } from './composites.ts';
import { checkTabs } from './tabs.ts';
import { allNames } from './lists.ts';
import { checkValues } from './literals.ts';
import { problemAt, type CheckContext, type CheckedEntity, unknownNames } from './context.ts';
import { checkPlaceholders, textsOf } from './placeholders.ts';

export function checkAdmin(entity: CheckedEntity, context: CheckContext): Problem[] {
  const { sections = [], icon, ability, views = [], paths, empty } = entity.entity['x-admin'] ?? {};
  const problems: Problem[] = [];
  const seen = new Set<string>();
  sections.forEach(({ fields }, index) => {
    const place = ['x-admin', 'sections', index, 'fields'];
    problems.push(...unknownNames(entity, place, fields, [...allNames(entity), ...compositeNames(entity)]));
    fields.forEach((name, position) => {
      if (seen.has(name)) problems.push(problemAt(entity, [...place, position], `'${name}' stands in two sections.`));
      seen.add(name);
    });
  });
  if (icon !== undefined && context.icons !== undefined && !context.icons.has(icon))
    problems.push(
      problemAt(entity, ['x-admin', 'icon'], `MUI has no outlined icon '${icon}'.`, choices(icon, context.icons)),
    );
  views.forEach((view, index) => {
    const operation = VIEW_OPERATIONS[view];
    if (!entity.entity['x-operations'].includes(operation))
      problems.push(problemAt(entity, ['x-admin', 'views', index], `'${view}' needs the operation '${operation}'.`));
  });
  if (empty !== undefined && !entity.entity['x-operations'].includes('list'))
    problems.push(problemAt(entity, ['x-admin', 'empty'], "'empty' needs the operation 'list'."));
  if (empty?.reader !== undefined && !entity.entity['x-operations'].includes('create'))
    problems.push(problemAt(entity, ['x-admin', 'empty', 'reader'], "'reader' needs the operation 'create'."));
  const hasForm = views.length === 0 ? entity.entity['x-operations'].includes('patch') : views.includes('edit');
  if (paths !== undefined && hasForm)
    problems.push(
      problemAt(entity, ['x-admin', 'paths'], "Rows with paths of their own have no form: 'views' leaves out 'edit'."),
    );
  const subjects = context.roles?.value.abilities.map(({ subject }) => subject);
  if (ability !== undefined && subjects !== undefined && !subjects.includes(ability))
    problems.push(
      problemAt(
        entity,
        ['x-admin', 'ability'],
        `schemas/roles.json has no ability '${ability}'.`,
        choices(ability, subjects),
      ),
    );
  return [
    ...problems,
    ...checkSaid(entity),
    ...checkTabs(entity),
    ...checkComposites(entity),
    ...checkExamples(entity),
    ...checkTabOf(entity, context),
    ...checkShownIn(entity, context),
  ];
}

/** A reference to what has pages, of rows that have none. */
function checkShownIn(entity: CheckedEntity, { byId }: CheckContext): Problem[] {
  const { 'x-admin': { shown_in: shownIn, menu = 'none' } = {} } = entity.entity;
  if (shownIn === undefined) return [];
  const at = (place: string[], message: string, hint?: string): Problem[] => [
    problemAt(entity, ['x-admin', 'shown_in', ...place], message, hint),
  ];
  if (menu !== 'none')
    return at([], 'Its rows have pages of their own, by its list in a menu.', 'Write "menu": "none".');
  const leads = (name: string): boolean => {
    const page = byId.get(entity.fields.get(name)?.field.ref?.to ?? '')?.entity;
    return page?.['x-operations'].includes('detail') === true && (page['x-admin']?.menu ?? 'none') !== 'none';
  };
  if (leads(shownIn.field)) return [];
  const names = [...entity.fields.keys()].filter(leads);
  return at(['field'], `'${shownIn.field}' refers to nothing that has a page.`, choices(shownIn.field, names));
}

/** It is said of some rows only, in words that something stands for, with buttons that are for such a place. */
function checkNotice(
  entity: CheckedEntity,
  place: (string | number)[],
  { when, text, buttons = [] }: Notice,
): Problem[] {
  const offered = Object.entries(entity.entity['x-actions'] ?? {}).flatMap(([name, action]) =>
    writtenButtons(name, action).flatMap((one) => (one.button.places.includes('notice') ? [one.name] : [])),
  );
  const isAlways = when === undefined && placeholdersIn(text).length === 0;
  return [
    ...(isAlways ? [problemAt(entity, place, "Neither 'when' nor the text tells of which rows it is said.")] : []),
    ...checkValues(entity, [...place, 'when'], when),
    ...checkPlaceholders(entity, [...place, 'text'], text, textsOf(entity)),
    ...unknownNames(
      entity,
      [...place, 'buttons'],
      buttons,
      offered,
      (name) => `No button '${name}' of an action has the place 'notice'.`,
    ),
  ];
}

/** What is said of a row, where one can be seen. */
function checkSaid(entity: CheckedEntity): Problem[] {
  const { 'x-admin': { notices = [] } = {}, 'x-operations': operations } = entity.entity;
  const ofRows = notices.flatMap((notice, index) => {
    const place = ['x-admin', 'notices', index];
    return [
      ...checkNotice(entity, place, notice),
      ...(operations.includes('detail') ? [] : [problemAt(entity, place, "'notices' needs the operation 'detail'.")]),
    ];
  });
  return [...ofRows, ...checkDeletion(entity)];
}

/** What is said of a deletion, where rows are deleted; for ever, where they have no bin. */
function checkDeletion(entity: CheckedEntity): Problem[] {
  const { 'x-admin': admin = {}, 'x-operations': operations, 'x-history': history } = entity.entity;
  return (['deletion', 'deletes_at_once'] as const).flatMap((keyword) => {
    const at = (message: string) => [problemAt(entity, ['x-admin', keyword], message)];
    if (admin[keyword] === undefined) return [];
    if (!operations.includes('delete')) return at(`'${keyword}' needs the operation 'delete'.`);
    return keyword === 'deletes_at_once' && history !== undefined ? at("With 'x-history' deleted rows come back.") : [];
  });
}

/** A new row is given what it may be given. */
function checkExamples(entity: CheckedEntity): Problem[] {
  const { 'x-admin': { empty } = {}, 'x-operations': operations } = entity.entity;
  const examples = empty?.examples ?? [];
  const place = ['x-admin', 'empty', 'examples'];
  if (examples.length > 0 && !operations.includes('create'))
    return [problemAt(entity, place, "'examples' needs the operation 'create'.")];
  const given = [...entity.fields.values()].filter(({ field }) => !field.readOnly).map(({ field }) => field.name);
  return examples.flatMap(({ values }, index) =>
    Object.keys(values).flatMap((name) =>
      given.includes(name)
        ? []
        : [problemAt(entity, [...place, index, 'values', name], `No form gives '${name}'.`, choices(name, given))],
    ),
  );
}

/** Both have a list, and one of them alone leads the tabs. */
function checkTabOf(entity: CheckedEntity, { byId, ids }: CheckContext): Problem[] {
  const {
    $id,
    'x-operations': operations,
    'x-admin': { tab_of: name, menu = 'none', views = ['list'] } = {},
  } = entity.entity;
  if (name === undefined) return [];
  const place = ['x-admin', 'tab_of'];
  if (!operations.includes('list') || !views.includes('list') || menu === 'none')
    return [problemAt(entity, place, "'tab_of' needs a list in the 'menu'.")];
  if (!ids.has(name) || name === $id)
    return [problemAt(entity, place, `There is no other entity '${name}'.`, choices(name, ids))];
  const other = byId.get(name)?.entity;
  if (other === undefined) return [];
  if (!other['x-operations'].includes('list')) return [problemAt(entity, place, `'${name}' has no list.`)];
  const { tab_of: further, menu: otherMenu = 'none' } = other['x-admin'] ?? {};
  if (further !== undefined)
    return [problemAt(entity, place, `'${name}' is a tab itself.`, `Write "tab_of": "${further}".`)];
  if (otherMenu === menu || otherMenu === 'none') return [];
  return [problemAt(entity, place, `'${name}' stands in the menu of the ${otherMenu}.`)];
}
