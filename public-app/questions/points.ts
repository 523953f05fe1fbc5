/** What the kinds that rate on a few ordered points share. */
import { texts } from '../survey/dialect-parts.ts';
import type { Question, Text } from '../survey/document.ts';
import type { JsonSchema } from './kind.ts';

/** A scale whose ends may have words of the designer's own. */
export interface EndsQuestion extends Question {
  lowest?: Text;
  highest?: Text;
}

export const endsDialect: Record<string, JsonSchema> = { lowest: texts.label, highest: texts.label };

/** The values of a scale, as a form posts them. */
export const pointsFrom = (lowest: number, highest: number): string[] =>
  Array.from({ length: highest - lowest + 1 }, (_, at) => String(lowest + at));

/** The place of a point on its scale, from 0 to 100. */
export const shareOf = (point: number, lowest: number, highest: number): number =>
  ((point - lowest) / (highest - lowest)) * 100;
