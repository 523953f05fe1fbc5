import { useMemo } from 'react';
import { useCustomFields } from '../../../crud/custom/use-custom-fields.ts';
import { feedback, node } from '../../../generated/resources.ts';
import type { CustomFieldRecord } from '../../../generated/types.ts';

/** The fields that the company has added to its units and to feedback, as the reader sees them. */
export function useRuleFields(): readonly CustomFieldRecord[] {
  const { fields: ofUnits } = useCustomFields(node);
  const { fields: ofFeedback } = useCustomFields(feedback);
  return useMemo(() => [...ofUnits, ...ofFeedback], [ofUnits, ofFeedback]);
}
