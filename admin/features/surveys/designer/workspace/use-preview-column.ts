import { useMediaQuery } from '@mui/material';

/** From here the preview has a column of its own, in px. */
const PREVIEW_FROM = 1200;

export const useHasPreviewColumn = (): boolean => useMediaQuery(`(min-width: ${PREVIEW_FROM}px)`, { noSsr: true });
