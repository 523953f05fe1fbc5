import { Typography } from '@mui/material';
import type { LineControl } from '../../../../../shared/questions/control.ts';
import { Address } from './address.tsx';

/** An address of the visitor's, to be opened. */
export const LineView = ({ control, answer }: { control: LineControl; answer: unknown }) => (
  <Typography sx={{ overflowWrap: 'anywhere' }}>
    <Address value={String(answer)} input={control.input} />
  </Typography>
);
