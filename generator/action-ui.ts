/** `ui` of an action: where it is offered, and what its form asks for. */
import { buildInput } from './build-field.ts';
import type { ActionUi } from '../shared/contract/model.ts';
import type { RawAction } from './raw.ts';
import type { Definitions } from './resolve.ts';
import { humanize } from './words.ts';

/** Of an action on the collection: the row, or the rows, that it is done to. */
const TARGETS = ['id', 'ids'] as const;

/** The part of the input that tells which rows are meant; undefined where the address does, or none is. */
export function targetOf({ on, input }: RawAction): (typeof TARGETS)[number] | undefined {
  if (on === 'member') return undefined;
  return TARGETS.find((name) => input?.properties[name] !== undefined);
}

/** The names of what its form asks for. */
export function askedFor(action: RawAction): string[] {
  const target = targetOf(action);
  return Object.keys(action.input?.properties ?? {}).filter((name) => name !== target);
}

export function buildActionUi(name: string, action: RawAction, definitions: Definitions): ActionUi | undefined {
  const { ui, input = { type: 'object', properties: {} } } = action;
  if (ui === undefined) return undefined;
  const target = targetOf(action);
  const { title = humanize(name), show_once: showOnce, ...said } = ui;
  return {
    ...said,
    title,
    ...(showOnce !== undefined && { showOnce }),
    ...(target !== undefined && { target }),
    fields: askedFor(action).map((asked) => buildInput(asked, input.properties[asked] ?? {}, input, definitions)),
  };
}
