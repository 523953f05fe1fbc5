import { Box, FormControlLabel, Switch } from '@mui/material';
import { useGetManyAggregate, useTranslate } from 'react-admin';
import { FilterChip } from '../../../../fields/filters/filter-chip.tsx';
import { node } from '../../../../generated/resources.ts';
import type { NodeRecord } from '../../../../generated/types.ts';
import { UnitPicker } from '../../../../crud/unit-picker.tsx';
import { useFieldName } from '../../use-field-name.ts';
import { useFeedbackFilter } from '../use-feedback-filter.ts';
import { withinUnit } from '../within-unit.ts';

const OWN = 'node_id';

/** One unit, with the units below it or without. */
export function UnitFilter() {
  const translate = useTranslate();
  const nameOf = useFieldName();
  const { values, set } = useFeedbackFilter();
  const isWide = !(OWN in values);
  const chosen = values[OWN] ?? values[withinUnit];
  const id = typeof chosen === 'number' ? chosen : null;
  const name = useUnitName(id);
  const choose = (unit: number | null, wide: boolean) =>
    set({ [OWN]: wide ? undefined : (unit ?? undefined), [withinUnit]: wide ? (unit ?? undefined) : undefined });
  return (
    <FilterChip
      label={nameOf(OWN)}
      value={id === null ? undefined : isWide ? translate('app.feedback.filter.and_below', { unit: name }) : name}
      onRemove={() => choose(null, true)}
    >
      {() => (
        <Box sx={{ display: 'grid', gap: 3, padding: 4, width: 320, maxWidth: '100%' }}>
          <UnitPicker label={nameOf(OWN)} value={id} onChange={(unit) => choose(unit, isWide)} autoFocus />
          <FormControlLabel
            control={
              <Switch size="small" checked={isWide} disabled={id === null} onChange={(_, wide) => choose(id, wide)} />
            }
            label={translate('app.unit.feedback.with_subunits')}
            sx={{ gap: 1, marginInline: 0 }}
          />
        </Box>
      )}
    </FilterChip>
  );
}

function useUnitName(id: number | null): string {
  const { data } = useGetManyAggregate<NodeRecord>(
    node.route,
    { ids: id === null ? [] : [id], meta: { fields: ['name', 'path'] } },
    { enabled: id !== null },
  );
  return (data as (NodeRecord | undefined)[] | undefined)?.[0]?.name ?? `#${id}`;
}
