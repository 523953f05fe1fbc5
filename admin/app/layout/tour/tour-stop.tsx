import { Box, Button, GlobalStyles, Paper, Popper, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TourStop as Stop } from '../../product-parts.ts';
import { product } from '../../product.tsx';

/** Marks what the stop is about. */
const ON = 'data-tour-on';

/**
 * One stop after the other. A dialog that leaves the page as it is: its reader may use what it points at. Escape ends it,
 * the arrow keys lead on and back.
 */
export function TourStop({ onEnd }: { onEnd: () => void }) {
  const [at, setAt] = useState(0);
  const stop = product.tour[at];
  const anchor = useAnchor(stop);
  // What it was begun from is gone, a menu's item or nothing at all; here it can be begun again.
  const leave = (): void => {
    onEnd();
    const help = product.tour.at(-1);
    if (help !== undefined) anchorOf(help)?.focus();
  };
  if (stop === undefined || anchor === null) return null;
  const to = (next: number): void => (next < product.tour.length ? setAt(Math.max(0, next)) : leave());
  return (
    <>
      <GlobalStyles
        styles={({ palette }) => ({
          [`[${ON}]`]: { outline: `3px solid ${palette.primary.main} !important`, outlineOffset: '3px !important' },
          [`header [${ON}], nav [${ON}]`]: {
            outlineColor: `${palette.bar.accent} !important`,
            outlineOffset: '0 !important',
          },
        })}
      />
      <Popper
        open
        anchorEl={anchor}
        placement="bottom"
        modifiers={[
          { name: 'offset', options: { offset: [0, 12] } },
          { name: 'preventOverflow', options: { padding: 12, altAxis: true } },
        ]}
        sx={{ zIndex: 'modal' }}
      >
        <Words key={stop.name} stop={stop} at={at} onGo={to} onEnd={leave} />
      </Popper>
    </>
  );
}

interface WordsProps {
  stop: Stop;
  at: number;
  onGo: (at: number) => void;
  onEnd: () => void;
}

function Words({ stop, at, onGo, onEnd }: WordsProps) {
  const translate = useTranslate();
  const id = useId();
  const textId = useId();
  const paper = useRef<HTMLDivElement>(null);
  useMark(stop);
  useFocusAtOnce(paper);
  const isLast = at === product.tour.length - 1;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [on, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (event.key === 'Escape') onEnd();
    else if (event.key === on) onGo(at + 1);
    else if (event.key === back) onGo(at - 1);
  };
  return (
    <Paper
      ref={paper}
      role="dialog"
      aria-labelledby={id}
      aria-describedby={textId}
      tabIndex={-1}
      elevation={8}
      onKeyDown={onKeyDown}
      sx={{
        width: 'min(340px, calc(100vw - 24px))',
        padding: 4,
        border: 1,
        borderColor: 'divider',
        '&:focus-visible': { outline: 'none' },
      }}
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {translate('app.tour.stop', { at: at + 1, of: product.tour.length })}
      </Typography>
      <Typography id={id} variant="h3" component="h2" sx={{ marginBlock: 1 }}>
        {translate(`app.tour.stops.${stop.name}.title`)}
      </Typography>
      <Typography id={textId} variant="body2">
        {translate(`app.tour.stops.${stop.name}.text`)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2, marginTop: 4 }}>
        {!isLast && (
          <Button size="small" onClick={onEnd} sx={{ marginInlineEnd: 'auto' }}>
            {translate('app.tour.skip')}
          </Button>
        )}
        {at > 0 && (
          <Button size="small" variant="outlined" onClick={() => onGo(at - 1)}>
            {translate('app.tour.back')}
          </Button>
        )}
        <Button size="small" variant="contained" onClick={() => onGo(at + 1)}>
          {translate(isLast ? 'app.tour.end' : 'app.tour.next')}
        </Button>
      </Box>
    </Paper>
  );
}

/** Outlines what the stop is about, and brings it into view. */
function useMark(stop: Stop): void {
  useEffect(() => {
    const anchor = anchorOf(stop);
    anchor?.setAttribute(ON, '');
    anchor?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => anchor?.removeAttribute(ON);
  }, [stop]);
}

/** Each stop is read out as it comes. */
function useFocusAtOnce(paper: React.RefObject<HTMLElement | null>): void {
  useEffect(() => paper.current?.focus({ preventScroll: true }), [paper]);
}

/** What the stop is about; looked for again when the window changes, since narrow ones have another menu. */
function useAnchor(stop: Stop | undefined): HTMLElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const moveAnchor = (): void => setAnchor(stop === undefined ? null : anchorOf(stop));
    moveAnchor();
    window.addEventListener('resize', moveAnchor);
    return () => window.removeEventListener('resize', moveAnchor);
  }, [stop]);
  return anchor;
}

/**
 * What the stop is about on this page: the first of its anchors that takes up room; null where none does. The menu of a
 * phone, from where the tour may have been started, is on its way out and no anchor.
 */
function anchorOf({ anchors }: Stop): HTMLElement | null {
  for (const anchor of anchors) {
    const found = document.querySelector<HTMLElement>(`[data-tour="${CSS.escape(anchor)}"]:not(.MuiModal-root *)`);
    if (found !== null && found.getClientRects().length > 0) return found;
  }
  return null;
}
