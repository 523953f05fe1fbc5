import { Box, Typography } from '@mui/material';
import { isObject } from '../../providers/user-data.ts';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';

/** What somebody answered, question by question. */
export function AnswersField(props: CellProps) {
  const value = useValue(props);
  const answers = isObject(value) ? Object.entries(value) : [];
  if (answers.length === 0) return <EmptyValue />;
  return (
    <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {answers.map(([question, answer]) => (
        <li key={question}>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {question.replaceAll('_', ' ')}
          </Typography>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{toText(answer)}</Box>
        </li>
      ))}
    </Box>
  );
}

function toText(answer: unknown): string {
  if (Array.isArray(answer)) return answer.map(toText).join(', ');
  if (isObject(answer)) {
    return Object.entries(answer)
      .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${toText(value)}`)
      .join('\n');
  }
  return String(answer);
}
