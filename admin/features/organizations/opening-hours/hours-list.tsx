import { Box, Typography } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { fields, filters } from '../../../generated/views/opening_hours.tsx';
import { openingHours } from '../../../generated/resources.ts';
import type { OpeningHoursRecord } from '../../../generated/types.ts';
import { offersCreate } from '../../../entities/access.ts';
import { AddButton } from '../../../crud/add-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { iconOf } from '../../../entities/icon-of.ts';
import { Column, EntityList } from '../../../crud/index.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { DAYS, toHours } from './week.ts';
import { DayBar, useTimes } from './week-view.tsx';

const columns = {
  node_id: (
    <Column source="node_id" disableSort>
      <HoursNameCell />
    </Column>
  ),
  monday: (
    <Column source="monday" label="app.opening_hours.week" disableSort>
      <WeekCell />
    </Column>
  ),
  time_zone: (
    <Column source="time_zone" disableSort>
      {fields.time_zone}
    </Column>
  ),
};

/** All opening hours that the reader may see: the company's and those of units. */
export default function HoursList() {
  const translate = useTranslate();
  return (
    <EntityList entity={openingHours} columns={columns} filters={filters} empty={<NoHours />}>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '80ch' }}>
        {translate('app.opening_hours.means')}
      </Typography>
    </EntityList>
  );
}

function NoHours() {
  const translate = useTranslate();
  const user = useUserData();
  return (
    <EmptyState
      Icon={iconOf(openingHours)}
      title={translate('app.opening_hours.empty.title')}
      action={<AddButton entity={openingHours} />}
    >
      {translate(`app.opening_hours.empty.${offersCreate(openingHours, user, 0) ? 'text' : 'reader'}`)}
    </EmptyState>
  );
}

/** The unit, or the whole company. */
export function HoursNameCell() {
  const translate = useTranslate();
  const row = useRecordContext<OpeningHoursRecord>();
  return row?.node_id === null ? translate('app.opening_hours.company') : fields.node_id;
}

/** The week at a glance: a bar for each day, with its times on hover. */
function WeekCell() {
  const translate = useTranslate();
  const timesOf = useTimes();
  const row = useRecordContext<OpeningHoursRecord>();
  if (row === undefined) return null;
  const { week } = toHours(row);
  const words = DAYS.map((day) => `${translate(`resources.openinghours.fields.${day}`)}: ${timesOf(week[day])}`);
  return (
    <Box
      role="img"
      aria-label={words.join('; ')}
      title={words.join('\n')}
      sx={{ display: 'grid', gap: '2px', width: 140, paddingBlock: 1, '& > *': { height: 4 } }}
    >
      {DAYS.map((day) => (
        <DayBar key={day} week={week} day={day} />
      ))}
    </Box>
  );
}
