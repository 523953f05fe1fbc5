import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DraftQuestion } from '../design-context.tsx';
import { useDesign } from '../design-context.tsx';
import { useEdits } from '../state/use-edits.ts';
import { JumpList } from './jump-list.tsx';
import { LogicSection, Words } from './logic-section.tsx';
import { OptionRules } from './option-rules.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { useAskable } from './use-askable.ts';
import { useRuleText } from './use-rule-text.ts';

/** When a question is asked, and where it goes on after it; in sentences for who may only look. */
export function LogicEditor({ question }: { question: DraftQuestion }) {
  const { canEdit } = useDesign();
  return (
    <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
      {canEdit ? (
        <>
          <ShowRule question={question} />
          <OptionRules question={question} />
          <JumpList question={question} />
        </>
      ) : (
        <LogicWords question={question} />
      )}
    </Box>
  );
}

function ShowRule({ question }: { question: DraftQuestion }) {
  const translate = useTranslate();
  const { update } = useEdits();
  const earlier = useAskable(question.id, 'earlier');
  return (
    <LogicSection title="show_title">
      {earlier.length === 0 ? (
        <Words>{translate('app.designer.logic.nothing_earlier')}</Words>
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
    </LogicSection>
  );
}

function LogicWords({ question }: { question: DraftQuestion }) {
  const translate = useTranslate();
  const { shownIf, jumps } = useRuleText();
  const next = jumps(question);
  return (
    <>
      <LogicSection title="show_title">
        <Words>{shownIf(question) ?? translate('app.designer.logic.always_shown')}</Words>
      </LogicSection>
      <OptionRules question={question} />
      <LogicSection title="jumps_title">
        {(next.length > 0 ? next : [translate('app.designer.logic.no_jumps')]).map((sentence) => (
          <Words key={sentence}>{sentence}</Words>
        ))}
      </LogicSection>
    </>
  );
}
