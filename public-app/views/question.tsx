import { ControlField } from '../controls/index.tsx';
import { PartViolation } from '../controls/part-violation.tsx';
import { type Control, isSingleField } from '../../shared/questions/control.ts';
import { dayIn, timeIn } from '../i18n/day-in.ts';
import type { Language } from '../../shared/i18n/languages.ts';
import { violationText, type Messages } from '../i18n/translate.ts';
import { kindOf } from '../../shared/questions/index.ts';
import type { Words } from '../../shared/questions/kind.ts';
import type { Violation, Image, Question } from '../../shared/survey/document.ts';
import { otherKey } from '../../shared/survey/answer-keys.ts';
import { fieldName, writeAnswer, writeParts } from '../../shared/survey/form.ts';

interface QuestionViewProps {
  question: Question;
  answer: unknown;
  /** The words of a chosen 'other'. */
  other: unknown;
  violations: Violation[];
  words: Words;
  messages: Messages;
  language: Language;
}

/** One question: its title as the name of its group or field, its help, its control, and what is wrong with the answer. */
export function QuestionView({ question, answer, other, violations, words, messages, language }: QuestionViewProps) {
  const kind = kindOf(question);
  const control = kind.control(question, words);
  const id = `question-${question.id}`;
  const help = words.localize(question.help);
  const told = (each: Violation): string => violationText(messages, inWords(control, each, language));
  const own = violations.filter((each) => each.question === question.id);
  const violation = own.find(({ part }) => part === undefined);
  const key = otherKey(question.id);
  const ofOther = { key, value: String(other ?? ''), violation: violations.find((each) => each.question === key) };
  const describedBy = [help && `${id}-help`, violation && `${id}-violation`].filter(Boolean).join(' ') || undefined;
  const title = (
    <>
      {words.localize(question.title)}
      {kind.answer && !question.required && <span className="optional"> {words.translate('optional')}</span>}
    </>
  );
  const rest = (
    <>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {question.image && <Picture image={question.image} words={words} />}
      <ControlField
        control={control}
        question={question.id}
        name={fieldName(question.id)}
        id={id}
        values={typeof answer === 'object' && !Array.isArray(answer) ? [] : writeAnswer(answer)}
        parts={writeParts(answer)}
        other={ofOther}
        required={question.required ?? false}
        describedBy={describedBy}
        invalid={own.length > 0}
        violations={own.filter(({ part }) => part !== undefined)}
        violationText={told}
        words={words}
        language={language}
      />
      <PartViolation id={id} violation={violation} violationText={told} />
    </>
  );
  if (kind.answer && !isSingleField(control))
    return (
      <fieldset className="question" data-question={question.id} aria-describedby={describedBy}>
        <legend>
          <h2 tabIndex={-1}>{title}</h2>
        </legend>
        {rest}
      </fieldset>
    );
  return (
    <div className="question" data-question={question.id}>
      <h2 tabIndex={-1}>{kind.answer ? <label htmlFor={id}>{title}</label> : title}</h2>
      {rest}
    </div>
  );
}

/** A refused file is told with what is taken, a day or a time as the language writes it. */
function inWords(
  control: Control,
  { code, parameters }: Violation,
  language: Language,
): Pick<Violation, 'code' | 'parameters'> {
  const limit = parameters?.['limit'];
  return {
    code,
    parameters: {
      ...('formats' in control && { formats: control.formats }),
      ...parameters,
      ...(typeof limit === 'string' && { limit: (control.control === 'time' ? timeIn : dayIn)(language, limit) }),
    },
  };
}

/** Uploaded with the design; it has its place before it has come. */
function Picture({ image, words }: { image: Image; words: Words }) {
  return (
    <img
      className="picture"
      src={`/files/${image.file}`}
      alt={words.localize(image.alt)}
      loading="lazy"
      decoding="async"
    />
  );
}
