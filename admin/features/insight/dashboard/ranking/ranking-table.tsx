import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import { Box, Link as TextLink, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import { useNames } from '../../../../entities/use-names.ts';
import type { RankedUnit } from '../data/answers.ts';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { Bar } from '../panel/bar.tsx';
import { useView } from '../view/view-context.tsx';

const cell = { paddingInline: 1 };
const wide = { ...cell, display: { xs: 'none', sm: 'table-cell' } };

export function RankingTable({ units }: { units: readonly RankedUnit[] }) {
  const translate = useTranslate();
  const name = (key: string) => translate(`app.dashboard.ranking.${key}`);
  return (
    <Table size="small" aria-label={name('title')}>
      <TableHead>
        <TableRow>
          <TableCell sx={cell}>{useNames(node).one}</TableCell>
          <TableCell sx={{ ...cell, width: '34%' }}>{name('fair')}</TableCell>
          <TableCell align="right" sx={wide}>
            {name('mean')}
          </TableCell>
          <TableCell align="right" sx={cell}>
            {translate('app.dashboard.answers')}
          </TableCell>
          <TableCell align="right" sx={wide}>
            {translate('app.dashboard.open')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} />
        ))}
      </TableBody>
    </Table>
  );
}

function UnitRow({ unit }: { unit: RankedUnit }) {
  const translate = useTranslate();
  const { decimal, count } = useFormats();
  const { addressOf } = useView();
  const { fair_score: fair, has_few: hasFew, score, has_units_below: leadsOn } = unit;
  const number = (value: number | null) => (value === null ? '–' : decimal(value));
  const color = hasFew ? 'text.secondary' : 'text.primary';
  return (
    <TableRow sx={{ '&:last-child td': { borderBottom: 0 } }}>
      <TableCell sx={{ ...cell, overflowWrap: 'anywhere' }}>
        <TextLink
          component={Link}
          to={addressOf({ unitId: unit.id })}
          sx={{ display: 'inline-flex', alignItems: 'center', fontSize: 'inherit', fontWeight: 550 }}
        >
          <bdi>{unit.name}</bdi>
          {leadsOn && <ChevronRight sx={{ fontSize: 16, '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
        </TextLink>
        {hasFew && (
          <Box component="span" sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}>
            {translate('app.dashboard.ranking.few')}
          </Box>
        )}
      </TableCell>
      <TableCell sx={cell}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box component="span" sx={{ minWidth: '4ch', textAlign: 'right', fontWeight: 600, color }}>
            {number(fair)}
          </Box>
          <Bar share={(fair ?? 0) / 100} isFaint={hasFew} />
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ ...wide, color }}>
        {number(score.mean)}
      </TableCell>
      <TableCell align="right" sx={{ ...cell, color }}>
        {count(unit.answers)}
      </TableCell>
      <TableCell align="right" sx={{ ...wide, color }}>
        {count(unit.open)}
      </TableCell>
    </TableRow>
  );
}
