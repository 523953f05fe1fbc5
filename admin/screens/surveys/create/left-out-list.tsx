import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { LeftOut } from './use-convert.ts';

/** What our surveys don't have, each with its place in the definition and the reason. */
export function LeftOutList({ items }: { items: LeftOut[] }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h3" sx={{ marginBottom: 2 }}>
        {translate('app.surveys.import.left_out_title')}
      </Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-labelledby={id}
        sx={{ margin: 0, padding: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
      >
        {[...Map.groupBy(items, ({ place }) => place)].map(([place, reasons], at) => (
          <Box component="li" key={place} sx={{ paddingBlock: 2, borderTop: at === 0 ? 0 : 1, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
              <bdi>{place}</bdi>
            </Typography>
            {reasons.map(({ reason, detail }) => (
              <Typography
                key={`${reason} ${detail}`}
                variant="body2"
                sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {translate(`app.surveys.import.reasons.${reason}`, {
                  _: translate('app.surveys.import.reasons.other'),
                })}
                {detail && (
                  <>
                    {' '}
                    <bdi>({detail})</bdi>
                  </>
                )}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
