import Close from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, MenuItem, TextField, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Condition, Scalar } from '../../../../../shared/survey/document.ts';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { type DraftQuestion, findQuestion } from '../state/draft.ts';
import { type AnswerFacts, answerFactsOf } from './answer-facts.ts';
import { type Clause, fitClause, type Operator, operatorsFor, toClause, toCondition, valuesOf } from './operators.ts';
import { useRuledSurvey } from './ruled-survey.tsx';
import { useValueText } from './use-value-text.ts';

/** In place of a row. */
const WHOLE = '';

/** A list is not a value but has it. */
const operatorName = (operator: Operator, { isList }: AnswerFacts): string =>
  isList && (operator === 'is' || operator === 'is_not') ? `list_${operator}` : operator;

interface ConditionEditorProps {
  /** Its place in the rule, within its groups: `2.1`. */
  number: string;
  condition: Condition;
  sources: DraftQuestion[];
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

/** One condition: which question, how its answer is looked at, and what it is held against. */
export function ConditionEditor({ number, condition, sources, onChange, onRemove }: ConditionEditorProps) {
  const translate = useTranslate();
  const { document, language } = useRuledSurvey();
  const source = findQuestion(document, condition.question);
  const facts = source && answerFactsOf(source, condition.part);
  const parts = (source && answerFactsOf(source)?.parts) ?? [];
  const clause = toClause(condition, facts);
  // One that now comes later stays to be seen, and can't be chosen again.
  const offered = source === undefined || sources.includes(source) ? sources : [source, ...sources];
  const label = (key: string) => `${translate(`app.designer.logic.${key}`)} ${number}`;
  const set = (next: Partial<Clause>) => {
    const changed = { ...clause, ...next };
    const question = findQuestion(document, changed.question);
    const fits = question && answerFactsOf(question, changed.part);
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
        onChange={({ target }) => set({ question: target.value, part: undefined })}
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
      {source !== undefined && parts.length > 0 && (
        <PartInput
          {...{ source, parts }}
          part={condition.part}
          label={label('row')}
          onChange={(part) => set({ part })}
        />
      )}
      {facts !== undefined && (
        <TextField
          select
          value={clause.operator}
          onChange={({ target }) => set({ operator: target.value as Operator })}
          slotProps={{ htmlInput: { 'aria-label': label('operator') } }}
        >
          {operatorsFor(facts).map((operator) => (
            <MenuItem key={operator} value={operator}>
              {translate(`app.designer.logic.operators.${operatorName(operator, facts)}`)}
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

interface PartInputProps {
  source: DraftQuestion;
  parts: readonly string[];
  part: string | undefined;
  label: string;
  onChange: (part: string | undefined) => void;
}

/** Which cell of a matrix is asked for. */
function PartInput({ source, parts, part: chosen, label, onChange }: PartInputProps) {
  const translate = useTranslate();
  const { partText } = useValueText();
  return (
    <TextField
      select
      value={chosen ?? WHOLE}
      onChange={({ target }) => onChange(target.value === WHOLE ? undefined : target.value)}
      slotProps={{ select: { displayEmpty: true }, htmlInput: { 'aria-label': label } }}
    >
      <MenuItem value={WHOLE}>{translate('app.designer.logic.whole')}</MenuItem>
      {parts.map((part) => (
        <MenuItem key={part} value={part} sx={{ whiteSpace: 'normal' }}>
          <bdi>{partText(source, part)}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Of the dialect. */
const MAX_TEXT = 200;

function inputType({ isNumber, comparisons, format }: AnswerFacts): 'number' | 'date' | 'time' | 'text' {
  if (isNumber) return 'number';
  if (!comparisons.includes('before')) return 'text';
  return format === 'date' ? 'date' : 'time';
}

interface ValueInputProps {
  source: DraftQuestion;
  facts: AnswerFacts;
  clause: Clause;
  label: string;
  onChange: (values: Scalar[]) => void;
}

function ValueInput({ source, facts, clause, label, onChange }: ValueInputProps) {
  const { valueText } = useValueText();
  const { values } = facts;
  if (values === undefined)
    return (
      <TextField
        type={inputType(facts)}
        value={String(clause.values[0] ?? '')}
        onChange={({ target }) => onChange([facts.isNumber ? Number(target.value) : target.value])}
        slotProps={{ htmlInput: { 'aria-label': label, maxLength: MAX_TEXT, dir: 'auto' } }}
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
