import TouchApp from '@mui/icons-material/TouchAppOutlined';
import { Box, Divider } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { DocumentForm } from '../../../../crud/document-form/document-form.tsx';
import { type DraftQuestion, useDesign } from '../design-context.tsx';
import { LogicEditor } from '../logic/logic-editor.tsx';
import { useAskable } from '../logic/use-askable.ts';
import { findQuestion } from '../state/draft.ts';
import { fallbackOf } from '../state/languages.ts';
import { useEdits } from '../state/use-edits.ts';
import { DefaultAnswer } from './default-answer.tsx';
import { FixedItems } from './fixed-items.tsx';
import { InsertAnswer } from './insert-answer.tsx';
import { PageProperties } from './page-properties.tsx';
import { TypeChoice } from './type-choice.tsx';
import { tidied, unusedProperties } from '../state/tidy-question.ts';
import { sortViolations } from '../state/unwritten.ts';
import { useQuestionViolations } from '../canvas/use-question-violations.ts';

/** Everything about the selected question. */
export function Properties() {
  const translate = useTranslate();
  const { document, selected } = useDesign();
  const question = selected.kind === 'question' ? findQuestion(document, selected.id) : undefined;
  const page = selected.kind === 'page' ? document.pages.find(({ id }) => id === selected.id) : undefined;
  if (page !== undefined) return <PageProperties key={page.id} page={page} />;
  if (question === undefined)
    return (
      <EmptyState Icon={TouchApp} title={translate('app.designer.nothing_selected.title')}>
        {translate('app.designer.nothing_selected.text')}
      </EmptyState>
    );
  return <QuestionProperties key={question.id} question={question} />;
}

function QuestionProperties({ question }: { question: DraftQuestion }) {
  const { document, language, canEdit } = useDesign();
  const { update } = useEdits();
  const translate = useTranslate();
  const earlier = useAskable(question.id, 'earlier');
  const errors = useQuestionErrors(question.id);
  const data = useMemo(() => {
    const { id: _id, type: _type, show_if: _rule, jumps: _jumps, default: _preset, ...own } = question;
    return own;
  }, [question]);
  const hidden = useMemo(() => unusedProperties(question), [question]);
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <TypeChoice question={question} />
      <DocumentForm
        name={`question.${question.type}`}
        id={`properties-${question.id}`}
        data={data}
        errors={errors}
        language={language}
        fallback={fallbackOf(document)}
        readOnly={!canEdit}
        hidden={hidden}
        onChange={(next) =>
          update(
            question.id,
            ({ id, type, show_if, jumps, default: preset }) =>
              tidied({
                id,
                type,
                ...next,
                title: next.title ?? {},
                ...(show_if === undefined ? {} : { show_if }),
                ...(jumps === undefined ? {} : { jumps }),
                ...(preset === undefined ? {} : { default: preset }),
              }),
            `properties ${question.id}`,
          )
        }
      />
      <FixedItems question={question} />
      <DefaultAnswer question={question} />
      <InsertAnswer
        sources={earlier}
        text={question.title}
        limit={300}
        into={translate('app.survey_panels.properties.title')}
        onChange={(title) => update(question.id, (now) => ({ ...now, title }))}
      />
      <Divider />
      <LogicEditor question={question} />
    </Box>
  );
}

/** What the last check found wrong at the question, by property: each stands at its input. */
function useQuestionErrors(id: string): Record<string, string> {
  const violations = useQuestionViolations(id);
  return useMemo(() => {
    const errors: Record<string, string> = {};
    for (const { pointer, message } of sortViolations(violations).wrong) {
      // /pages/0/questions/1/options/2/label
      const property = pointer.split('/')[5];
      if (property !== undefined) errors[property] ??= message;
    }
    return errors;
  }, [violations]);
}
