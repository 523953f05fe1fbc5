/** The address of a survey's designer, and of one panel of it. */
export const designerPath = (survey: number | string, panel?: string): string =>
  `/survey_management/surveys/${survey}${panel === undefined ? '' : `?panel=${panel}`}`;
