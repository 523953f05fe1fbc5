import { planLocation } from '../../../generated/resources.ts';
import { EntityList } from '../../../crud/index.ts';
import { columns, filters } from './pieces.tsx';

export default function PlanLocationList() {
  return <EntityList entity={planLocation} columns={columns} filters={filters} />;
}
