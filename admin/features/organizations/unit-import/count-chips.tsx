import type SvgIcon from '@mui/material/SvgIcon';
import Add from '@mui/icons-material/AddOutlined';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Remove from '@mui/icons-material/RemoveOutlined';
import { Box, Chip } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ToneName } from '../../../theme/tokens.ts';
import type { ImportReport } from './report.ts';

const COUNT_STYLES: Record<keyof ImportReport['counts'], { tone: ToneName; Icon: typeof SvgIcon }> = {
  added: { tone: 'done', Icon: Add },
  changed: { tone: 'fresh', Icon: Edit },
  moved: { tone: 'active', Icon: DriveFileMove },
  unchanged: { tone: 'quiet', Icon: Remove },
};

/** How many units are added, changed, moved and left as they are. */
export function CountChips({ counts }: Pick<ImportReport, 'counts'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
      {(['added', 'changed', 'moved', 'unchanged'] as const).map((name) => {
        const { tone, Icon } = COUNT_STYLES[counts[name] > 0 ? name : 'unchanged'];
        return (
          <li key={name}>
            <Chip
              icon={<Icon />}
              label={translate(`app.import.count.${name}`, { count: counts[name].toLocaleString(locale) })}
              sx={({ palette }) => ({
                backgroundColor: palette.tones[tone].surface,
                color: palette.tones[tone].text,
                fontVariantNumeric: 'tabular-nums',
                '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
              })}
            />
          </li>
        );
      })}
    </Box>
  );
}
