import { useTranslate } from 'react-admin';
import { FilterChip } from '../../../../fields/filters/filter-chip.tsx';
import { useReferenceOptions } from '../../../../fields/references.ts';
import { customerUser } from '../../../../generated/resources.ts';
import { PeopleMenu } from '../../change/people-menu.tsx';
import { useFieldName } from '../../use-field-name.ts';
import { useFeedbackFilter } from '../use-feedback-filter.ts';

/** Whose they are: mine, nobody's, or somebody's. */
export function AssigneeFilter() {
  const translate = useTranslate();
  const { values, set } = useFeedbackFilter();
  const value: unknown = values['assignee_id'];
  const id = typeof value === 'number' ? value : null;
  const isNobody = Array.isArray(value) && value.length === 1 && value[0] === null;
  const { selected } = useReferenceOptions({ reference: customerUser.route }, id === null ? [] : [id], false);
  const shown = isNobody ? translate('app.feedback.assignee.nobody') : selected[0]?.label;
  const label = useFieldName()('assignee_id');
  return (
    <FilterChip label={label} value={shown} onRemove={() => set({ assignee_id: undefined })}>
      {(close) => (
        <PeopleMenu
          label={label}
          chosen={isNobody ? null : (id ?? undefined)}
          onChoose={(person) => {
            set({ assignee_id: person ?? [null] });
            close();
          }}
        />
      )}
    </FilterChip>
  );
}
