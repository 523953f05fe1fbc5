import { FormControlLabel, Switch, Typography, Box } from '@mui/material';
import { useGetOne, useLocale, useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import type { NodeRecord } from '../../../generated/types.ts';
import { useScreen } from '../../../crud/screen-context.tsx';
import { useFeedbackFilter } from './use-feedback-filter.ts';
import { withinUnit } from './within-unit.ts';

/** At a unit's own page: whether the units below it are meant too; nothing where there are none. */
export function SubunitChoice() {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const { fixed } = useScreen();
  const { values, set } = useFeedbackFilter();
  const id = fixed[withinUnit] ?? fixed['node_id'] ?? 0;
  const { data: unit } = useGetOne<NodeRecord>(node.route, { id });
  const below = unit?.subtree_unit_count ?? 0;
  if (below === 0) return null;
  return (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={withinUnit in values}
          onChange={(_, isWide) => set({ [withinUnit]: isWide ? id : undefined })}
        />
      }
      label={
        <Box component="span">
          {translate('app.unit.feedback.with_subunits')}{' '}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.unit.feedback.subunits', { smart_count: below, count: format.format(below) })}
          </Typography>
        </Box>
      }
      sx={{ gap: 1, marginInline: 0, alignSelf: 'start' }}
    />
  );
}
