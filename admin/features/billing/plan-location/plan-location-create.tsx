import { planLocation } from '../../../generated/resources.ts';
import { EntityCreate } from '../../../crud/index.ts';
import { inputs } from './pieces.tsx';

export default function PlanLocationCreate() {
  return <EntityCreate entity={planLocation} inputs={inputs} />;
}
