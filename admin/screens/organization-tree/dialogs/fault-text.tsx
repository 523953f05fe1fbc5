import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { closestWordsOf, fieldErrorsOf, problemOf } from '../../../providers/problem.ts';

/** Below a field: why it was refused, and what to do about it. */
export function FaultText({ error }: { error: unknown }) {
  const translate = useTranslate();
  const words = closestWordsOf(error);
  const { title } = problemOf(error);
  const isAtField = Object.keys(fieldErrorsOf(error)).length > 0;
  return (
    <>
      {!isAtField && typeof title === 'string' && title !== words && (
        <>
          {title}
          <br />
        </>
      )}
      {translate(words, { _: words })}
    </>
  );
}

/** Where no field is to blame. */
export function FaultAlert({ error }: { error: unknown }) {
  return (
    <Typography role="alert" sx={{ color: 'error.main' }}>
      <FaultText error={error} />
    </Typography>
  );
}
