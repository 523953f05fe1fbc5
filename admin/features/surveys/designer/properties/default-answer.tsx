import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Scalar } from '../../../../../shared/survey/document.ts';
import { schemaAt } from '../../../../../shared/survey/conditions.ts';
import { useDesign } from '../design-context.tsx';
import { type AnswerFacts, answerFactsOf } from '../logic/answer-facts.ts';
import { useValueText } from '../logic/use-value-text.ts';
import type { DraftQuestion } from '../state/draft.ts';
import { useEdits } from '../state/use-edits.ts';

type Preset = DraftQuestion['default'];

/** More is no beginning of an answer. */
const MAX_TEXT = 4000;

/** What stands in the question's field before a visitor has said anything; nothing where its kind has no single value. */
export function DefaultAnswer({ question }: { question: DraftQuestion }) {
  const { update } = useEdits();
  const facts = answerFactsOf(question);
  // A file can't be given in advance, and what is agreed to has to be given by the visitor.
  const isText = facts?.format === 'text' || facts?.format === 'date';
  if (facts === undefined || (facts.values === undefined && !facts.isNumber && !isText)) return null;
  const set = (value: Preset) =>
    update(
      question.id,
      ({ default: _before, ...rest }) => (value === undefined ? rest : { ...rest, default: value }),
      `default ${question.id}`,
    );
  return facts.values === undefined ? (
    <Typed facts={facts} value={question.default} onChange={set} />
  ) : (
    <Chosen question={question} values={facts.values} onChange={set} />
  );
}

interface TypedProps {
  facts: AnswerFacts;
  value: Preset;
  onChange: (value: Preset) => void;
}

function Typed({ facts, value, onChange }: TypedProps) {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const type = facts.isNumber ? 'number' : facts.format === 'date' ? 'date' : 'text';
  return (
    <TextField
      type={type}
      label={translate('app.designer.default.label')}
      helperText={translate('app.designer.default.help')}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : facts.isNumber ? Number(target.value) : target.value)
      }
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'auto', maxLength: MAX_TEXT, readOnly: !canEdit } }}
    />
  );
}

interface ChosenProps {
  question: DraftQuestion;
  values: Scalar[];
  onChange: (value: Preset) => void;
}

const NONE = '';

function Chosen({ question, values, onChange }: ChosenProps) {
  const translate = useTranslate();
  const { canEdit } = useDesign();
  const { valueText } = useValueText();
  const isSeveral = answersWithList(question);
  const chosen = [question.default ?? []].flat().map(String);
  const choose = (names: string[]) => {
    const picked = names.flatMap((name) => values.filter((value) => String(value) === name));
    if (isSeveral) onChange(picked.length === 0 ? undefined : picked.map(String));
    else onChange(picked[0]);
  };
  return (
    <TextField
      select
      label={translate('app.designer.default.label')}
      helperText={translate('app.designer.default.help')}
      value={isSeveral ? chosen : (chosen[0] ?? NONE)}
      disabled={!canEdit}
      onChange={({ target }) => choose([target.value as unknown].flat().map(String))}
      slotProps={{ select: { multiple: isSeveral, displayEmpty: !isSeveral }, inputLabel: { shrink: true } }}
    >
      {!isSeveral && <MenuItem value={NONE}>{translate('app.designer.default.none')}</MenuItem>}
      {values.map((value) => (
        <MenuItem key={String(value)} value={String(value)} sx={{ whiteSpace: 'normal' }}>
          <bdi>{valueText(question, value)}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

/** An order is a list as well, though a rule looks at its first place. */
const answersWithList = (question: DraftQuestion): boolean => schemaAt(question)?.type === 'array';
