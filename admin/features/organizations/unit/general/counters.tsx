import { Box, Card, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { NodeRecord } from '../../../../generated/types.ts';
import { node } from '../../../../generated/resources.ts';

const counters = ['qr_read_count', 'total_feedback_count', 'open_feedback_count'] as const;

/** The three figures of the unit: its own, and with all units below. */
export function Counters({ unit }: { unit: NodeRecord }) {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      aria-label={translate('app.unit.figures')}
      sx={{ display: 'grid', gap: { xs: 2, sm: 4 }, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}
    >
      {counters.map((counter) => (
        <Figure
          key={counter}
          label={translate(`resources.${node.route}.fields.${counter}`)}
          own={unit[counter]}
          all={unit.subtree_unit_count > 0 ? unit[`subtree_${counter}`] : undefined}
          stands={counter === 'open_feedback_count' && unit[counter] > 0}
        />
      ))}
    </Box>
  );
}

interface FigureProps {
  label: string;
  own: number;
  /** With the units below; absent where there are none. */
  all: number | undefined;
  /** What waits for somebody stands out. */
  stands: boolean;
}

function Figure({ label, own, all, stands }: FigureProps) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  return (
    <Card sx={{ paddingBlock: 3, paddingInline: { xs: 2, sm: 4 }, display: 'flex', flexDirection: 'column' }}>
      <Typography variant="body2" component="h2" sx={{ color: 'text.secondary', fontWeight: 550, flexGrow: 1 }}>
        {label}
      </Typography>
      <Typography
        sx={({ palette }) => ({
          fontSize: { xs: '1.25rem', sm: '1.75rem' },
          fontWeight: 600,
          lineHeight: 1.3,
          fontVariantNumeric: 'tabular-nums',
          color: stands ? palette.tones.urgent.text : 'text.primary',
        })}
      >
        {format.format(own)}
      </Typography>
      {all !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {translate('app.unit.with_units_below', { count: format.format(all) })}
        </Typography>
      )}
    </Card>
  );
}
