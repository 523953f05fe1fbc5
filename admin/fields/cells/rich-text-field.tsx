import { Box } from '@mui/material';
import { use } from 'react';
import { plainText } from '../../../shared/rich-text/plain.ts';
import { useDisplay } from '../base/display.tsx';
import { EmptyValue } from '../base/empty-value.tsx';
import { PastValues } from '../base/field-file.ts';
import { OneLine } from '../base/one-line.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';
import { RichText } from '../rich-text/rich-text.tsx';

/** More than a row has room for; what the pointer is shown besides. */
const ROW_LENGTH = 300;

/** With its looks on a page; what is read of it in a row, and where two versions are compared. */
export function RichTextField(props: CellProps) {
  const value = useValue(props);
  const display = useDisplay();
  const isPast = use(PastValues);
  if (value === null || value === '') return <EmptyValue />;
  const markup = String(value);
  if (display === 'detail' && !isPast) return <RichText markup={markup} />;
  const text = plainText(markup);
  if (display === 'detail') return <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>;
  const line = text.replaceAll(/\s+/g, ' ');
  return <OneLine text={line.length > ROW_LENGTH ? `${line.slice(0, ROW_LENGTH)}…` : line} />;
}
