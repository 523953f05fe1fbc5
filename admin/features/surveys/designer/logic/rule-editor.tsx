import Add from '@mui/icons-material/AddOutlined';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { conditionsOf } from '../../../../../shared/survey/conditions.ts';
import type { Condition, Rule } from '../../../../../shared/survey/document.ts';
import type { DraftQuestion } from '../state/draft.ts';
import { withConditions } from '../state/rules.ts';
import { answerFactsOf } from './answer-facts.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { fitClause, toCondition } from './operators.ts';

const MAX_CONDITIONS = 10;

interface RuleEditorProps {
  rule: Rule | undefined;
  /** The questions that it may look at. */
  sources: DraftQuestion[];
  /** What holds without a rule. */
  none: string;
  onChange: (rule: Rule | undefined) => void;
}

/** All or any of some conditions, each a readable row. */
export function RuleEditor({ rule, sources, none, onChange }: RuleEditorProps) {
  const translate = useTranslate();
  const conditions = rule === undefined ? [] : conditionsOf(rule);
  const set = (next: Condition[]) =>
    onChange(next.length === 0 ? undefined : withConditions(rule ?? { all: [] }, next));
  const add = () => {
    const source = sources.at(-1);
    const facts = source && answerFactsOf(source);
    if (source === undefined || facts === undefined) return;
    const clause = fitClause({ question: source.id, operator: facts.isWhole ? 'at_most' : 'is', values: [] }, facts);
    set([...conditions, toCondition(clause)]);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {conditions.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {none}
        </Typography>
      )}
      {conditions.length > 1 && rule !== undefined && (
        <TextField
          select
          value={'all' in rule ? 'all' : 'any'}
          onChange={({ target }) => onChange(target.value === 'all' ? { all: conditions } : { any: conditions })}
          slotProps={{ htmlInput: { 'aria-label': translate('app.designer.logic.match') } }}
        >
          <MenuItem value="all">{translate('app.designer.logic.all')}</MenuItem>
          <MenuItem value="any">{translate('app.designer.logic.any')}</MenuItem>
        </TextField>
      )}
      {conditions.map((condition, at) => (
        <ConditionEditor
          // Conditions have no names of their own; their place is what tells them apart.
          key={at}
          number={at + 1}
          condition={condition}
          sources={sources}
          onChange={(next) => set(conditions.with(at, next))}
          onRemove={() => set(conditions.toSpliced(at, 1))}
        />
      ))}
      {conditions.length < MAX_CONDITIONS && (
        <Button size="small" variant="outlined" startIcon={<Add />} onClick={add} sx={{ justifySelf: 'start' }}>
          {translate('app.designer.logic.add_condition')}
        </Button>
      )}
    </Box>
  );
}
