import { Box, Card, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';

const SKELETON_ROWS = 8;

/** Stands for the rows until they have come. */
export function ListSkeleton() {
  const translate = useTranslate();
  return (
    <Card role="status" aria-label={translate('ra.page.loading')} sx={{ paddingInline: 3 }}>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', alignItems: 'center', gap: 6, height: 40 }}>
          <Skeleton width="24%" />
          <Skeleton width="16%" />
          <Skeleton width="20%" />
          <Skeleton width="12%" />
        </Box>
      ))}
    </Card>
  );
}
