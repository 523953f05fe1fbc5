import { feedbackRule } from '../../../generated/resources.ts';
import { EntityCreate } from '../../../crud/index.ts';
import { RuleForm } from './rule-form.tsx';

export default function RuleCreate() {
  return (
    <EntityCreate entity={feedbackRule} inputs={{}}>
      <RuleForm />
    </EntityCreate>
  );
}
