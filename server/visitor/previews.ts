/** Surveys that a designer looks at before anything is stored: kept in memory, for a short while. */
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SurveyDocument } from '../../public-app/survey/document.ts';
import { type Survey, toSurvey } from './resolve.ts';

const LIFETIME_MS = 15 * 60 * 1000;
const MAX_PREVIEWS = 200;

/** A preview belongs to no version: nothing of it is stored. */
const NO_VERSION = 0;

export interface Previews {
  /** Answers the key under which it is shown. */
  keep: (document: SurveyDocument) => string;
  find: (key: string) => Survey | null;
}

export function createPreviews(): Previews {
  const surveys = new LRUCache<string, Survey>({ max: MAX_PREVIEWS, ttl: LIFETIME_MS });
  return {
    keep(document) {
      const key = randomUUID();
      surveys.set(key, toSurvey(NO_VERSION, document));
      return key;
    },
    find: (key) => surveys.get(key) ?? null,
  };
}
