/** As many questions, with as many options on each page, as a survey may have. */
const PAGES = 6;
const QUESTIONS_A_PAGE = 33;
const OPTIONS = 30;

export const longSurvey: object = {
  title: { en: 'Long' },
  languages: ['en'],
  pages: Array.from({ length: PAGES }, (_, page) => ({
    id: `p${page}`,
    questions: Array.from({ length: QUESTIONS_A_PAGE }, (__, at) => ({
      id: `q${page}_${at}`,
      type: 'multiple',
      title: { en: `Question ${at}` },
      options: Array.from({ length: OPTIONS }, (___, of) => ({ id: `o${of}`, label: { en: `Choice ${of}` } })),
    })),
  })),
};
