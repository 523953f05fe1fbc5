import { Box, Skeleton, Stack } from '@mui/material';

const INPUTS = 5;

/** Where a form will be. */
export function FormSkeleton() {
  return (
    <Stack sx={{ gap: 4 }} aria-hidden>
      {Array.from({ length: INPUTS }, (_, row) => (
        <Box key={row}>
          <Skeleton width="30%" />
          <Skeleton variant="rounded" height={36} />
        </Box>
      ))}
    </Stack>
  );
}
