import Add from '@mui/icons-material/AddOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Remove from '@mui/icons-material/RemoveOutlined';
import SwapVert from '@mui/icons-material/SwapVertOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCounted } from '../../../survey-usage.tsx';
import { type ChangeRow, useChangeText } from './change-row.ts';

/** How many are shown before one asks for all. */
const FIRST = 12;

const SIGNS: Record<string, typeof Add> = {
  question_added: Add,
  page_added: Add,
  question_removed: Remove,
  page_removed: Remove,
  question_moved: SwapVert,
};

/** What changed, a line each. */
export function ChangeList({ changes }: { changes: ChangeRow[] }) {
  const translate = useTranslate();
  const counted = useCounted();
  const textOf = useChangeText();
  const [isComplete, setComplete] = useState(false);
  if (changes.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('app.survey_panels.changes.none')}
      </Typography>
    );
  }
  const shown = isComplete ? changes : changes.slice(0, FIRST);
  return (
    <>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map((change, at) => {
          const Sign = SIGNS[change.kind] ?? Edit;
          return (
            <Box component="li" key={at} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', minWidth: 0 }}>
              <Sign aria-hidden sx={{ fontSize: 18, color: 'text.secondary', marginTop: '1px' }} />
              <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {textOf(change)}
              </Typography>
            </Box>
          );
        })}
      </Box>
      {changes.length > shown.length && (
        <Button size="small" onClick={() => setComplete(true)} sx={{ marginTop: 1 }}>
          {counted('app.survey_panels.changes.more', changes.length - shown.length)}
        </Button>
      )}
    </>
  );
}
