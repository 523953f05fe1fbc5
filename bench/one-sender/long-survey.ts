/** As many questions and choices as a survey may have. */
export const longSurvey: object = {
  title: { en: 'Long' },
  languages: ['en'],
  pages: [
    {
      id: 'page',
      questions: Array.from({ length: 200 }, (_, at) => ({
        id: `q${at}`,
        type: 'multiple',
        title: { en: `Question ${at}` },
        options: Array.from({ length: 28 }, (__, of) => ({ id: `o${of}`, label: { en: `Choice ${of}` } })),
      })),
    },
  ],
};
