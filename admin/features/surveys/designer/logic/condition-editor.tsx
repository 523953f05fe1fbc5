import Close from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, MenuItem, TextField, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Condition, Scalar } from '../../../../../shared/survey/document.ts';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { useDesign } from '../design-context.tsx';
import { type DraftQuestion, findQuestion } from '../state/draft.ts';
import { type AnswerFacts, answerFactsOf } from './answer-facts.ts';
import { type Clause, fitClause, type Operator, operatorsFor, toClause, toCondition, valuesOf } from './operators.ts';
import { useValueText } from './use-value-text.ts';

interface ConditionEditorProps {
  number: number;
  condition: Condition;
  sources: DraftQuestion[];
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

/** One condition: which question, how its answer is looked at, and what it is held against. */
export function ConditionEditor({ number, condition, sources, onChange, onRemove }: ConditionEditorProps) {
  const translate = useTranslate();
  const { document, language } = useDesign();
  const source = findQuestion(document, condition.question);
  const facts = source && answerFactsOf(source);
  const clause = toClause(condition, facts);
  // One that now comes later stays to be seen, and can't be chosen again.
  const offered = source === undefined || sources.includes(source) ? sources : [source, ...sources];
  const label = (key: string) => `${translate(`app.designer.logic.${key}`)} ${number}`;
  const set = (next: Partial<Clause>) => {
    const changed = { ...clause, ...next };
    const question = findQuestion(document, changed.question);
    const fits = question && answerFactsOf(question);
    if (fits !== undefined) onChange(toCondition(fitClause(changed, fits)));
  };
  const nameOf = (question: DraftQuestion) => textIn(language, question.title) || translate('app.designer.untitled');
  return (
    <Box
      role="group"
      aria-label={label('condition')}
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 2,
        padding: 3,
        paddingInlineEnd: 10,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <TextField
        select
        value={condition.question}
        onChange={({ target }) => set({ question: target.value })}
        slotProps={{ htmlInput: { 'aria-label': label('question') } }}
      >
        {offered.map((question) => (
          <MenuItem
            key={question.id}
            value={question.id}
            disabled={!sources.includes(question)}
            sx={{ whiteSpace: 'normal' }}
          >
            <bdi>{nameOf(question)}</bdi>
          </MenuItem>
        ))}
      </TextField>
      {facts !== undefined && (
        <TextField
          select
          value={clause.operator}
          onChange={({ target }) => set({ operator: target.value as Operator })}
          slotProps={{ htmlInput: { 'aria-label': label('operator') } }}
        >
          {operatorsFor(facts).map((operator) => (
            <MenuItem key={operator} value={operator}>
              {translate(`app.designer.logic.operators.${facts.isList && operator === 'is' ? 'contains' : operator}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {source !== undefined && facts !== undefined && valuesOf[clause.operator] !== 'none' && (
        <ValueInput {...{ source, facts, clause }} label={label('value')} onChange={(values) => set({ values })} />
      )}
      <Tooltip title={translate('app.designer.logic.remove')}>
        <IconButton
          size="small"
          aria-label={label('remove')}
          onClick={onRemove}
          sx={{ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 4 }}
        >
          <Close fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

interface ValueInputProps {
  source: DraftQuestion;
  facts: AnswerFacts;
  clause: Clause;
  label: string;
  onChange: (values: Scalar[]) => void;
}

function ValueInput({ source, facts, clause, label, onChange }: ValueInputProps) {
  const valueText = useValueText();
  const { values } = facts;
  if (values === undefined)
    return (
      <TextField
        type="number"
        value={String(clause.values[0] ?? '')}
        onChange={({ target }) => onChange([Number(target.value)])}
        slotProps={{ htmlInput: { 'aria-label': label } }}
      />
    );
  const isSeveral = valuesOf[clause.operator] === 'several';
  const chosen = clause.values.map(String);
  const pick = (names: string[]) => onChange(values.filter((value) => names.includes(String(value))));
  return (
    <TextField
      select
      value={isSeveral ? chosen : (chosen[0] ?? '')}
      onChange={({ target }) => {
        const given: unknown = target.value;
        const names = Array.isArray(given) ? given.map(String) : [String(given)];
        if (names.length > 0) pick(names);
      }}
      slotProps={{ select: { multiple: isSeveral }, htmlInput: { 'aria-label': label } }}
    >
      {values.map((value) => (
        <MenuItem key={String(value)} value={String(value)}>
          <bdi>{valueText(source, value)}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
