import EditNote from '@mui/icons-material/EditNoteOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NONE, OTHER } from '../../../../../shared/questions/open-options.ts';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { isObject } from '../../../../providers/user-data.ts';
import { type DraftQuestion, useDesign } from '../design-context.tsx';
import { useValueText } from '../logic/use-value-text.ts';
import { misplacedRules } from '../state/rules.ts';
import { sortViolations } from '../state/unwritten.ts';
import { Line } from './line.tsx';
import { RuleLines } from './rule-lines.tsx';
import { useQuestionViolations } from './use-question-violations.ts';

const SHOWN_OPTIONS = 6;

/** Below the title: help, options, rules as sentences, violations. */
export function CardBody({ question }: { question: DraftQuestion }) {
  const { language } = useDesign();
  const help = textIn(language, question.help);
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      {help !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <bdi>{help}</bdi>
        </Typography>
      )}
      <Options question={question} />
      <RuleLines question={question} />
      <Violations question={question} />
    </Box>
  );
}

function Options({ question }: { question: DraftQuestion }) {
  const translate = useTranslate();
  const { language } = useDesign();
  const { valueText } = useValueText();
  const options = [question.options, question.rows].find(Array.isArray) ?? [];
  const labels = [
    ...options.filter(isObject).map(({ label }) => (isObject(label) ? textIn(language, label) : '')),
    ...[OTHER, NONE].flatMap((id) => (isObject(question[id]) ? [valueText(question, id)] : [])),
  ].filter((label) => label !== '');
  if (labels.length === 0) return null;
  const rest = labels.length - SHOWN_OPTIONS;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, padding: 0, margin: 0, listStyle: 'none' }}>
      {labels.slice(0, SHOWN_OPTIONS).map((label, at) => (
        <Box
          component="li"
          // Two options may have the same label while they are written.
          key={`${label} ${at}`}
          sx={{
            maxWidth: '100%',
            paddingInline: 2,
            paddingBlock: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            fontSize: '0.75rem',
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          <bdi>{label}</bdi>
        </Box>
      ))}
      {rest > 0 && (
        <Typography component="li" variant="caption" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
          {translate('app.designer.more_options', { smart_count: rest })}
        </Typography>
      )}
    </Box>
  );
}

function Violations({ question }: { question: DraftQuestion }) {
  const translate = useTranslate();
  const { document } = useDesign();
  const { wrong, unwritten, untranslated } = sortViolations(useQuestionViolations(question.id));
  // Several places may have the same violation.
  const messages = new Set(wrong.map(({ message }) => message));
  const trouble = misplacedRules(document).get(question.id);
  return (
    <>
      {trouble !== undefined && (
        <Line Icon={Warning} tone="active">
          {translate(`app.designer.rules.${trouble}`)}
        </Line>
      )}
      {messages.size > 0 && (
        <Line Icon={ErrorOutline} tone="urgent">
          {[...messages].join(' ')}
        </Line>
      )}
      {unwritten > 0 && <Line Icon={EditNote}>{translate('app.designer.unwritten', { smart_count: unwritten })}</Line>}
      {untranslated > 0 && (
        <Line Icon={Translate}>{translate('app.designer.untranslated', { smart_count: untranslated })}</Line>
      )}
    </>
  );
}
