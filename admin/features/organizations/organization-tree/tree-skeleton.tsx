import { Box, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';

const COLUMNS = [1, 3, 3];
const ROWS = 6;

/** Stands for the tree until its first units are there. */
export function TreeSkeleton({ isList }: { isList: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('ra.page.loading')}
      sx={
        isList
          ? { padding: 6 }
          : { position: 'absolute', inset: 0, zIndex: 10, padding: 6, backgroundColor: 'background.default' }
      }
    >
      {isList ? (
        <Stack sx={{ gap: 2 }}>
          {Array.from({ length: ROWS }, (_, row) => (
            <Skeleton key={row} variant="rounded" height={44} sx={{ marginInlineStart: row === 0 ? 0 : 6 }} />
          ))}
        </Stack>
      ) : (
        <Box sx={{ display: 'flex', gap: 16, height: '100%', alignItems: 'center', overflow: 'hidden' }}>
          {COLUMNS.map((cards, at) => (
            <Stack key={at} sx={{ gap: 6 }}>
              {Array.from({ length: cards }, (_, card) => (
                <Skeleton key={card} variant="rounded" width={248} height={104} />
              ))}
            </Stack>
          ))}
        </Box>
      )}
    </Box>
  );
}
