/** `x-custom`: rows of a tenant, a free name, and the entity in which the tenant says which fields there are. */
import { CUSTOM } from '../custom.ts';
import type { Problem } from '../problem.ts';
import { type CheckContext, type CheckedEntity, problemAt } from './context.ts';

/** By whose rows a tenant says what its fields are. */
const DEFINITIONS = 'custom_field';
const PLACE = ['x-custom'];

export function checkCustom(entity: CheckedEntity, { byId, config }: CheckContext): Problem[] {
  const { $id, properties, 'x-custom': isAsked, 'x-tenant': tenant, 'x-projects': projects } = entity.entity;
  if (isAsked === undefined) return [];
  const named = byId.get(DEFINITIONS)?.entity.properties['entity']?.enum;
  return [
    ...(tenant === config.tenant.column && projects === undefined
      ? []
      : [
          problemAt(
            entity,
            PLACE,
            `Fields are added to rows that belong to a tenant: "x-tenant": "${config.tenant.column}", in a table of its own.`,
          ),
        ]),
    ...(properties[CUSTOM]?.['x-ui']?.widget === CUSTOM
      ? []
      : [
          problemAt(
            entity,
            ['properties', CUSTOM],
            `'${CUSTOM}' is the field that 'x-custom' adds.`,
            'Give this one another name.',
          ),
        ]),
    ...(named?.includes($id)
      ? []
      : [
          problemAt(
            entity,
            PLACE,
            `Nobody can say which fields a ${$id} has.`,
            `Add '${$id}' to the words of the field 'entity' of the entity '${DEFINITIONS}'.`,
          ),
        ]),
  ];
}
