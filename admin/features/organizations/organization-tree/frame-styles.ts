import { CONTENT, SIDE_MENU } from '../../../theme/measures.ts';

/** What the page has above and below the chart, in px: it is as high as leaves all in view. */
const AROUND_CHART = 268;
const MIN_CHART = 440;
/** Beside the chart when it takes the width of a wide window. */
const SIDE = 24;

/** Content is boxed; a chart, like a table, may use the width. */
export const wideStyles = {
  marginInline: `min(0px, calc((${CONTENT} + ${SIDE_MENU} - 100vw) / 2 + ${SIDE}px))`,
};

interface FrameState {
  isChart: boolean;
  isFull: boolean;
}

/** A chart takes all the room of the window that there is; full screen it takes the window. */
export function frameStyles({ isChart, isFull }: FrameState) {
  const column = { display: 'flex', flexDirection: 'column', gap: 3 } as const;
  if (!isChart) return column;
  const body = {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: 'background.default',
  };
  if (isFull) {
    return {
      ...column,
      position: 'fixed',
      inset: 0,
      zIndex: 'drawer',
      padding: 3,
      backgroundColor: 'background.default',
      '& .tree-body': { ...body, flexGrow: 1, minHeight: 0 },
    } as const;
  }
  return {
    ...column,
    // The page keeps room for a button at its end, which a chart in view does not need.
    marginBlockEnd: -12,
    '& .tree-body': { ...body, height: `calc(100dvh - ${AROUND_CHART}px)`, minHeight: MIN_CHART },
  } as const;
}
