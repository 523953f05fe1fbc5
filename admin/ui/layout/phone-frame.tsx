import { Box } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';

interface PhoneFrameProps {
  /** Its size, and how it stands beside others. */
  sx: SystemStyleObject<Theme>;
  children: ReactNode;
}

/** The edge of a phone around a page that fills it. */
export function PhoneFrame({ sx, children }: PhoneFrameProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        overflow: 'hidden',
        border: 6,
        borderColor: 'ink.surface',
        borderRadius: 5,
        // In the dark the edge alone would not be seen.
        outline: 1,
        outlineColor: 'divider',
        backgroundColor: 'background.paper',
        ...sx,
      }}
    >
      {children}
    </Box>
  );
}

/** Of a frame element within. */
export const frameSx = { display: 'block', width: '100%', height: '100%', border: 0 };
