/** `ui` and `buttons` of an action: where it is offered, and what its forms ask for. */
import { buildInput } from './build-field.ts';
import type { ActionButton, ActionModel, FieldModel, JsonValue } from '../shared/contract/model.ts';
import { matches } from '../shared/contract/value-condition.ts';
import type { RawAction, RawActionButton } from './raw.ts';
import { type Definitions, resolveProperty } from './resolve.ts';
import { humanize } from './words.ts';

/** Of an action on the collection: the row, or the rows, that it is done to. */
const TARGETS = ['id', 'ids'] as const;

/** What parts of the input say of each other. */
export function conditionsOf({ input }: RawAction, definitions: Definitions): Pick<ActionModel, 'conditions'> {
  const conditions = Object.entries(input?.properties ?? {}).flatMap(([name, property]) => {
    const { 'x-when': when, 'x-required-when': requiredWhen } = resolveProperty(property, definitions);
    if (when === undefined && requiredWhen === undefined) return [];
    return [[name, { ...(requiredWhen && { requiredWhen }), ...(when && { when }) }] as const];
  });
  return conditions.length === 0 ? {} : { conditions: Object.fromEntries(conditions) };
}

/** The part of the input that tells which rows are meant; undefined where the address does, or none is. */
export function targetOf({ on, input }: RawAction): (typeof TARGETS)[number] | undefined {
  if (on === 'member') return undefined;
  return TARGETS.find((name) => input?.properties[name] !== undefined);
}

/** The names of what the form of a button asks for: all that it does not give by itself, nor excludes by what it gives. */
export function askedFor(action: RawAction, { set = {} }: RawActionButton): string[] {
  const target = targetOf(action);
  return Object.entries(action.input?.properties ?? {}).flatMap(([name, { 'x-when': when = {} }]) => {
    const isExcluded = Object.entries(when).some(([other, wanted]) => other in set && !matches(set[other], wanted));
    return name === target || name in set || isExcluded ? [] : [name];
  });
}

/** An input as the form of a button asks for it: what hangs on values that the button gives is decided. */
function decided(field: FieldModel, set: Record<string, JsonValue>): FieldModel {
  const { when, requiredWhen, ...rest } = field;
  const open = Object.entries(when ?? {}).filter(([other]) => !(other in set));
  const isDecided = requiredWhen !== undefined && requiredWhen.field in set;
  return {
    ...rest,
    ...(open.length > 0 && { when: Object.fromEntries(open) }),
    ...(requiredWhen && !isDecided && { requiredWhen }),
    ...(isDecided && matches(set[requiredWhen.field], requiredWhen.is) && { required: true, nullable: false }),
  };
}

/** A button of an action as its schema has it, and where: `ui` has the name of the action. */
interface WrittenButton {
  name: string;
  place: readonly string[];
  button: RawActionButton;
}

export const writtenButtons = (name: string, { ui, buttons = {} }: RawAction): WrittenButton[] => [
  ...(ui === undefined ? [] : [{ name, place: ['ui'], button: ui }]),
  ...Object.entries(buttons).map(([own, button]) => ({ name: own, place: ['buttons', own], button })),
];

export function buildButtons(actionName: string, action: RawAction, definitions: Definitions): ActionButton[] {
  const { input = { type: 'object', properties: {} } } = action;
  const target = targetOf(action);
  return writtenButtons(actionName, action).map(({ name, button }) => {
    const { title = humanize(name), show_once: showOnce, ...said } = button;
    return {
      ...said,
      name,
      title,
      ...(showOnce !== undefined && { showOnce }),
      ...(target !== undefined && { target }),
      fields: askedFor(action, button).map((asked) =>
        decided(buildInput(asked, input.properties[asked] ?? {}, input, definitions), button.set ?? {}),
      ),
    };
  });
}
