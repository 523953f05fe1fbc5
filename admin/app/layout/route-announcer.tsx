import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useAnnouncedTitle } from '../../ui/layout/use-page-title.ts';

/** Tells a screen reader which page one has come to: inside the application no page is loaded, and nothing would be read. */
export function RouteAnnouncer() {
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {useAnnouncedTitle()}
    </Box>
  );
}
