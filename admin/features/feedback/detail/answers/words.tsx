import { Typography } from '@mui/material';
import type { AskedQuestion } from './answered.ts';

/** The visitor's own words, as they were written; a number or a day is in the words of the answer's language. */
export function Words({ question }: { question: AskedQuestion }) {
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
      {question.words}
    </Typography>
  );
}
