/** Actions: one transaction of the caller, in which the handler reaches rows through the action's own grants. */
import type { Parameters } from '../database/parameters.ts';
import { forbidden, notFound } from '../errors.ts';
import { reachableIds } from '../query/reachable.ts';
import { type Call, inTransaction, type KernelParts, refused } from './context.ts';
import { entityOf } from './custom-fields.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { ActionHandler } from './extension.ts';
import type { Row, Values } from '../database/rows.ts';
import { refuseInput } from '../validation/row-rules.ts';
import { find, lock } from './read.ts';
import { refuseOlder } from './revision.ts';

export interface ActionCall {
  /** In the schema's `x-actions`; its grants stand under the same name in `x-access`. */
  name: string;
  id: number | null;
  input: Values;
}

/**
 * Runs the handler in one transaction of the caller; what it throws rolls it back.
 * @throws Problem 401 or 403 when no grant lets the caller's role act at all, 400 where parts of the input do not go
 *   together, and what the handler throws
 */
export async function act<Answer extends object>(
  parts: KernelParts,
  call: Call,
  entity: EntityDescriptor,
  { name, id, input }: ActionCall,
  handler: ActionHandler<Answer>,
): Promise<Answer> {
  const { principal } = call;
  const { scope } = parts;
  if (!scope.allows(principal, entity, name)) throw refused(principal);
  const action = entity.actions[name];
  if (action !== undefined) refuseInput(action, input);
  return inTransaction(
    parts,
    call,
    (work) =>
      handler({
        ...work,
        id,
        input,
        where(parameters: Parameters, action = name): string {
          const granted = scope.where({ principal, entity, action }, parameters);
          if (granted === null) throw forbidden();
          return granted;
        },
        refuseOlder: (row, seen) => refuseOlder(parts, work, entity, row, seen),
        known: () => entityOf(parts.customFields, principal, entity),
        reached: (target, ids) => reachableIds({ ...parts, principal }, work.transaction, target, ids),
        async find(): Promise<Row> {
          if (id === null) throw notFound();
          return find(parts, work, entity, { id, action: name });
        },
        async lock(): Promise<Row> {
          if (id === null) throw notFound();
          const row = await lock(parts, work, entity, { id, action: name });
          for (const policy of parts.policies) await policy.touch?.(work, entity, row);
          return row;
        },
      }),
    Object.keys(entity.fields),
    { entity, id, values: input },
  );
}
