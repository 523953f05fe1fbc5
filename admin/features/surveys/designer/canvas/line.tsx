import { Box } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';

interface LineProps {
  Icon: typeof SvgIcon;
  tone?: 'active' | 'urgent';
  children: string;
}

/** One thing that is told of a question or a page, with its sign. */
export function Line({ Icon, tone, children }: LineProps) {
  return (
    <Box
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'start',
        gap: 1.5,
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        overflowWrap: 'anywhere',
        ...(tone === undefined
          ? { color: 'text.secondary' }
          : {
              color: palette.tones[tone].text,
              backgroundColor: palette.tones[tone].surface,
              padding: '4px 8px',
              borderRadius: '6px',
            }),
      })}
    >
      <Icon sx={{ fontSize: 16, marginTop: '2px' }} />
      <span>{children}</span>
    </Box>
  );
}
