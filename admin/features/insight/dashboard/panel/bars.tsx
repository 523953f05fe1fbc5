import { Box, Typography } from '@mui/material';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { Bar } from './bar.tsx';

export interface BarLine {
  key: string;
  label: string;
  count: number;
  /** Of what the share is. */
  of: number;
  /** The same of the other side of a comparison. */
  compared?: { count: number; of: number } | undefined;
}

const shareOf = ({ count, of }: { count: number; of: number }): number => (of > 0 ? count / of : 0);

/** Numbers as lengths, one below the other; under each, fainter, that of the other side. */
export function Bars({ lines }: { lines: readonly BarLine[] }) {
  const { count: format, percent } = useFormats();
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2.5, margin: 0, padding: 0, listStyle: 'none' }}>
      {lines.map(({ key, label, compared, ...own }) => (
        <Box component="li" key={key} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi>{label}</bdi>
            </Typography>
            {/* Numbers beside each other are one in a line that is read from right to left. */}
            <Typography variant="body2" component="span" sx={{ display: 'flex', gap: 2, whiteSpace: 'nowrap' }}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {format(own.count)}
              </Box>
              <Box component="span" sx={{ minWidth: '4ch', textAlign: 'end', fontWeight: 600 }}>
                {percent(shareOf(own))}
              </Box>
              {compared !== undefined && (
                <Box component="span" sx={{ minWidth: '4ch', textAlign: 'end', color: 'text.secondary' }}>
                  {percent(shareOf(compared))}
                </Box>
              )}
            </Typography>
          </Box>
          <Bar share={shareOf(own)} height={8} />
          {compared !== undefined && <Bar share={shareOf(compared)} height={4} isFaint />}
        </Box>
      ))}
    </Box>
  );
}
