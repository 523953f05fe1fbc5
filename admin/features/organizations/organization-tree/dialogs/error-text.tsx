import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { closestWordsOf } from '../../../../providers/problem.ts';

/** Below a field: why it was refused, and what to do about it. */
export function ErrorText({ error }: { error: unknown }) {
  const translate = useTranslate();
  const words = closestWordsOf(error);
  return translate(words, { _: words });
}

/** Where no field is to blame. */
export function ErrorAlert({ error }: { error: unknown }) {
  return (
    <Typography role="alert" sx={{ color: 'error.main' }}>
      <ErrorText error={error} />
    </Typography>
  );
}
