import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DraftQuestion } from '../design-context.tsx';
import { useDesign } from '../design-context.tsx';
import { useEdits } from '../state/use-edits.ts';
import { JumpList } from './jump-list.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { useAskable } from './use-askable.ts';

/** When a question is asked, and where it goes on after it. */
export function LogicEditor({ question }: { question: DraftQuestion }) {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const { update } = useEdits();
  const earlier = useAskable(question.id, 'earlier');
  return (
    <Box
      component="fieldset"
      disabled={!canEdit}
      sx={{ display: 'grid', gap: 6, border: 0, padding: 0, margin: 0, minWidth: 0 }}
    >
      <Box component="section" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h3" component="h2">
          {translate('app.designer.logic.show_title')}
        </Typography>
        {earlier.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('app.designer.logic.nothing_earlier')}
          </Typography>
        ) : (
          <RuleEditor
            rule={question.show_if}
            sources={earlier}
            none={translate('app.designer.logic.always_shown')}
            onChange={(rule) =>
              update(question.id, ({ show_if: _before, ...rest }) => (rule ? { ...rest, show_if: rule } : rest))
            }
          />
        )}
      </Box>
      <JumpList question={question} />
    </Box>
  );
}
