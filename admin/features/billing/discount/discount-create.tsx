import { discount } from '../../../generated/resources.ts';
import { EntityCreate } from '../../../kit/index.ts';
import { inputs } from './pieces.tsx';

export default function DiscountCreate() {
  return <EntityCreate entity={discount} inputs={inputs} />;
}
