import { ControlField } from '../controls/index.tsx';
import { faultText, type Messages } from '../i18n/translate.ts';
import { kindOf } from '../questions/index.ts';
import type { Words } from '../questions/kind.ts';
import type { Fault, Question } from '../survey/document.ts';
import { fieldName, writeAnswer } from '../survey/form.ts';
import { AlertIcon } from './icons.tsx';

interface QuestionViewProps {
  question: Question;
  answer: unknown;
  fault: Fault | undefined;
  words: Words;
  messages: Messages;
}

/** One question: its title as the name of its group or field, its help, its control, and what is wrong with the answer. */
export function QuestionView({ question, answer, fault, words, messages }: QuestionViewProps) {
  const control = kindOf(question).control(question, words);
  const id = `question-${question.id}`;
  const help = words.say(question.help);
  const describedBy = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  const title = <QuestionTitle question={question} words={words} />;
  const rest = (
    <>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <ControlField
        control={control}
        name={fieldName(question.id)}
        id={id}
        values={writeAnswer(answer)}
        required={question.required ?? false}
        describedBy={describedBy}
        invalid={fault !== undefined}
      />
      {fault && (
        <p className="fault" id={`${id}-fault`} role="alert">
          <AlertIcon />
          {faultText(messages, fault)}
        </p>
      )}
    </>
  );
  return control.control === 'text' ? (
    <div className="question" data-question={question.id}>
      <h2 tabIndex={-1}>
        <label htmlFor={id}>{title}</label>
      </h2>
      {rest}
    </div>
  ) : (
    <fieldset className="question" data-question={question.id} aria-describedby={describedBy}>
      <legend>
        <h2 tabIndex={-1}>{title}</h2>
      </legend>
      {rest}
    </fieldset>
  );
}

function QuestionTitle({ question, words }: { question: Question; words: Words }) {
  return (
    <>
      {words.say(question.title)}
      {!question.required && <span className="optional"> {words.translate('optional')}</span>}
    </>
  );
}
