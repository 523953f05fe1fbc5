import { Box } from '@mui/material';

interface BarProps {
  /** 0 to 1. */
  share: number;
  isFaint?: boolean;
  height?: number;
}

/** A number as a length; the number itself stands beside it. */
export function Bar({ share, isFaint = false, height = 6 }: BarProps) {
  return (
    <Box aria-hidden sx={{ height, borderRadius: 1, backgroundColor: 'divider', overflow: 'hidden', width: '100%' }}>
      <Box
        sx={{
          height: '100%',
          borderRadius: 1,
          width: `${100 * Math.min(1, Math.max(0, share))}%`,
          backgroundColor: isFaint ? 'inputBorder' : 'primary.main',
        }}
      />
    </Box>
  );
}
