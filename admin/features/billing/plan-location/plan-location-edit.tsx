import { planLocation } from '../../../generated/resources.ts';
import { EntityEdit } from '../../../crud/index.ts';
import { inputs } from './pieces.tsx';

export default function PlanLocationEdit() {
  return <EntityEdit entity={planLocation} inputs={inputs} />;
}
