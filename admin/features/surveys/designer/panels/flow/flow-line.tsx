import Check from '@mui/icons-material/CheckOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { textIn } from '../../../../../../shared/survey/localize.ts';
import { Line } from '../../canvas/line.tsx';
import { RuleLines } from '../../canvas/rule-lines.tsx';
import { useDesign } from '../../design-context.tsx';
import { useRuleText } from '../../logic/use-rule-text.ts';
import type { Mark, Progress } from './dry-run.ts';
import { EndLine } from './end-line.tsx';
import type { FlowLine } from './flow-model.ts';
import { DeadEnds, Frame, WayTo } from './line-parts.tsx';
import { useAnswerText } from './use-answer-text.ts';

interface FlowLineProps {
  line: FlowLine;
  progress: Progress | undefined;
}

/** A page, a question or an end: what it is called, when it is come to, and what became of it in a trial. */
export function FlowLineView({ line, progress }: FlowLineProps) {
  const translate = useTranslate();
  switch (line.kind) {
    case 'page':
      return <PageLine line={line} />;
    case 'question':
      return <QuestionLine line={line} progress={progress} />;
    case 'end':
      return <Heading>{translate('app.flow.end')}</Heading>;
    case 'ending':
    case 'thanks':
      return <EndLine line={line} progress={progress} />;
    default:
      return line satisfies never;
  }
}

/** As high as the arcs beside it count on. */
function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h3" component="h3" sx={{ minHeight: 44, display: 'flex', alignItems: 'center' }}>
      {children}
    </Typography>
  );
}

function PageLine({ line: { page, number, deadEnds } }: { line: Extract<FlowLine, { kind: 'page' }> }) {
  const translate = useTranslate();
  const { language } = useDesign();
  const { shownIf } = useRuleText();
  const condition = shownIf(page);
  const title = textIn(language, page.title);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Heading>
        <WayTo selected={{ kind: 'page', id: page.id }}>
          {translate('app.survey_panels.places.page', { number })}
          {title !== '' && (
            <>
              {' · '}
              <bdi>{title}</bdi>
            </>
          )}
        </WayTo>
      </Heading>
      {condition !== undefined && <Line Icon={Visibility}>{condition}</Line>}
      <DeadEnds deadEnds={deadEnds} />
    </Box>
  );
}

interface QuestionLineProps {
  line: Extract<FlowLine, { kind: 'question' }>;
  progress: Progress | undefined;
}

function QuestionLine({ line: { question, number, deadEnds }, progress }: QuestionLineProps) {
  const { nameOf } = useRuleText();
  const mark = progress?.marks.get(question.id);
  return (
    <Frame mark={mark}>
      <Number mark={mark}>{number}</Number>
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0, flexGrow: 1 }}>
        <Box sx={{ fontWeight: 600, color: mark === 'left_out' ? 'text.secondary' : 'text.primary' }}>
          <WayTo selected={{ kind: 'question', id: question.id }}>
            <bdi>{nameOf(question.id)}</bdi>
          </WayTo>
        </Box>
        {mark && <Outcome mark={mark} question={question} progress={progress} />}
        <RuleLines question={question} />
        <DeadEnds deadEnds={deadEnds} question={question} />
      </Box>
    </Frame>
  );
}

/** What became of it: said in words too, where colors tell it. */
function Outcome({
  mark,
  question,
  progress,
}: { mark: Mark } & Pick<QuestionLineProps, 'progress'> & Pick<QuestionLineProps['line'], 'question'>) {
  const translate = useTranslate();
  const answerText = useAnswerText();
  if (mark === 'ahead') return null;
  const answer = progress?.answers.get(question.id);
  const words =
    mark !== 'left_out' && answer !== undefined
      ? translate('app.flow.mark.answered', { answer: answerText(question, answer) })
      : translate(`app.flow.mark.${mark}`);
  return (
    <Typography
      variant="body2"
      sx={{
        overflowWrap: 'anywhere',
        color: mark === 'answered' || mark === 'current' ? 'primary.main' : 'text.secondary',
      }}
    >
      {words}
    </Typography>
  );
}

const SIZE = 28;

function Number({ mark, children }: { mark: Mark | undefined; children: ReactNode }) {
  const isDone = mark === 'answered';
  return (
    <Box
      aria-hidden
      sx={{
        width: SIZE,
        height: SIZE,
        flexShrink: 0,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: isDone ? 'primary.contrastText' : 'text.secondary',
        backgroundColor: isDone ? 'primary.main' : 'action.hover',
      }}
    >
      {isDone ? <Check sx={{ fontSize: 18 }} /> : children}
    </Box>
  );
}
