/** What the kinds whose answers are uploads share. */
import type { Question } from '../survey/document.ts';
import { forAuthors } from './for-authors.ts';
import type { MediaType, QuestionKind } from './kind.ts';

export interface MediaQuestion extends Question {
  max_files?: number;
}

/**
 * By their names rather than `image/*`: then Safari hands a HEIC photo over as JPEG, since it is not among them.
 * What the server draws anew.
 */
export const PICTURES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface MediaKindFacts {
  type: MediaType;
  /** What the browser's dialog offers; the server looks at the content. */
  accept: string;
  /** What is taken, in names that people know in every language. */
  formats: string;
  /** Most files of one answer. */
  limit: number;
  sample: MediaQuestion;
}

export function mediaKind({
  type,
  accept,
  formats,
  limit,
  sample,
}: MediaKindFacts): QuestionKind<MediaQuestion, string[]> {
  const maxFiles = ({ max_files = 1 }: MediaQuestion): number => Math.min(max_files, limit);
  return {
    type,
    dialect: forAuthors && {
      properties: limit > 1 ? { max_files: { type: 'integer', minimum: 1, maximum: limit } } : {},
    },
    answer: (question) => ({
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      uniqueItems: true,
      minItems: 1,
      maxItems: maxFiles(question),
    }),
    personal: true,
    media: type,
    control: (question) => ({ control: 'media', media: type, accept, formats, maxFiles: maxFiles(question) }),
    sample,
  };
}
