/** What a visitor meets at a code. No module builds on it: tests of those below see by it what they cause there. */
export { createResolver } from './resolve.ts';
export { surveyPage } from './page-model.ts';
