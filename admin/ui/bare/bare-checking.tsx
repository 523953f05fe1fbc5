import { Box, Skeleton, Stack } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';

/** Where a form without the menu will be, while it is looked up whether its link still holds. */
export function BareChecking({ inputs }: { inputs: number }) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 5 }} role="status">
      <Box component="span" sx={visuallyHidden}>
        {translate('ra.page.loading')}
      </Box>
      <Skeleton width="60%" height={32} />
      {Array.from({ length: inputs }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={36} />
      ))}
    </Stack>
  );
}
