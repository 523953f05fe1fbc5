import { Box, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';

const SKELETON_FIELDS = 7;

/** Stands for the fields of a row until it has come. */
export function ShowSkeleton() {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('ra.page.loading')} sx={{ gap: 2 }}>
      {Array.from({ length: SKELETON_FIELDS }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', gap: 6 }}>
          <Skeleton width="25%" />
          <Skeleton width="45%" />
        </Box>
      ))}
    </Stack>
  );
}
