import { Box, Typography } from '@mui/material';
import { alpha, useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import type { RowResult } from '../data/answers.ts';

interface StackedRowsProps {
  rows: readonly RowResult[];
  compared: readonly RowResult[] | undefined;
}

const HEIGHT = 16;
const FAINTEST = 0.2;

const sumOf = ({ items }: RowResult): number => items.reduce((sum, { count }) => sum + count, 0);

/** Each row as one bar, cut by what was chosen; the key below says which shade is what. */
export function StackedRows({ rows, compared }: StackedRowsProps) {
  const translate = useTranslate();
  const { decimal, percent } = useFormats();
  const { palette } = useTheme();
  const columns = rows[0]?.items ?? [];
  const shade = (at: number): string =>
    alpha(palette.primary.main, FAINTEST + ((1 - FAINTEST) * at) / Math.max(1, columns.length - 1));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="ul" sx={{ display: 'grid', gap: 2.5, margin: 0, padding: 0, listStyle: 'none' }}>
        {rows.map((row) => {
          const sum = sumOf(row);
          const other = compared?.find(({ value }) => value === row.value)?.mean ?? null;
          return (
            <Box component="li" key={row.value} sx={{ display: 'grid', gap: 1 }}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <bdi>{row.label}</bdi>
                </Typography>
                {row.mean !== null && (
                  <Typography variant="body2" component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                    <bdi>{translate('app.results.mean', { mean: decimal(row.mean) })}</bdi>
                    {other !== null && (
                      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, marginInlineStart: 2 }}>
                        {decimal(other)}
                      </Box>
                    )}
                  </Typography>
                )}
              </Box>
              <Box
                aria-hidden
                sx={{
                  display: 'flex',
                  gap: '1px',
                  height: HEIGHT,
                  borderRadius: 1,
                  overflow: 'hidden',
                  backgroundColor: 'divider',
                }}
              >
                {row.items.map(({ value, count }, at) =>
                  count === 0 ? null : (
                    <Box key={value} sx={{ width: `${(100 * count) / sum}%`, backgroundColor: shade(at) }} />
                  ),
                )}
              </Box>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {row.items
                  .filter(({ count }) => count > 0)
                  .map(({ label, count }) => `${label}: ${percent(count / sum)}`)
                  .join(' · ')}
              </Typography>
            </Box>
          );
        })}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          rowGap: 1,
          fontSize: '0.75rem',
          color: 'text.secondary',
        }}
      >
        {columns.map(({ value, label }, at) => (
          <Box component="span" key={value} sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
            <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: '2px', backgroundColor: shade(at) }} />
            <bdi>{label}</bdi>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
