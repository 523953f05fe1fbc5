/** `ui` and `buttons` of an action: where it is offered, and what its forms ask for. */
import { buildInput } from './build-field.ts';
import type { ActionButton } from '../shared/contract/model.ts';
import type { RawAction, RawActionButton } from './raw.ts';
import type { Definitions } from './resolve.ts';
import { humanize } from './words.ts';

/** Of an action on the collection: the row, or the rows, that it is done to. */
const TARGETS = ['id', 'ids'] as const;

/** The part of the input that tells which rows are meant; undefined where the address does, or none is. */
export function targetOf({ on, input }: RawAction): (typeof TARGETS)[number] | undefined {
  if (on === 'member') return undefined;
  return TARGETS.find((name) => input?.properties[name] !== undefined);
}

/** The names of what the form of a button asks for: all that it does not give by itself. */
export function askedFor(action: RawAction, { set = {} }: RawActionButton): string[] {
  const target = targetOf(action);
  return Object.keys(action.input?.properties ?? {}).filter((name) => name !== target && !(name in set));
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
        buildInput(asked, input.properties[asked] ?? {}, input, definitions),
      ),
    };
  });
}
