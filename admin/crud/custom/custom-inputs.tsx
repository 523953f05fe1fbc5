/** The inputs of fields that are added while the product runs, in a form for a new row that is written by hand. */
import type { EntityResource } from '../../entities/resource.ts';
import { FormFields } from '../form-fields.tsx';
import { useCustomPieces, useWritableCustom } from './use-custom-pieces.tsx';

export function CustomInputs({ entity }: { entity: EntityResource }) {
  const { inputs } = useCustomPieces(entity);
  const writable = useWritableCustom(entity, 'create', inputs);
  return writable.length === 0 ? null : <FormFields entity={entity} inputs={inputs} writable={writable} />;
}
