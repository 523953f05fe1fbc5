/** `ui` and `buttons` of an action: what can't be offered as it is written. */
import { askedFor, targetOf, writtenButtons } from '../action-buttons.ts';
import { readField } from '../build-field.ts';
import { kindOf, type UnclassifiedField } from '../fields/index.ts';
import type { ActionPlace } from '../../shared/contract/model.ts';
import { choices, type Problem } from '../problem.ts';
import type { RawAction, RawActionButton, RawProperty } from '../raw.ts';
import { type Definitions, typeOf } from '../resolve.ts';
import { checkValues } from './literals.ts';
import { problemAt, type CheckContext, type CheckedEntity, show } from './context.ts';
import { checkInside } from './inside.ts';
import { checkPlaceholders, textsOf } from './placeholders.ts';
import { satisfies } from './value.ts';

export function checkActionButtons(
  entity: CheckedEntity,
  name: string,
  action: RawAction,
  context: CheckContext,
): Problem[] {
  return writtenButtons(name, action).flatMap((written) => {
    const { button } = written;
    const place = ['x-actions', name, ...written.place];
    return [
      ...checkName(entity, place, written.name, action),
      ...checkCall(entity, place, action),
      ...button.places.flatMap((one, index) => checkPlace(entity, [...place, 'places', index], action, one)),
      ...checkProof(entity, place, action, button),
      ...checkNoticed(entity, place, written.name, button),
      ...checkIcon(entity, place, button, context),
      ...checkTexts(entity, place, action, button),
      ...checkValues(entity, [...place, 'when'], button.when),
      ...checkSet(entity, place, action, button, context),
      ...checkNext(entity, place, action, button),
      ...checkAnswered(entity, place, action, button),
      ...checkForm(entity, name, action, button, context),
    ];
  });
}

type Place = (string | number)[];

function checkCall(entity: CheckedEntity, place: Place, { method, file }: RawAction): Problem[] {
  return method === 'GET' && file === undefined
    ? [problemAt(entity, place, 'A GET does nothing, so no button offers it.', "Or it answers a 'file'.")]
    : [];
}

/** Each of several buttons has a name of its own, that of its action or another, by which their words are found. */
function checkName(entity: CheckedEntity, place: Place, name: string, action: RawAction): Problem[] {
  if (place.at(-1) === 'ui') return [];
  const actions = entity.entity['x-actions'] ?? {};
  const sharing = Object.entries(actions).flatMap(([own, other]) =>
    writtenButtons(own, other).filter((button) => button.name === name),
  );
  const isOfAnother = actions[name] !== undefined && actions[name] !== action;
  return sharing.length > 1 || isOfAnother
    ? [problemAt(entity, place, `'${name}' is an action or another button already.`)]
    : [];
}

/** Who acts is asked once, for one call. */
function checkProof(entity: CheckedEntity, place: Place, { proof }: RawAction, { places }: RawActionButton): Problem[] {
  return proof && places.includes('selection')
    ? [problemAt(entity, place, "What asks for 'proof' is done to one row at a time.")]
    : [];
}

/** A notice says which buttons stand in it. */
function checkNoticed(entity: CheckedEntity, place: Place, name: string, { places }: RawActionButton): Problem[] {
  const { notices = [] } = entity.entity['x-admin'] ?? {};
  if (!places.includes('notice') || notices.some(({ buttons = [] }) => buttons.includes(name))) return [];
  return [problemAt(entity, place, `No notice names '${name}' among its buttons.`)];
}

/** What a button gives by itself is a value that the input takes. */
function checkSet(
  entity: CheckedEntity,
  place: Place,
  action: RawAction,
  { set = {} }: RawActionButton,
  { definitions }: CheckContext,
): Problem[] {
  const { properties = {} } = action.input ?? {};
  return Object.entries(set).flatMap(([name, value]) => {
    const property = properties[name];
    const at = [...place, 'set', name];
    if (property === undefined || action.input === undefined || name === targetOf(action))
      return [problemAt(entity, at, `The input has no '${name}' to be set.`, choices(name, Object.keys(properties)))];
    const { schema } = readField(name, property, action.input, definitions);
    return satisfies(value, schema) ? [] : [problemAt(entity, at, `'${name}' is never ${show(value)}.`)];
  });
}

/** What a place needs: an operation that shows the row there, and a way to say which row is meant. */
function checkPlace(entity: CheckedEntity, place: Place, action: RawAction, where: ActionPlace): Problem[] {
  const operation = where === 'page' || where === 'notice' ? 'detail' : 'list';
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

function checkIcon(entity: CheckedEntity, place: Place, { icon }: RawActionButton, { icons }: CheckContext): Problem[] {
  if (icons === undefined || icons.has(icon)) return [];
  return [problemAt(entity, [...place, 'icon'], `MUI has no outlined icon '${icon}'.`, choices(icon, icons))];
}

/** The row's name, and how many rows there are. */
const OF_ROWS = ['row', 'smart_count'];

/** A question names what the row has, and what is said when it was done what was entered or answered. */
function checkTexts(entity: CheckedEntity, place: Place, action: RawAction, button: RawActionButton): Problem[] {
  const { places, question = '', done } = button;
  const ofRows = places.includes('list') ? [] : OF_ROWS;
  const isOfOne = !places.includes('list') && !places.includes('selection');
  const entered = askedFor(action, button).filter((name) => isText(action.input?.properties[name]));
  const answered = (action.output?.required ?? []).filter((name) => isText(action.output?.properties[name]));
  return [
    ...checkPlaceholders(entity, [...place, 'question'], question, [...ofRows, ...(isOfOne ? textsOf(entity) : [])]),
    ...checkPlaceholders(entity, [...place, 'done'], done, [...ofRows, ...entered, ...answered]),
  ];
}

const isText = (property: RawProperty | undefined): boolean =>
  property !== undefined && (property.type === 'string' || property.$ref !== undefined);

function checkNext(entity: CheckedEntity, place: Place, { output }: RawAction, { next }: RawActionButton): Problem[] {
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
function checkAnswered(entity: CheckedEntity, place: Place, { output }: RawAction, button: RawActionButton): Problem[] {
  const wanted = [
    ['show_once', button.show_once, 'string'],
    ['parts', button.parts, 'integer'],
  ] as const;
  return wanted.flatMap(([keyword, name, type]) => {
    if (name === undefined || (output?.required?.includes(name) && output.properties[name]?.type === type)) return [];
    const fitting = (output?.required ?? []).filter((one) => output?.properties[one]?.type === type);
    const message = `No ${type} '${name}' is required in the output.`;
    return [problemAt(entity, [...place, keyword], message, choices(name, fitting))];
  });
}

/** A form asks for all that is required, by an input of a kind of its own. */
function checkForm(
  entity: CheckedEntity,
  name: string,
  action: RawAction,
  button: RawActionButton,
  { definitions }: CheckContext,
): Problem[] {
  const { input } = action;
  if (input === undefined) return [];
  return askedFor(action, button).flatMap((asked) => {
    const property = input.properties[asked];
    if (property === undefined) return [];
    const field = readField(asked, property, input, definitions);
    const place = ['x-actions', name, 'input', 'properties', asked];
    if (field.ui.hidden)
      return field.required ? [problemAt(entity, place, 'It is required, and hidden from the form.')] : [];
    const kind = typeOf(property) === undefined && property.$ref === undefined ? undefined : kindOf(field);
    if (kind?.input === undefined) return [problemAt(entity, place, 'No form has an input for such a value.')];
    const isLeftOut = action.method === 'POST' && hasNothingInPlace(field);
    const message = `The form may leave out '${asked}', and there is nothing to put in its place.`;
    const lack = kind.lacks?.(askedFields(action, button, definitions));
    return [
      ...(lack === undefined ? [] : [problemAt(entity, place, lack.message, lack.hint)]),
      ...(isLeftOut ? [problemAt(entity, place, message, "Add it to 'required', or give it a default or null.")] : []),
      ...checkInside(entity, place, property, { definitions }),
    ];
  });
}

/** What is left empty is null; of lists and of what is ticked there is always a value, and an address leaves out what is null. */
const hasNothingInPlace = ({ type, required, nullable, default: usual }: UnclassifiedField): boolean =>
  !required && !nullable && usual === undefined && type !== 'boolean' && type !== 'array';

/** All that the form asks for. */
function askedFields(action: RawAction, button: RawActionButton, definitions: Definitions): UnclassifiedField[] {
  const { input } = action;
  if (input === undefined) return [];
  return askedFor(action, button).map((name) => readField(name, input.properties[name] ?? {}, input, definitions));
}
