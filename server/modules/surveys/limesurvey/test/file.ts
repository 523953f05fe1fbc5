/** Files of LimeSurvey for tests, as its export writes them: tables of rows, each value in a section of characters. */
export type Row = Record<string, string | number>;
export type Tables = Record<string, Row[]>;

const cell = ([name, value]: [string, string | number]): string => `<${name}><![CDATA[${value}]]></${name}>`;

const table = ([name, rows]: [string, Row[]]): string => {
  const columns = Object.keys(rows[0] ?? {}).map((column) => `<fieldname>${column}</fieldname>`);
  const written = rows.map((row) => `<row>${Object.entries(row).map(cell).join('')}</row>`);
  return `<${name}><fields>${columns.join('')}</fields><rows>${written.join('\n')}</rows></${name}>`;
};

export const fileOf = (tables: Tables, languages: readonly string[] = ['en']): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<document>
 <LimeSurveyDocType>Survey</LimeSurveyDocType>
 <DBVersion>500</DBVersion>
 <languages>${languages.map((one) => `<language>${one}</language>`).join('')}</languages>
 ${Object.entries(tables).map(table).join('\n')}
</document>`;

/** What belongs to one question. */
export interface Asked {
  type: string;
  title?: string;
  question?: string;
  columns?: Row;
  subquestions?: Record<string, string>;
  answers?: Record<string, string>;
  attributes?: Record<string, string | number>;
}

const GROUP = 7;
const SURVEY = 1;

/** A survey of one group, in English. */
export function surveyOf(asked: readonly Asked[], further: Tables = {}): Tables {
  const questions = asked.map(({ type, title, columns }, at) => ({
    qid: at + 1,
    sid: SURVEY,
    gid: GROUP,
    parent_qid: 0,
    type,
    title: title ?? `Q${at + 1}`,
    mandatory: 'N',
    other: 'N',
    question_order: at,
    relevance: 1,
    ...columns,
  }));
  const parts = asked.flatMap(({ subquestions = {} }, at) =>
    Object.entries(subquestions).map(([title, question], place) => ({
      at,
      title,
      question,
      place,
      qid: (at + 1) * 100 + place,
    })),
  );
  return {
    groups: [{ gid: GROUP, sid: SURVEY, group_order: 0 }],
    group_l10ns: [{ id: 1, gid: GROUP, group_name: 'The group', language: 'en' }],
    questions,
    question_l10ns: [
      ...asked.map(({ question }, at) => ({
        id: at,
        qid: at + 1,
        question: question ?? `Ask ${at + 1}`,
        help: '',
        language: 'en',
      })),
      ...parts.map(({ qid, question }) => ({ id: qid, qid, question, help: '', language: 'en' })),
    ],
    subquestions: parts.map(({ at, title, place, qid }) => ({
      qid,
      parent_qid: at + 1,
      sid: SURVEY,
      gid: GROUP,
      type: 'T',
      title,
      question_order: place,
      scale_id: 0,
    })),
    answers: asked.flatMap(({ answers = {} }, at) =>
      Object.entries(answers).map(([code, answer], place) => ({
        qid: at + 1,
        code,
        answer,
        sortorder: place,
        language: 'en',
        scale_id: 0,
      })),
    ),
    question_attributes: asked.flatMap(({ attributes = {} }, at) =>
      Object.entries(attributes).map(([attribute, value]) => ({ qid: at + 1, attribute, value })),
    ),
    surveys: [{ sid: SURVEY, language: 'en', format: 'G', anonymized: 'N' }],
    surveys_languagesettings: [{ surveyls_survey_id: SURVEY, surveyls_language: 'en', surveyls_title: 'The survey' }],
    ...further,
  };
}
