/** Arabic beside the ten languages of the product: what the hotels' guests are asked, for many who come to Antalya. */
import type { SurveyDocument } from '../../../shared/survey/document.ts';
import { isText } from '../../../shared/survey/localize.ts';
import arabicTexts from './survey-arabic.json' with { type: 'json' };

/** By what stands there in English. */
const texts: Record<string, string> = arabicTexts;

/** The same survey with Arabic in each of its texts; throws for one that has none there. */
export const inArabicToo = (survey: SurveyDocument): SurveyDocument => withArabic(survey) as SurveyDocument;

function withArabic(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withArabic);
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return { ...value, ar: arabicOf(value.en ?? '') };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withArabic(item)]));
}

function arabicOf(english: string): string {
  const arabic = texts[english];
  if (arabic === undefined) throw new Error(`The demo has no Arabic for '${english}'.`);
  return arabic;
}
