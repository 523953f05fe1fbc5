import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Fragment } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type MarcState, marcStates } from './marc-states.ts';

const colorOf =
  (state: MarcState) =>
  ({ palette }: Theme): string =>
    ({ bound: palette.primary.main, blank: palette.divider, retired: palette.text.disabled })[state];

/** How many marcs are in which state: in words, and as a length. */
export function StateBar({ states }: { states: Record<MarcState, number> }) {
  const translate = useTranslate();
  const locale = useLocale();
  const shown = marcStates.filter((state) => states[state] > 0);
  const words = shown.map((state) =>
    translate(`app.marcs.count.${state}`, { smart_count: states[state], count: states[state].toLocaleString(locale) }),
  );
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 160 }}>
      <Typography variant="body2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words.map((word, at) => (
          <Fragment key={word}>
            {at > 0 && ' · '}
            <bdi>{word}</bdi>
          </Fragment>
        ))}
      </Typography>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 6, borderRadius: 1, overflow: 'hidden' }}>
        {shown.map((state) => (
          <Box
            key={state}
            sx={{ flexGrow: states[state], flexBasis: 0, minWidth: 4, backgroundColor: colorOf(state) }}
          />
        ))}
      </Box>
    </Box>
  );
}
