import { planLocation } from '../../../generated/resources.ts';
import { EntityShow } from '../../../crud/index.ts';
import { MakeGlobal } from './make-global.tsx';
import { fields } from './pieces.tsx';

export default function PlanLocationShow() {
  return (
    <EntityShow entity={planLocation} fields={fields}>
      <MakeGlobal />
    </EntityShow>
  );
}
