import Translate from '@mui/icons-material/TranslateOutlined';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { nameOfLocale } from '../../../../i18n/locales.ts';
import type { FeedbackRow } from '../../feedback-row.ts';
import { Section, useSubheading } from '../section.tsx';
import { type Answered, type AskedQuestion, useAnswered, type AnswerFile } from './answered.ts';
import type { Control } from '../../../../../shared/questions/control.ts';
import { otherKey } from '../../../../../shared/survey/answer-keys.ts';
import { nodeSurveyAnswerMedia } from '../../../../generated/resources.ts';
import { MediaView } from '../../../../ui/media/media-view.tsx';
import { ChosenPair, ChosenOptions } from './chosen.tsx';
import { ConsentView } from './consent-view.tsx';
import { ContactView } from './contact-view.tsx';
import { LineView } from './line-view.tsx';
import { MatrixView } from './matrix-view.tsx';
import { RankingView } from './ranking-view.tsx';
import { ScaleView } from './scale-view.tsx';
import { SignatureView } from './signature-view.tsx';
import { Words } from './words.tsx';

/** The answers as the visitor gave them, page by page. */
export function Answers({ row }: { row: FeedbackRow }) {
  const translate = useTranslate();
  const reader = useLocale() ?? 'en';
  const [inMine, setInMine] = useState(false);
  const { data, error, refetch } = useAnswered(row.id, inMine ? reader : null);
  const canTranslate = data !== undefined && data.languages.includes(reader) && data.answered_in !== reader;
  return (
    <Section
      title={translate('app.feedback.answers.title')}
      action={
        canTranslate && (
          <Button size="small" startIcon={<Translate />} aria-pressed={inMine} onClick={() => setInMine(!inMine)}>
            {inMine
              ? translate('app.feedback.answers.as_answered', { language: nameOfLocale(data.answered_in, reader) })
              : translate('app.feedback.answers.in_mine')}
          </Button>
        )
      }
    >
      {error && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Stack sx={{ gap: 3 }}>
          <Skeleton variant="rounded" height={56} />
          <Skeleton variant="rounded" height={56} />
        </Stack>
      ) : (
        <Pages answered={data} />
      )}
    </Section>
  );
}

function Pages({ answered }: { answered: Answered }) {
  const translate = useTranslate();
  const heading = useSubheading();
  const { pages, survey } = answered;
  return (
    <Stack sx={{ gap: 5 }}>
      {pages.map((page) => (
        <Stack key={page.id} sx={{ gap: 4 }}>
          {page.title !== null && pages.length > 1 && (
            <Typography
              variant="overline"
              component={heading}
              dir="auto"
              sx={{ color: 'text.secondary', lineHeight: 1.5 }}
            >
              {page.title}
            </Typography>
          )}
          {page.questions
            .filter(({ control }) => control.control !== 'statement')
            .map((question) => (
              <Question key={question.id} question={question} answered={answered} />
            ))}
        </Stack>
      ))}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('app.feedback.answers.survey', { name: survey.name, number: survey.version })}
      </Typography>
    </Stack>
  );
}

function Question({ question, answered }: { question: AskedQuestion; answered: Answered }) {
  const translate = useTranslate();
  const heading = useSubheading();
  const { state, title, id } = question;
  return (
    <Box>
      <Typography
        variant="body2"
        component={heading}
        dir="auto"
        lang={answered.language}
        sx={{ color: 'text.secondary' }}
      >
        {title}
      </Typography>
      <Box sx={{ marginTop: 1 }}>
        {state === 'answered' ? (
          <AnswerView
            question={question}
            answer={answered.answers[id]}
            other={answered.answers[otherKey(id)]}
            media={answered.media.filter((file) => file.question_id === id)}
          />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
            {translate(`app.feedback.answers.${state}`)}
          </Typography>
        )}
        <Part question={question} />
      </Box>
    </Box>
  );
}

/** What the answer adds to the score of the whole. */
function Part({ question: { score, weight } }: { question: AskedQuestion }) {
  const translate = useTranslate();
  if (score === null) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginTop: 1 }}>
      {translate(`app.feedback.answers.${weight > 1 ? 'weighted_part' : 'part'}`, { score, weight })}
    </Typography>
  );
}

/** How each way of asking is shown with what was answered. */
interface AnswerViewProps {
  question: AskedQuestion;
  answer: unknown;
  /** The words of a chosen 'other'. */
  other: unknown;
  media: readonly AnswerFile[];
}

interface Given<Asked extends Control> extends AnswerViewProps {
  control: Asked;
}

type View<Asked extends Control> = (given: Given<Asked>) => ReactNode;

const views: { [Name in Control['control']]: View<Extract<Control, { control: Name }>> } = {
  scale: ScaleView,
  list: ChosenOptions,
  dropdown: ChosenOptions,
  pair: ChosenPair,
  text: Words,
  number: Words,
  slider: Words,
  date: Words,
  time: Words,
  line: LineView,
  matrix: MatrixView,
  ranking: RankingView,
  contact: ContactView,
  consent: ConsentView,
  media: ({ media }) => <MediaView resource={nodeSurveyAnswerMedia.route} media={media} />,
  signature: SignatureView,
  statement: () => null,
};

function AnswerView(props: AnswerViewProps) {
  const { control } = props.question;
  const ViewOf = views[control.control] as View<Control>;
  return <ViewOf {...props} control={control} />;
}
