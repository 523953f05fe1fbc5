import { planLocation } from '../../../generated/resources.ts';
import { EntityCreate } from '../../../kit/index.ts';
import { inputs } from './pieces.tsx';

export default function PlanLocationCreate() {
  return <EntityCreate entity={planLocation} inputs={inputs} />;
}
