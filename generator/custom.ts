/** `x-custom`: fields that a tenant adds while the product runs. Raw schemas get the field that holds them before they are checked. */
import type { EntityFile } from './build-model.ts';
import type { RawEntity, RawProperty } from './raw.ts';

/** The field, and its column. */
export const CUSTOM = 'custom';

const HOLDER: RawProperty = {
  type: 'object',
  default: {},
  title: 'Custom fields',
  description:
    'Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it.',
  'x-ui': { widget: 'custom', hidden: true },
};

/** The files with the field where it is asked for; one that declares it by itself is left for the check to tell. */
export const withCustomFields = (files: EntityFile[]): EntityFile[] =>
  files.map(({ path, entity }) => ({ path, entity: withHolder(entity) }));

const withHolder = (entity: RawEntity): RawEntity =>
  entity['x-custom'] && !Object.hasOwn(entity.properties, CUSTOM)
    ? { ...entity, properties: { ...entity.properties, [CUSTOM]: HOLDER } }
    : entity;
