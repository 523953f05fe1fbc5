/** `x-admin.panels`: what the page of a row can't have beside its fields. */
import { readField } from '../build-field.ts';
import { kindOf } from '../fields/index.ts';
import { answered, isOfPage, isComponent, isRelated, itemsOf, panelName, shownOf } from '../panels.ts';
import { choices, type Problem } from '../problem.ts';
import type { RawAction, RawAnswerPanel, RawPayload, RawProperty, RawRelatedPanel } from '../raw.ts';
import { problemAt, type CheckContext, type CheckedEntity } from './context.ts';

type Place = (string | number)[];

export function checkPanels(entity: CheckedEntity, context: CheckContext): Problem[] {
  const { panels = [] } = entity.entity['x-admin'] ?? {};
  const place = ['x-admin', 'panels'];
  if (panels.length > 0 && !entity.entity['x-operations'].includes('detail'))
    return [problemAt(entity, place, "'panels' needs the operation 'detail'.")];
  const names = panels.map((panel) => panelName(panel, panels));
  return panels.flatMap((panel, index) => {
    const at = [...place, index];
    if (names.indexOf(names[index] ?? '') < index)
      return [problemAt(entity, at, `'${names[index] ?? ''}' stands in two panels.`)];
    if (isComponent(panel)) return [];
    return isRelated(panel) ? checkRelated(entity, at, panel, context) : checkAnswer(entity, at, panel, context);
  });
}

/** The rows are those of a list that can be narrowed to this one. */
function checkRelated(
  entity: CheckedEntity,
  place: Place,
  { related, by }: RawRelatedPanel,
  context: CheckContext,
): Problem[] {
  const { 'x-admin': { detail, paths } = {}, $id } = entity.entity;
  if (!context.ids.has(related))
    return [
      problemAt(entity, [...place, 'related'], `There is no entity '${related}'.`, choices(related, context.ids)),
    ];
  const other = context.byId.get(related);
  if (other === undefined) return [];
  const { 'x-operations': operations, 'x-list': list, 'x-admin': { views = ['list'] } = {} } = other.entity;
  // What is wrong with a reference itself is told at its place.
  const referring = [...other.fields].flatMap(
    ([
      name,
      {
        field: { ref, type },
      },
    ]) => (ref !== undefined && type !== 'array' && (ref.to === $id || !context.ids.has(ref.to)) ? [name] : []),
  );
  const field = [...place, 'by'];
  return [
    ...(detail === 'page' && paths === undefined
      ? []
      : [
          problemAt(
            entity,
            [...place, 'related'],
            'Rows are listed below the address of a page.',
            'Write "detail": "page", and no \'paths\'.',
          ),
        ]),
    ...(operations.includes('list') && views.includes('list')
      ? []
      : [problemAt(entity, [...place, 'related'], `'${related}' has no list.`)]),
    ...(referring.includes(by)
      ? (list?.filters ?? [by]).includes(by)
        ? []
        : [problemAt(entity, field, `The list of '${related}' has no filter '${by}'.`)]
      : [problemAt(entity, field, `'${by}' of '${related}' does not refer to '${$id}'.`, choices(by, referring))]),
  ];
}

function checkAnswer(
  entity: CheckedEntity,
  place: Place,
  { action: name }: RawAnswerPanel,
  { definitions }: CheckContext,
): Problem[] {
  const { 'x-actions': actions = {} } = entity.entity;
  const action = actions[name];
  const at = [...place, 'action'];
  if (action === undefined)
    return [problemAt(entity, at, `There is no action '${name}'.`, choices(name, Object.keys(actions)))];
  if (action.on !== 'member' || action.method !== 'GET')
    return [problemAt(entity, at, `'${name}' is no GET of a member, so there is no answer to show of a row.`)];
  const asked = (action.input?.required ?? []).filter((one) => !isOfPage(one));
  if (asked.length > 0) return [problemAt(entity, at, `'${name}' is not answered without '${asked.join("', '")}'.`)];
  const parts = answered(action, definitions);
  if (parts.length === 0) return [problemAt(entity, at, `'${name}' answers nothing that is shown.`)];
  return parts.flatMap(([part, property]) => checkPart(entity, name, action, part, property, definitions));
}

/** A single value or a list of them, or a list of objects that hold such. */
function checkPart(
  entity: CheckedEntity,
  name: string,
  action: RawAction,
  part: string,
  property: RawProperty,
  definitions: CheckContext['definitions'],
): Problem[] {
  const place = ['x-actions', name, 'output', 'properties', part];
  const items = itemsOf(property, definitions);
  if (items === undefined)
    return action.output && !isShowable(part, property, action.output, definitions)
      ? [problemAt(entity, place, NOT_SHOWN, HIDE)]
      : [];
  return shownOf(items, definitions).flatMap(([column, inner]) =>
    isShowable(column, inner, items, definitions)
      ? []
      : [problemAt(entity, [...place, 'items', 'properties', column], NOT_SHOWN, HIDE)],
  );
}

const NOT_SHOWN = 'No panel shows such a value.';
const HIDE = 'Write "x-ui": { "hidden": true }.';

function isShowable(
  name: string,
  property: RawProperty,
  payload: RawPayload,
  definitions: CheckContext['definitions'],
): boolean {
  const kind = kindOf(readField(name, property, payload, definitions));
  return kind !== undefined && kind.name !== 'object';
}
