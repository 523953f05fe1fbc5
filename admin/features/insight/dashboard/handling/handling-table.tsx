import { Box, Link as TextLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatRoughDuration } from '../../../../fields/durations.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { type Column, DataTable } from '../../../../ui/tables/data-table.tsx';
import type { Handled } from '../data/answers.ts';
import { Bar } from '../panel/bar.tsx';
import { useView } from '../view/view-context.tsx';

export interface HandledPart extends Handled {
  key: string;
  name: string;
  /** Of a unit, which leads on to its own dashboard. */
  unitId: number | null;
}

const cell = { paddingInline: 1 };
/** Three columns stand beside each other on a phone, whatever the length of their words. */
const wraps = { ...cell, whiteSpace: { xs: 'normal', sm: 'nowrap' } };
const wide = { ...cell, display: { xs: 'none', sm: 'table-cell' } };

/** Units or people, those first with most that was not closed in time. */
export function HandlingTable({ name, parts }: { name: string; parts: readonly HandledPart[] }) {
  const translate = useTranslate();
  const { locale, count, percent } = useFormats();
  const { addressOf } = useView();
  const label = (key: string) => translate(`app.dashboard.handling.${key}`);
  const columns: Column<HandledPart>[] = [
    {
      key: 'name',
      header: name,
      cell: ({ name: of, unitId }) =>
        unitId === null ? (
          <bdi>{of}</bdi>
        ) : (
          <TextLink component={Link} to={addressOf({ unitId })} sx={{ fontSize: 'inherit', fontWeight: 550 }}>
            <bdi>{of}</bdi>
          </TextLink>
        ),
      sx: cell,
      bodySx: { overflowWrap: 'anywhere' },
    },
    {
      key: 'in_time',
      header: label('in_time'),
      cell: ({ due, met }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box component="span" sx={{ minWidth: '5ch', textAlign: 'right', fontWeight: 600 }}>
            {due === 0 ? '–' : percent(met / due)}
          </Box>
          {due > 0 && (
            <Box sx={{ flexGrow: 1, display: { xs: 'none', sm: 'block' } }}>
              <Bar share={met / due} />
            </Box>
          )}
        </Box>
      ),
      sx: { ...wraps, width: { sm: '34%' } },
    },
    { key: 'due', header: label('due'), align: 'right', cell: ({ due }) => count(due), sx: wide },
    { key: 'closed', header: label('closed'), align: 'right', cell: ({ closed }) => count(closed), sx: wide },
    {
      key: 'median',
      header: label('median'),
      align: 'right',
      cell: ({ median_seconds: median }) => (median === null ? '–' : formatRoughDuration(median, locale)),
      sx: wraps,
    },
  ];
  return (
    <DataTable
      label={label('title')}
      columns={columns}
      rows={parts}
      rowKey={({ key }) => key}
      sx={{ '& tbody tr:last-child td': { borderBottom: 0 } }}
    />
  );
}
