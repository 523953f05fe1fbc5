/** `x-events`: who receives them may read all that they carry, and no two of them have one name. */
import { VERBS } from '../../shared/contract/events.ts';
import { ownerColumn } from '../../shared/contract/tenant.ts';
import { resolveGrants } from '../access-aliases.ts';
import { reachedStates, receiverGrants, settingsOf, tellableFields } from '../events.ts';
import type { Problem } from '../problem.ts';
import { type CheckContext, type CheckedEntity, problemAt, unknownNames } from './context.ts';

const PLACE = ['x-events'];

export function checkEvents(checked: CheckedEntity, { config }: CheckContext): Problem[] {
  const { entity } = checked;
  const { 'x-events': said, 'x-projects': projects, 'x-tenant': tenant } = entity;
  if (said === undefined) return [];
  const refused = (message: string): Problem[] => [problemAt(checked, PLACE, message)];
  if (projects !== undefined) return refused(`It stands at the entity whose table it is: '${projects}'.`);
  if (ownerColumn(tenant) === undefined)
    return refused(`It needs rows of a tenant: 'x-tenant' of '${config.tenant.column}'.`);
  const { receiver, open } = config.roles;
  if (receiverGrants(entity, receiver).length === 0)
    return refused(`What happens to all its rows is told to the '${receiver}', who does not read all of them.`);
  return [...checkWriters(checked, open), ...checkNames(checked), ...checkCarried(checked, receiver)];
}

/** Who has no session writes in transactions that know no webhooks. */
function checkWriters(checked: CheckedEntity, open: readonly string[]): Problem[] {
  return ['create', 'patch', 'delete'].flatMap((key) => {
    const grants = resolveGrants(checked.entity['x-access'], key) ?? [];
    const isOpen = grants.some(({ role }) => open.includes(role));
    return isOpen
      ? [problemAt(checked, ['x-access', key], "Of an entity with 'x-events' only who is signed in writes rows.")]
      : [];
  });
}

function checkNames(checked: CheckedEntity): Problem[] {
  const { 'x-events': said = true, properties } = checked.entity;
  const states = Object.entries(reachedStates(properties)).flatMap(([field, reached]) =>
    reached.map((state) => ({ field, state })),
  );
  const taken = states.flatMap(({ field, state }, at) => {
    const isTaken = VERBS.some((verb) => verb === state) || states.slice(0, at).some((other) => other.state === state);
    const message = `The event '${state}' of its rows has that name already.`;
    return isTaken ? [problemAt(checked, ['properties', field, 'x-states', state], message)] : [];
  });
  const names = [...VERBS, ...states.map(({ state }) => state)];
  const unknown = unknownNames(
    checked,
    [...PLACE, 'on'],
    settingsOf(said).on,
    names,
    (name) => `Its rows have no event '${name}'.`,
  );
  return [...taken, ...unknown];
}

function checkCarried(checked: CheckedEntity, receiver: string): Problem[] {
  const { 'x-events': said = true } = checked.entity;
  const { version = 1, fields, former = {} } = settingsOf(said);
  const tellable = tellableFields(
    checked.entity,
    [...checked.fields.values()].map(({ field }) => field),
    receiver,
  );
  const among = (place: (string | number)[], names: string[] | undefined): Problem[] =>
    unknownNames(checked, place, names, tellable, (name) => `No event can carry '${name}'.`);
  return [
    ...among([...PLACE, 'fields'], fields),
    ...Object.entries(former).flatMap(([number, names]) => [
      ...(Number(number) < version
        ? []
        : [problemAt(checked, [...PLACE, 'former', number], `It is not before version ${version}.`)]),
      ...among([...PLACE, 'former', number], names),
    ]),
  ];
}
