/** Surveys: what may be asked, drafts, and the versions that were published of them. */
export { requireShareable } from './fit.ts';
export { parseSurveyDocument, surveyDocumentViolations } from './survey-document.ts';
export { latestVersion } from './versions.ts';
