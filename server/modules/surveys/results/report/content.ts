/** What stands in a report of a survey's results, in words and shares. Pure. */
import type { Locale } from '../../../../../shared/i18n/locales.ts';
import type { ResultsSide } from '../../../../../shared/survey/survey-results.ts';
import type { Bar, Block, Figure, Plot, ReportContent, ReportOrder } from './blocks.ts';
import { columnsOf } from './columns.ts';
import { formatsOf, type Formats } from './formats.ts';
import { questionBlock } from './question-block.ts';
import { resultText } from './texts.ts';

/** More questions than these make a file that nobody reads and that takes long to draw. */
const MOST_QUESTIONS = 200;

/** Of those of which it is known how far they came. */
const known = ({ answers, erased }: ResultsSide): number => answers - erased;

const unitName = (locale: Locale, { unit }: ResultsSide): string => unit?.name ?? resultText(locale, 'all_units');
const versionName = (locale: Locale, { version }: ResultsSide): string =>
  version === null ? resultText(locale, 'version.all') : resultText(locale, 'version.one', { number: version });

function comparisonOf({ locale, results, comparedBy }: ReportOrder, { span }: Formats): ReportContent['compared'] {
  const { current, compared } = results;
  if (compared === null || comparedBy === null) return null;
  const nameOf = (side: ResultsSide): string =>
    ({
      days: span,
      unit: (one: ResultsSide) => unitName(locale, one),
      version: (one: ResultsSide) => versionName(locale, one),
    })[comparedBy](side);
  const other = nameOf(compared);
  return { label: resultText(locale, 'compared_with', { name: other }), current: nameOf(current), other };
}

function figuresOf({ locale, results: { current, compared } }: ReportOrder, { count, percent }: Formats): Figure[] {
  const rate = (side: ResultsSide): string => (known(side) > 0 ? percent(side.complete / known(side)) : '–');
  const beside = (value: (side: ResultsSide) => string, otherwise: string): string =>
    compared ? value(compared) : otherwise;
  const erased = current.erased > 0 ? resultText(locale, 'erased', { count: count(current.erased) }) : '';
  return [
    {
      label: resultText(locale, 'answers'),
      value: count(current.answers),
      about: beside((side) => count(side.answers), erased),
    },
    {
      label: resultText(locale, 'rate'),
      value: rate(current),
      about: beside(rate, resultText(locale, 'complete_count', { count: count(current.complete) })),
    },
    {
      label: resultText(locale, 'partial'),
      value: count(current.partial),
      about: beside((side) => count(side.partial), ''),
    },
  ];
}

function pagesBlock({ locale, results: { current, compared } }: ReportOrder, { bar }: Formats): Block {
  const reached = (side: ResultsSide, id: string): number => side.pages.find((page) => page.id === id)?.reached ?? 0;
  const line = (label: string, of: (side: ResultsSide) => number): Bar =>
    bar(label, { count: of(current), of: known(current) }, compared && { count: of(compared), of: known(compared) });
  const pages = current.pages
    .slice(0, MOST_QUESTIONS)
    .map(({ id, title }, at) =>
      line(title ?? resultText(locale, 'survey_page', { number: at + 1 }), (side) => reached(side, id)),
    );
  return {
    title: resultText(locale, 'pages'),
    about: resultText(locale, 'pages_about'),
    figure: null,
    plot: { kind: 'bars', bars: [...pages, line(resultText(locale, 'complete'), ({ complete }) => complete)] },
  };
}

function languagesBlock({ locale, results: { current, compared } }: ReportOrder, { bar }: Formats): Block {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const bars = current.languages.map(({ locale: language, answers }) => {
    const other = compared?.languages.find((one) => one.locale === language)?.answers ?? 0;
    const beside = compared && { count: other, of: compared.answers };
    return bar(names.of(language) ?? language, { count: answers, of: current.answers }, beside);
  });
  const plot: Plot = bars.length > 0 ? { kind: 'bars', bars } : { kind: 'nothing' };
  return { title: resultText(locale, 'languages'), about: null, figure: null, plot };
}

function partsOf(order: ReportOrder, formats: Formats): ReportContent['parts'] {
  const { locale, results } = order;
  const { current, compared } = results;
  const { answers, hours } = columnsOf(locale, results);
  const block = (key: string, about: string | null, plot: Plot): Block => ({
    title: resultText(locale, key),
    about,
    figure: null,
    plot,
  });
  const left = current.questions.length - MOST_QUESTIONS;
  return [
    { title: null, note: null, blocks: [block('answers', null, answers), pagesBlock(order, formats)] },
    {
      title: resultText(locale, 'questions'),
      note: left > 0 ? resultText(locale, 'more_questions', { count: left }) : null,
      blocks: current.questions
        .slice(0, MOST_QUESTIONS)
        .map((question) => questionBlock(locale, formats, question, compared)),
    },
    {
      title: resultText(locale, 'who'),
      note: null,
      blocks: [block('hours', resultText(locale, 'hours_about'), hours), languagesBlock(order, formats)],
    },
  ];
}

export function contentOf(order: ReportOrder): ReportContent {
  const { locale, name, results } = order;
  const { current, compared, may_read: mayRead, counted_until: until } = results;
  const formats = formatsOf(locale);
  const isEmpty = current.answers === 0 && !compared?.answers;
  const notice = mayRead ? (isEmpty ? resultText(locale, 'empty') : null) : resultText(locale, 'no_right_text');
  return {
    title: resultText(locale, 'title', { name }),
    about: [unitName(locale, current), formats.span(current), versionName(locale, current)].join(' · '),
    compared: comparisonOf(order, formats),
    figures: notice === null ? figuresOf(order, formats) : [],
    notice,
    parts: notice === null ? partsOf(order, formats) : [],
    counted: until === null ? null : resultText(locale, 'counted_until', { time: formats.moment(until) }),
    pageText: (page, count) => resultText(locale, 'page_of', { page, count }),
  };
}
