import type { ComponentProps, ReactNode, Ref } from 'react';
import { checkAnswers } from '../../shared/survey/answers.ts';
import { kindOf } from '../../shared/questions/index.ts';
import type { Words } from '../../shared/questions/kind.ts';
import { type Violation, questionsOf, type SurveyDocument } from '../../shared/survey/document.ts';
import type { SurveyState } from '../client/state.ts';
import { speakerOf, type SurveyPage } from '../page.ts';
import { type Progress, shownAnswer, type ShownPage } from '../../shared/survey/flow.ts';
import { otherKey, otherKeysOf, questionOfKey } from '../../shared/survey/answer-keys.ts';
import { answerFields, formFields } from '../../shared/survey/form.ts';
import { SURVEY_FORM_ID } from './frame.tsx';
import { AlertIcon } from './icons.tsx';
import { QuestionView } from './question.tsx';

type FormEvents = Pick<ComponentProps<'form'>, 'onInput' | 'onSubmit' | 'onPointerDown' | 'onKeyDown' | 'onBlur'>;

export interface SurveyFormProps extends FormEvents {
  page: SurveyPage;
  shown: ShownPage;
  progress: Progress;
  violations: Violation[];
  sending?: SurveyState['sending'];
  /** The page came in place of another one, rather than from the server. */
  moved?: boolean;
  formRef?: Ref<HTMLFormElement>;
}

/** One page of a survey as a form that works as it stands: what was answered before travels in hidden fields. */
export function SurveyForm({
  page,
  shown,
  progress,
  violations,
  sending = 'no',
  moved = false,
  formRef,
  ...events
}: SurveyFormProps) {
  const { messages, survey, language } = page;
  const words: Words = speakerOf(page, () => checkAnswers(survey, progress.answers, { partial: true }).answers);
  const isLast = shown.number === shown.total;
  return (
    <form
      id={SURVEY_FORM_ID}
      ref={formRef}
      method="post"
      encType={asksForMedia(shown) ? 'multipart/form-data' : undefined}
      // Without one it is the page's own address, with all that it brings along.
      action={page.survey.address_fields ? undefined : page.action}
      noValidate
      autoComplete="off"
      {...events}
    >
      <h1 className="unseen">{words.localize(survey.title)}</h1>
      <progress
        value={shown.number}
        max={shown.total + 1}
        aria-label={words.translate('progress', { number: shown.number, total: shown.total })}
      />
      <HiddenFields page={page} shown={shown} progress={progress} />
      <div className={moved ? 'page moved' : 'page'} key={shown.id}>
        <Questions {...{ shown, progress, violations, words, messages, language }} />
      </div>
      {sending === 'failed' && (
        <p className="violation" role="alert">
          <AlertIcon />
          {words.translate('send_failed')}
        </p>
      )}
      <Actions isFirst={shown.number === 1} busy={sending === 'under way'}>
        {sending === 'under way' ? words.translate('sending') : words.translate(isLast ? 'send' : 'next')}
        {words.translate('back')}
      </Actions>
    </form>
  );
}

type QuestionsProps = Pick<SurveyFormProps, 'shown' | 'progress' | 'violations'> &
  Pick<SurveyPage, 'messages' | 'language'> & { words: Words };

const Questions = ({ shown, progress, violations, ...told }: QuestionsProps) =>
  shown.questions.map((question) => (
    <QuestionView
      key={question.id}
      question={question}
      answer={shownAnswer(progress, question)}
      other={progress.answers[otherKey(question.id)]}
      violations={violations.filter((violation) => questionOfKey(violation.question) === question.id)}
      {...told}
    />
  ));

/** Files travel in a form of their own kind. */
const asksForMedia = ({ questions }: ShownPage): boolean =>
  questions.some((question) => kindOf(question).media !== undefined);

/** Going on comes first in the document, and last to the eye. */
function Actions({
  isFirst,
  busy,
  children: [nextSteps, back],
}: {
  isFirst: boolean;
  busy: boolean;
  children: [ReactNode, ReactNode];
}) {
  return (
    <div className="actions">
      <button type="submit" className="primary" name={formFields.go} value="next" aria-disabled={busy}>
        {nextSteps}
      </button>
      {!isFirst && (
        <button type="submit" className="quiet" name={formFields.go} value="back">
          {back}
        </button>
      )}
    </div>
  );
}

type HiddenFieldsProps = Pick<SurveyFormProps, 'page' | 'shown' | 'progress'>;

function HiddenFields({ page, shown, progress }: HiddenFieldsProps) {
  const visible = new Set(shown.questions.map(({ id }) => id));
  const facts: Record<string, string> = {
    [formFields.token]: page.token,
    [formFields.version]: String(page.versionId),
    ...(page.submission && { [formFields.versionKey]: page.submission.version_key }),
    [formFields.seen]: progress.seen.join(','),
    [formFields.shown]: [...visible].join(','),
    ...(page.survey.address_fields && { [formFields.language]: page.language }),
  };
  return (
    <>
      {Object.entries(facts).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hiddenAnswers(page.survey, progress, visible).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

const hiddenAnswers = (
  survey: SurveyDocument,
  { answers }: Progress,
  visible: Set<string>,
): [name: string, value: string][] =>
  questionsOf(survey)
    .filter(({ id }) => !visible.has(id))
    .flatMap((question) => [question.id, ...otherKeysOf(question)])
    .flatMap((key) => answerFields(key, answers[key]));
