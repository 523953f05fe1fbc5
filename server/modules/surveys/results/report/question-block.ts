/** One question of a report, with the plot that fits it, as the screen draws it. */
import type { Locale } from '../../../../../shared/i18n/locales.ts';
import { alike, binned } from '../../../../../shared/survey/bins.ts';
import type { QuestionResult, RowResult } from '../../../../../shared/survey/question-result.ts';
import type { ResultsSide } from '../../../../../shared/survey/survey-results.ts';
import type { Block, Plot, StackedBar } from './blocks.ts';
import type { Formats } from './formats.ts';
import { resultText } from './texts.ts';

export function questionBlock(
  locale: Locale,
  formats: Formats,
  question: QuestionResult,
  compared: ResultsSide | null,
): Block {
  const { count } = formats;
  const twin = compared?.questions.find(({ id, type }) => id === question.id && type === question.type);
  return {
    title: question.title,
    about: resultText(locale, 'answered_of', { answered: count(question.answered), asked: count(question.asked) }),
    figure: figureOf(locale, formats, question, twin),
    plot: question.answered === 0 ? { kind: 'nothing' } : plotOf(locale, formats, question, twin ?? null),
  };
}

function figureOf(
  locale: Locale,
  { signed, decimal }: Formats,
  { nps, mean }: QuestionResult,
  twin: QuestionResult | undefined,
): string | null {
  const beside = (value: string | null): string => (value === null ? '' : ` (${value})`);
  if (nps !== null) return `NPS ${signed(nps)}${beside(typeof twin?.nps === 'number' ? signed(twin.nps) : null)}`;
  if (mean === null) return null;
  const other = typeof twin?.mean === 'number' ? decimal(twin.mean) : null;
  return `${resultText(locale, 'mean', { mean: decimal(mean) })}${beside(other)}`;
}

/** @param twin null: nothing is compared, or the other side has no such question */
function plotOf(locale: Locale, formats: Formats, question: QuestionResult, twin: QuestionResult | null): Plot {
  const isCompared = twin !== null;
  if (question.rows.length > 0) return stackedOf(locale, formats, question.rows, twin?.rows ?? []);
  if (question.items.length === 0) {
    const answered = { count: question.answered, of: question.asked };
    const beside = isCompared ? { count: twin.answered, of: twin.asked } : null;
    return { kind: 'bars', bars: [formats.bar(resultText(locale, 'answered'), answered, beside)] };
  }
  const others = binned(alike(twin?.items ?? [], question.items));
  const bars = binned(alike(question.items, twin?.items ?? [])).map(({ value, label, count }) => {
    const other = others.find((item) => item.value === value)?.count ?? 0;
    return formats.bar(
      label,
      { count, of: question.answered },
      isCompared ? { count: other, of: twin.answered } : null,
    );
  });
  return { kind: 'bars', bars };
}

function stackedOf(
  locale: Locale,
  { decimal, percent }: Formats,
  rows: readonly RowResult[],
  twins: readonly RowResult[],
): Plot {
  const stacked = rows.map(({ value, label, mean, items }): StackedBar => {
    const sum = items.reduce((total, { count }) => total + count, 0);
    const other = twins.find((twin) => twin.value === value)?.mean;
    const beside = typeof other === 'number' ? ` (${decimal(other)})` : '';
    return {
      label,
      text: mean === null ? '' : `${resultText(locale, 'mean', { mean: decimal(mean) })}${beside}`,
      shares: items.map(({ count }) => (sum > 0 ? count / sum : 0)),
      about: items
        .filter(({ count }) => count > 0)
        .map((item) => `${item.label}: ${percent(item.count / sum)}`)
        .join(' · '),
    };
  });
  return { kind: 'stacked', rows: stacked, key: (rows[0]?.items ?? []).map(({ label }) => label) };
}
