import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** Whether the window is that of a phone. */
export const useIsNarrow = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
