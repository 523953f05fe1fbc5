/** What was asked and answered, as the visitor saw it: the action `answered`, in one round trip. */
import { answerInWords, type Speaker } from '../../../../../public-app/answer-words.ts';
import { fillingIn } from '../../../../../public-app/filled-in.ts';
import { isLanguage, type Language } from '../../../../../shared/i18n/languages.ts';
import { messagesOf } from '../../../../../public-app/i18n/messages.ts';
import { translate } from '../../../../../public-app/i18n/translate.ts';
import { kindOf } from '../../../../../shared/questions/index.ts';
import type { Answers, Question, SurveyDocument, SurveyPart } from '../../../../../shared/survey/document.ts';
import { visiblePages } from '../../../../../shared/survey/flow.ts';
import { offeredLanguages, textIn } from '../../../../../shared/survey/localize.ts';
import { lastingQuestions } from '../../../../../shared/survey/personal.ts';
import { weightOf, worthOf } from '../../../../../shared/survey/score.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';
import type { Row } from '../../../../database/rows.ts';

interface Asked {
  survey: { id: number; name: string; version: number };
  document: SurveyDocument;
  media: object[];
}

/** The version that was answered, and the files that came with it. */
async function askedBy({ transaction }: ActionRequest, row: Row): Promise<Asked> {
  const [asked] = await transaction.query<Asked>({
    name: 'feedback_asked',
    text: `select json_build_object('id', survey.id, 'name', survey.name, 'version', version.number) as survey, version.document,
        (select coalesce(json_agg(json_build_object('id', media.id, 'question_id', media.question_id,
            'file_name', media.file_name, 'media_type', media.media_type, 'byte_size', media.byte_size,
            'address', case when media.storage_key is not null and media.erased_at is null
              then 'nodesurveyanswermedia/' || media.id || '/file' end) order by media.id), '[]')
          from node_survey_answer_media media where media.company_id = $1 and media.feedback_id = $2) as media
      from survey_version version join survey on survey.company_id = $1 and survey.id = version.survey_id
      where version.company_id = $1 and version.id = $3`,
    values: [transaction.companyId, row.id, row['survey_version_id']],
  });
  if (!asked) throw new Error(`The survey version of feedback ${row.id} is not there.`);
  return asked;
}

export async function answered(request: ActionRequest): Promise<object> {
  const row = await request.find();
  const { survey, document, media } = await askedBy(request, row);
  const answers = row['answers'] as Answers;
  const languages = offeredLanguages(document);
  const language = languageOf(languages, request.input['language'], row['locale']);
  return {
    id: row.id,
    survey,
    language,
    languages,
    answered_in: row['locale'],
    document,
    answers,
    pages: pagesOf({ document, answers, language, isErased: row['erased_at'] !== null }),
    media,
    score: row['score'],
    is_partial: row['is_partial'],
    erased_at: row['erased_at'],
  };
}

/** The first of the wanted ones that the survey speaks, else its own first. */
function languageOf(offered: Language[], ...wanted: unknown[]): Language {
  const found = wanted.find((each) => typeof each === 'string' && isLanguage(each) && offered.includes(each));
  return (found as Language | undefined) ?? offered[0] ?? 'en';
}

interface Given {
  document: SurveyDocument;
  answers: Answers;
  language: Language;
  isErased: boolean;
}

/** Pages and questions that the answers lead to; what a visitor never saw is left out. */
function pagesOf(given: Given): object[] {
  const asked = new Set(visiblePages(given.document, given.answers).flatMap(({ questions }) => questions.map(idOf)));
  return given.document.pages.flatMap((page: SurveyPart) => {
    const questions = page.questions.filter(({ id }) => asked.has(id) || Object.hasOwn(given.answers, id));
    if (questions.length === 0) return [];
    const title = page.title ? textIn(given.language, page.title) : null;
    return [{ id: page.id, title, questions: questions.map((question) => answeredQuestion(question, given)) }];
  });
}

const idOf = ({ id }: Question): string => id;

/** Of what a question rates, rounded; null where nothing was rated. */
const meanOf = (parts: number[]): number | null =>
  parts.length === 0 ? null : Math.round(parts.reduce((sum, part) => sum + part, 0) / parts.length);
/** Titles as the visitor read them, but that they don't say who he is. */
function speakerOf({ document, answers, language }: Omit<Given, 'isErased'>): Speaker {
  const messages = messagesOf(language);
  const plain: Speaker = {
    language,
    localize: (text) => textIn(language, text),
    translate: (key, parameters) => translate(messages, key, parameters),
  };
  // The unit stands beside it: it may have another name by now, or be another one.
  return fillingIn(plain, {
    survey: document,
    answers: () => answers,
    names: { unit: '…', company: '…' },
    isOwn: false,
  });
}

function answeredQuestion(question: Question, { document, answers, language, isErased }: Given): object {
  const kind = kindOf(question);
  const answer = answers[question.id];
  const weight = weightOf(question);
  const speaker = speakerOf({ document, answers, language });
  const isGone = answer === undefined && isErased && !lastingQuestions(document).includes(question.id);
  return {
    id: question.id,
    type: question.type,
    title: speaker.localize(question.title),
    state: answer !== undefined ? 'answered' : isGone ? 'erased' : 'unanswered',
    control: kind.control(question, speaker),
    words: answer === undefined ? null : answerInWords(question, answers, speaker),
    score: answer !== undefined && weight > 0 ? meanOf(worthOf(question, answer)) : null,
    weight,
  };
}
