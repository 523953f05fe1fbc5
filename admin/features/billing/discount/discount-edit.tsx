import { discount } from '../../../generated/resources.ts';
import { EntityEdit } from '../../../crud/index.ts';
import { inputs } from './pieces.tsx';

export default function DiscountEdit() {
  return <EntityEdit entity={discount} inputs={inputs} />;
}
