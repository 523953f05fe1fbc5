import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useDesign } from '../design-context.tsx';
import type { DraftQuestion } from '../state/draft.ts';
import { ruledOptions, withOptionRule } from '../state/rules.ts';
import { useEdits } from '../state/use-edits.ts';
import { RuleEditor, firstRule } from './rule-editor.tsx';
import { LogicSection, Words } from './logic-section.tsx';
import { useAskable } from './use-askable.ts';
import { useRuleText } from './use-rule-text.ts';
import { useValueText } from './use-value-text.ts';

/** The options that are offered only sometimes; nothing where there are none, or nothing comes before. */
export function OptionRules({ question }: { question: DraftQuestion }) {
  const { canEdit } = useDesign();
  const { optionsShownIf } = useRuleText();
  const earlier = useAskable(question.id, 'earlier');
  const ruled = ruledOptions(question);
  if (!Array.isArray(question.options) || (ruled.length === 0 && (earlier.length === 0 || !canEdit))) return null;
  return (
    <LogicSection title="options_title">
      {canEdit ? (
        <>
          {ruled.map(({ at }) => (
            <OptionRule key={at} question={question} at={at} sources={earlier} />
          ))}
          {earlier.length > 0 && <NewOptionRule question={question} sources={earlier} />}
        </>
      ) : (
        optionsShownIf(question).map((sentence) => <Words key={sentence}>{sentence}</Words>)
      )}
    </LogicSection>
  );
}

interface OptionRuleProps {
  question: DraftQuestion;
  at: number;
  sources: DraftQuestion[];
}

function OptionRule({ question, at, sources }: OptionRuleProps) {
  const translate = useTranslate();
  const { update } = useEdits();
  const { optionText } = useValueText();
  const name = optionText(question, at);
  const rule = ruledOptions(question).find((each) => each.at === at)?.rule;
  return (
    <Box
      role="group"
      aria-label={translate('app.designer.logic.option_rule', { name })}
      sx={{ display: 'grid', gap: 2, padding: 3, borderRadius: 1, backgroundColor: 'background.default' }}
    >
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <RuleEditor
        rule={rule}
        sources={sources}
        none=""
        onChange={(next) => update(question.id, (now) => withOptionRule(now, at, next))}
      />
    </Box>
  );
}

const NONE = '';

/** Chooses an option that has no rule yet, which gets a first one. */
function NewOptionRule({ question, sources }: Omit<OptionRuleProps, 'at'>) {
  const translate = useTranslate();
  const { update } = useEdits();
  const { optionText } = useValueText();
  const first = firstRule(sources);
  const ruled = new Set(ruledOptions(question).map(({ at }) => at));
  const count = Array.isArray(question.options) ? question.options.length : 0;
  const free = Array.from({ length: count }, (_, at) => at).filter((at) => !ruled.has(at));
  if (free.length === 0) return null;
  return (
    <TextField
      select
      label={translate('app.designer.logic.add_option_rule')}
      value={NONE}
      onChange={({ target }) => update(question.id, (now) => withOptionRule(now, Number(target.value), first))}
    >
      {free.map((at) => (
        <MenuItem key={at} value={String(at)} sx={{ whiteSpace: 'normal' }}>
          <bdi>{optionText(question, at)}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
