import { feedbackRule } from '../../../generated/resources.ts';
import { EntityEdit } from '../../../crud/index.ts';
import { RuleForm } from './rule-form.tsx';

export default function RuleEdit() {
  return (
    <EntityEdit entity={feedbackRule} inputs={{}}>
      <RuleForm />
    </EntityEdit>
  );
}
