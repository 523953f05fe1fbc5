import { useView } from '../../dashboard/view/view-context.tsx';
import { askedBy } from '../view/choice.ts';
import { useChoice } from '../view/use-choice.ts';

/** What is looked at, as the calls take it. */
export function useAsked() {
  const { days, step, unitId } = useView();
  const { version, comparison } = useChoice();
  return { ...days, step, ...(unitId !== null && { node_id: unitId }), ...askedBy({ version, comparison }) };
}
