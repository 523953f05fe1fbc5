import { Box, Chip } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ListImportRecord } from '../../generated/types.ts';
import type { ToneName } from '../../theme/tokens.ts';

type Count = 'created' | 'changed' | 'unchanged' | 'refused' | 'taken_back' | 'kept';

const TONES: Record<Count, ToneName> = {
  created: 'done',
  changed: 'fresh',
  unchanged: 'quiet',
  refused: 'urgent',
  taken_back: 'done',
  kept: 'active',
};

/** Of what a step says something. */
const SHOWN: Record<ListImportRecord['step'], readonly Count[]> = {
  upload: [],
  check: ['created', 'changed', 'unchanged', 'refused'],
  run: ['created', 'changed', 'unchanged', 'refused'],
  take_back: ['taken_back', 'kept'],
};

/** What came of the rows; a number of none stands back, and all of them are there where all are none. */
export function CountChips({ row }: { row: ListImportRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const counts = SHOWN[row.step].map((name) => ({ name, count: row[`${name}_count`] }));
  const some = counts.filter(({ count }) => count > 0);
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
      {(some.length > 0 ? some : counts).map(({ name, count }) => (
        <li key={name}>
          <Chip
            size="small"
            label={translate(`app.list.import.count.${name}`, { count: count.toLocaleString(locale) })}
            sx={({ palette }) => ({
              backgroundColor: palette.tones[count > 0 ? TONES[name] : 'quiet'].surface,
              color: palette.tones[count > 0 ? TONES[name] : 'quiet'].text,
              fontVariantNumeric: 'tabular-nums',
            })}
          />
        </li>
      ))}
    </Box>
  );
}
