/** `ui` of an action: what can't be offered as it is written. */
import { askedFor, targetOf } from '../action-ui.ts';
import { readField } from '../build-field.ts';
import { kindOf, type UnclassifiedField } from '../fields/index.ts';
import type { ActionPlace } from '../../shared/contract/model.ts';
import { choices, type Problem } from '../problem.ts';
import type { RawAction, RawActionUi } from '../raw.ts';
import { type Definitions, typeOf } from '../resolve.ts';
import { checkValues } from './literals.ts';
import { problemAt, type CheckContext, type CheckedEntity } from './context.ts';
import { checkInside } from './inside.ts';

export function checkActionUi(
  entity: CheckedEntity,
  name: string,
  action: RawAction,
  context: CheckContext,
): Problem[] {
  const { ui } = action;
  if (ui === undefined) return [];
  const place = ['x-actions', name, 'ui'];
  return [
    ...checkCall(entity, place, action),
    ...ui.places.flatMap((one, index) => checkPlace(entity, [...place, 'places', index], action, one)),
    ...checkIcon(entity, place, ui, context),
    ...checkTexts(entity, place, ui),
    ...checkValues(entity, [...place, 'when'], ui.when),
    ...checkNext(entity, place, action),
    ...checkAnswered(entity, place, action),
    ...checkForm(entity, name, action, context),
  ];
}

type Place = (string | number)[];

function checkCall(entity: CheckedEntity, place: Place, { method, proof }: RawAction): Problem[] {
  if (method === 'GET') return [problemAt(entity, place, 'A GET does nothing, so no button offers it.')];
  return proof
    ? [problemAt(entity, place, "What asks for 'proof' is offered by a dialog that is written by hand.")]
    : [];
}

/** What a place needs: an operation that shows the row there, and a way to say which row is meant. */
function checkPlace(entity: CheckedEntity, place: Place, action: RawAction, where: ActionPlace): Problem[] {
  const operation = where === 'page' ? 'detail' : 'list';
  if (!entity.entity['x-operations'].includes(operation))
    return [problemAt(entity, place, `'${where}' needs the operation '${operation}'.`)];
  if (action.on === 'member')
    return where === 'list'
      ? [problemAt(entity, place, 'Above the list there is no row for an action on a member.')]
      : [];
  const target = targetOf(action);
  const wanted = where === 'list' ? undefined : where === 'selection' ? 'ids' : 'id';
  if (target === wanted) return [];
  const message =
    wanted === undefined
      ? `Above the list there is no row for '${target}' of the input.`
      : `'${where}' needs '${wanted}' in the input of an action on the collection.`;
  return [problemAt(entity, place, message)];
}

function checkIcon(entity: CheckedEntity, place: Place, { icon }: RawActionUi, { icons }: CheckContext): Problem[] {
  if (icons === undefined || icons.has(icon)) return [];
  return [problemAt(entity, [...place, 'icon'], `MUI has no outlined icon '${icon}'.`, choices(icon, icons))];
}

const PLACEHOLDERS = new Set(['%{row}', '%{smart_count}']);

function checkTexts(entity: CheckedEntity, place: Place, ui: RawActionUi): Problem[] {
  return (['question', 'done'] as const).flatMap((part) =>
    [...(ui[part] ?? '').matchAll(/%\{[^}]*\}/g)].flatMap(([placeholder]) =>
      PLACEHOLDERS.has(placeholder) && !ui.places.includes('list')
        ? []
        : [
            problemAt(
              entity,
              [...place, part],
              `Nothing stands for '${placeholder}'.`,
              ui.places.includes('list') ? undefined : choices(placeholder, PLACEHOLDERS),
            ),
          ],
    ),
  );
}

function checkNext(entity: CheckedEntity, place: Place, { ui, output }: RawAction): Problem[] {
  const { next } = ui ?? {};
  if (next === undefined) return [];
  const operation = next === 'open' ? 'detail' : 'list';
  if (!entity.entity['x-operations'].includes(operation))
    return [problemAt(entity, [...place, 'next'], `'${next}' needs the operation '${operation}'.`)];
  const hasId = output?.required?.includes('id') && output.properties['id']?.type === 'integer';
  return next === 'list' || hasId
    ? []
    : [problemAt(entity, [...place, 'next'], "'open' needs an integer 'id' that the output requires.")];
}

/** What is read of an answer is in every answer. */
function checkAnswered(entity: CheckedEntity, place: Place, { ui, output }: RawAction): Problem[] {
  const wanted = [
    ['show_once', ui?.show_once, 'string'],
    ['parts', ui?.parts, 'integer'],
  ] as const;
  return wanted.flatMap(([keyword, name, type]) => {
    if (name === undefined || (output?.required?.includes(name) && output.properties[name]?.type === type)) return [];
    const fitting = (output?.required ?? []).filter((one) => output?.properties[one]?.type === type);
    const message = `No ${type} '${name}' is required in the output.`;
    return [problemAt(entity, [...place, keyword], message, choices(name, fitting))];
  });
}

/** A form asks for all that is required, by an input of a kind of its own. */
function checkForm(entity: CheckedEntity, name: string, action: RawAction, { definitions }: CheckContext): Problem[] {
  const { input } = action;
  if (input === undefined) return [];
  return askedFor(action).flatMap((asked) => {
    const property = input.properties[asked];
    if (property === undefined) return [];
    const field = readField(asked, property, input, definitions);
    const place = ['x-actions', name, 'input', 'properties', asked];
    if (field.ui.hidden)
      return field.required ? [problemAt(entity, place, 'It is required, and hidden from the form.')] : [];
    const kind = typeOf(property) === undefined && property.$ref === undefined ? undefined : kindOf(field);
    if (kind?.input === undefined) return [problemAt(entity, place, 'No form has an input for such a value.')];
    const lack = kind.lacks?.(askedFields(action, definitions));
    return [
      ...(lack === undefined ? [] : [problemAt(entity, place, lack.message, lack.hint)]),
      ...checkInside(entity, place, property, { definitions }),
    ];
  });
}

/** All that the form asks for. */
function askedFields(action: RawAction, definitions: Definitions): UnclassifiedField[] {
  const { input } = action;
  if (input === undefined) return [];
  return askedFor(action).map((name) => readField(name, input.properties[name] ?? {}, input, definitions));
}
