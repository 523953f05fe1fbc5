import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import { Box, Link as TextLink } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import { useNames } from '../../../../entities/use-names.ts';
import type { RankedUnit } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { type Column, DataTable } from '../../../../ui/tables/data-table.tsx';
import { Bar } from '../panel/bar.tsx';
import { useView } from '../view/view-context.tsx';

const cell = { paddingInline: 1 };
const wide = { ...cell, display: { xs: 'none', sm: 'table-cell' } };

export function RankingTable({ units }: { units: readonly RankedUnit[] }) {
  const translate = useTranslate();
  const { decimal, count } = useFormats();
  const unitName = useNames(node).one;
  const name = (key: string) => translate(`app.dashboard.ranking.${key}`);
  const number = (value: number | null) => (value === null ? '–' : decimal(value));
  const columns: Column<RankedUnit>[] = [
    {
      key: 'unit',
      header: unitName,
      cell: (unit) => <UnitName unit={unit} />,
      sx: cell,
      bodySx: { overflowWrap: 'anywhere' },
    },
    {
      key: 'fair',
      header: name('fair'),
      cell: ({ fair_score: fair, has_few: hasFew }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box component="span" sx={{ minWidth: '4ch', textAlign: 'right', fontWeight: 600, color: colorOf(hasFew) }}>
            {number(fair)}
          </Box>
          <Bar share={(fair ?? 0) / 100} isFaint={hasFew} />
        </Box>
      ),
      sx: { ...cell, width: '34%', whiteSpace: { xs: 'normal', sm: 'nowrap' } },
    },
    {
      key: 'mean',
      header: name('mean'),
      align: 'right',
      cell: ({ has_few: hasFew, score }) => <Figure hasFew={hasFew}>{number(score.mean)}</Figure>,
      sx: wide,
    },
    {
      key: 'answers',
      header: translate('app.dashboard.answers'),
      align: 'right',
      cell: ({ has_few: hasFew, answers }) => <Figure hasFew={hasFew}>{count(answers)}</Figure>,
      sx: cell,
    },
    {
      key: 'open',
      header: translate('app.dashboard.open'),
      align: 'right',
      cell: ({ has_few: hasFew, open }) => <Figure hasFew={hasFew}>{count(open)}</Figure>,
      sx: wide,
    },
  ];
  return (
    <DataTable
      label={name('title')}
      columns={columns}
      rows={units}
      rowKey={({ id }) => id}
      sx={{ '& tbody tr:last-child td': { borderBottom: 0 } }}
    />
  );
}

/** What rests on few answers stands back. */
const colorOf = (hasFew: boolean) => (hasFew ? 'text.secondary' : 'text.primary');

function Figure({ hasFew, children }: { hasFew: boolean; children: string }) {
  return (
    <Box component="span" sx={{ color: colorOf(hasFew) }}>
      {children}
    </Box>
  );
}

function UnitName({ unit: { id, name, has_few: hasFew, has_units_below: leadsOn } }: { unit: RankedUnit }) {
  const translate = useTranslate();
  const { addressOf } = useView();
  return (
    <>
      <TextLink
        component={Link}
        to={addressOf({ unitId: id })}
        sx={{ display: 'inline-flex', alignItems: 'center', fontSize: 'inherit', fontWeight: 550 }}
      >
        <bdi>{name}</bdi>
        {leadsOn && <ChevronRight sx={{ fontSize: 16, '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
      </TextLink>
      {hasFew && (
        <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
          {translate('app.dashboard.ranking.few')}
        </Box>
      )}
    </>
  );
}
