import { Box } from '@mui/material';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';

/** A patch of the color and its code. */
export function ColorField(props: CellProps) {
  const value = useValue(props);
  if (value === null) return <EmptyValue />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 16,
          height: 16,
          borderRadius: 1,
          border: 1,
          borderColor: 'inputBorder',
          backgroundColor: String(value),
        }}
      />
      {/* The sign stays before the digits, whatever the direction. */}
      <bdi dir="ltr">{String(value)}</bdi>
    </Box>
  );
}
