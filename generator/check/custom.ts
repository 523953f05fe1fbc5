/** `x-custom`: rows of a company, a free name, and the entity in which the company says which fields there are. */
import { CUSTOM } from '../custom.ts';
import type { Problem } from '../problem.ts';
import { type CheckContext, type CheckedEntity, problemAt } from './context.ts';

/** By whose rows a company says what its fields are. */
const DEFINITIONS = 'custom_field';
const PLACE = ['x-custom'];

export function checkCustom(entity: CheckedEntity, { byId }: CheckContext): Problem[] {
  const { $id, properties, 'x-custom': isAsked, 'x-tenant': tenant, 'x-projects': projects } = entity.entity;
  if (isAsked === undefined) return [];
  const { 'x-history': history } = entity.entity;
  const named = byId.get(DEFINITIONS)?.entity.properties['entity']?.enum;
  return [
    ...(tenant === 'company_id' && projects === undefined
      ? []
      : [
          problemAt(
            entity,
            PLACE,
            "Companies add fields to rows that belong to them: of the tenant 'company_id', in a table of its own.",
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
    ...(history === undefined
      ? []
      : [
          problemAt(
            entity,
            PLACE,
            'No history is kept of the fields that a company has added.',
            "Take 'x-history' out, or this.",
          ),
        ]),
    ...(named?.includes($id)
      ? []
      : [
          problemAt(
            entity,
            PLACE,
            `The company can't say which fields a ${$id} has.`,
            `Add '${$id}' to the words of the field 'entity' of the entity '${DEFINITIONS}'.`,
          ),
        ]),
  ];
}
