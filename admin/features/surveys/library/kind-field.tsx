import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { LibraryQuestionRecord } from '../../../generated/types.ts';
import { factsOf } from '../designer/palette/type-facts.ts';
import { useTypeName } from '../designer/palette/use-type-name.ts';

/** Which kind of question it is, as the designer calls and draws it. */
export default function KindField() {
  const nameOf = useTypeName();
  const row = useRecordContext<LibraryQuestionRecord>();
  if (row === undefined) return null;
  const { Icon } = factsOf(row.kind);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Icon fontSize="small" sx={{ color: 'primary.main' }} />
      {nameOf(row.kind)}
    </Box>
  );
}
