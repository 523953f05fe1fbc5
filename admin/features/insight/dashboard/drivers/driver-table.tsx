import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { type Column, DataTable } from '../../../../ui/tables/data-table.tsx';
import type { Driver } from '../data/answers.ts';
import { Bar } from '../panel/bar.tsx';
import { nameOf, standsAt } from './driver-words.ts';

const cell = { paddingInline: 1 };
/** Percent that fill a bar at least, so that what is next to nothing looks so. */
const FULL = 10;

/** All that was looked at: how much each moves the score, and where it stands; faint where it may be chance. */
export function DriverTable({ drivers }: { drivers: readonly Driver[] }) {
  const translate = useTranslate();
  const { count, percent } = useFormats();
  const share = (value: number) => percent(value / 100);
  const most = Math.max(FULL, ...drivers.map(({ weight }) => weight));
  const columns: Column<Driver>[] = [
    {
      key: 'what',
      header: translate('app.dashboard.drivers.what'),
      cell: (driver) => (
        <Box component="span" sx={{ fontWeight: driver.is_found ? 550 : 400 }}>
          <bdi>{nameOf(driver)}</bdi>
          {!driver.is_found && (
            <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
              {translate('app.dashboard.drivers.chance')}
            </Box>
          )}
        </Box>
      ),
      sx: cell,
      bodySx: { overflowWrap: 'anywhere' },
    },
    {
      key: 'weight',
      header: translate('app.dashboard.drivers.weight'),
      cell: ({ weight, low, high, is_found: isFound }) => (
        <Box>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {share(weight)}{' '}
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {translate('app.dashboard.drivers.range', { low: share(low), high: share(high) })}
            </Box>
          </Box>
          <Bar share={weight / most} isFaint={!isFound} />
        </Box>
      ),
      sx: { ...cell, width: '34%' },
    },
    {
      key: 'stands',
      header: translate('app.dashboard.drivers.stands'),
      align: 'right',
      cell: (driver) => (driver.is_rating ? count(Math.round(standsAt(driver))) : share(standsAt(driver))),
      sx: cell,
    },
  ];
  return (
    <DataTable
      label={translate('app.dashboard.drivers.title')}
      columns={columns}
      rows={drivers}
      rowKey={({ question_id: question, option_id: option }) => `${question} ${option}`}
      sx={{ '& tbody tr:last-child td': { borderBottom: 0 }, '& thead th': { whiteSpace: 'normal' } }}
    />
  );
}
