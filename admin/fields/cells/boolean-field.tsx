import Check from '@mui/icons-material/CheckOutlined';
import Remove from '@mui/icons-material/RemoveOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';

/** Yes or no, as a sign with its word. */
export function BooleanField(props: CellProps) {
  const value = useValue(props);
  const translate = useTranslate();
  if (typeof value !== 'boolean') return <EmptyValue />;
  const Icon = value ? Check : Remove;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        verticalAlign: 'middle',
        gap: 1,
        color: value ? 'text.primary' : 'text.secondary',
      }}
    >
      <Icon fontSize="small" color={value ? 'success' : 'inherit'} />
      {translate(`ra.boolean.${value}`)}
    </Box>
  );
}
