import { discount } from '../../../generated/resources.ts';
import { EntityCreate } from '../../../crud/index.ts';
import { inputs } from './pieces.tsx';

export default function DiscountCreate() {
  return <EntityCreate entity={discount} inputs={inputs} />;
}
