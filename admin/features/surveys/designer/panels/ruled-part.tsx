/** What a survey does for some of its visitors, by a rule: one of a list of such in a panel. */
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Rule } from '../../../../../shared/survey/document.ts';
import { useDesign } from '../design-context.tsx';
import { isAnswered } from '../logic/answer-facts.ts';
import { Words } from '../logic/logic-section.tsx';
import { RuleEditor } from '../logic/rule-editor.tsx';
import { useRuleText } from '../logic/use-rule-text.ts';
import { questionsOfDraft } from '../state/draft.ts';

interface RuledPartProps {
  name: string;
  /** Words of its buttons are `app.survey_panels.<kind>.earlier` and `.remove`. */
  kind: string;
  /** Absent where the order means nothing, and for the first. */
  onEarlier?: (() => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
}

export function RuledPart({ name, kind, onEarlier, onRemove, children }: RuledPartProps) {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const earlier = translate(`app.survey_panels.${kind}.earlier`);
  const remove = translate(`app.survey_panels.${kind}.remove`);
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'grid', gap: 3, padding: 3, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle2" component="h4" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        {canEdit && onEarlier && (
          <Tooltip title={earlier}>
            <IconButton size="small" aria-label={`${earlier}: ${name}`} onClick={onEarlier}>
              <ArrowUpward fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {canEdit && (
          <Tooltip title={remove}>
            <IconButton size="small" aria-label={`${remove}: ${name}`} onClick={onRemove}>
              <Close fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {children}
    </Box>
  );
}

interface PartRuleProps {
  rule: Rule | undefined;
  /** Said where there is no rule. */
  everybody: string;
  onChange: (rule: Rule | undefined) => void;
}

/** For whom a part is, by all that was answered. */
export function PartRule({ rule, everybody, onChange }: PartRuleProps) {
  const { document, canEdit } = useDesign();
  const { shownIf } = useRuleText();
  const sources = questionsOfDraft(document).filter(isAnswered);
  return canEdit ? (
    <RuleEditor rule={rule} sources={sources} none={everybody} onChange={onChange} />
  ) : (
    <Words>{shownIf({ ...(rule && { show_if: rule }) }) ?? everybody}</Words>
  );
}
