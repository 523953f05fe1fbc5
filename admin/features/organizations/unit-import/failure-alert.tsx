import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LIMITS } from './unit-file.ts';
import type { ImportFailure } from './use-unit-import.ts';

/** Says what went wrong, and what to do. */
export function FailureAlert({ title, text }: ImportFailure) {
  const translate = useTranslate();
  return (
    <Alert severity="error" role="alert">
      {title !== undefined && <AlertTitle sx={{ fontSize: '0.875rem', fontWeight: 600 }}>{title}</AlertTitle>}
      {translate(text, { ...LIMITS, _: text })}
    </Alert>
  );
}
