import { Skeleton, Stack } from '@mui/material';

const ROWS = 4;

/** Where a form will be. */
export function FormSkeleton() {
  return (
    <Stack sx={{ gap: 4 }} aria-hidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={40} />
      ))}
    </Stack>
  );
}
