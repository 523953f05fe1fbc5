import { Box, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useSearchParams } from 'react-router';
import { useLocale, useTranslate } from 'react-admin';
import { feedback } from '../../../generated/resources.ts';
import { EntityScreen } from '../../../kit/index.ts';
import { pathTo } from '../../../kit/place.ts';
import { useScreen } from '../../../kit/screen-context.tsx';
import type { UnitTabProps } from '../unit-tabs.ts';

/** In the address, so that a link shows the same. */
const WITH_SUBUNITS = 'with_subunits';

/** What visitors said at the unit, and where it is asked for at the units below; a row opens beside the list. */
export default function FeedbackTab({ unit }: UnitTabProps) {
  const { base } = useScreen();
  const [search, setSearch] = useSearchParams();
  const isWide = unit.subtree_unit_count > 0 && search.get(WITH_SUBUNITS) === 'true';
  const choose = (wanted: boolean) =>
    setSearch(
      (now) => {
        if (wanted) now.set(WITH_SUBUNITS, 'true');
        else now.delete(WITH_SUBUNITS);
        return now;
      },
      { replace: true },
    );
  return (
    <Stack sx={{ gap: 4 }}>
      {unit.subtree_unit_count > 0 && <SubunitSwitch unit={unit} isOn={isWide} onChange={choose} />}
      <EntityScreen
        key={String(isWide)}
        entity={feedback}
        base={`${pathTo(base, 'show', unit.id)}/feedback`}
        fixed={isWide ? { node_id_within: unit.id } : { node_id: unit.id }}
      />
    </Stack>
  );
}

interface SubunitSwitchProps extends UnitTabProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function SubunitSwitch({ unit, isOn, onChange }: SubunitSwitchProps) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const count = format.format(unit.subtree_unit_count);
  return (
    <FormControlLabel
      control={<Switch size="small" checked={isOn} onChange={(_, checked) => onChange(checked)} />}
      label={
        <Box component="span">
          {translate('app.unit.feedback.with_subunits')}{' '}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.unit.feedback.subunits', { smart_count: unit.subtree_unit_count, count })}
          </Typography>
        </Box>
      }
      sx={{ gap: 1, marginInline: 0, alignSelf: 'start' }}
    />
  );
}
