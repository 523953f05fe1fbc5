import { Box } from '@mui/material';
import { useDisplay } from '../base/display.tsx';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';

/** A value without a better view: its JSON. */
export function JsonField(props: CellProps) {
  const value = useValue(props);
  const display = useDisplay();
  if (value === null) return <EmptyValue />;
  const text = JSON.stringify(value, null, display === 'detail' ? 2 : 0);
  const line = {
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    maxWidth: '36ch',
    display: 'inline-block',
    verticalAlign: 'bottom',
  };
  return (
    <Box
      component={display === 'detail' ? 'pre' : 'code'}
      tabIndex={display === 'detail' ? 0 : -1}
      sx={{ margin: 0, fontSize: '0.75rem', ...(display === 'detail' ? { maxHeight: 320, overflow: 'auto' } : line) }}
    >
      {text}
    </Box>
  );
}
