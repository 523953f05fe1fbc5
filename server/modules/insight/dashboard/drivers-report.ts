/** The answer to what drives a score: the days put together, and each driver in the caller's words. */
import type { Language } from '../../../../shared/i18n/languages.ts';
import { textIn } from '../../../../shared/survey/localize.ts';
import type { SurveyDocument } from '../../../../shared/survey/document.ts';
import type { CrossProducts } from '../drivers/cross-products.ts';
import { type Driver, FEWEST_ANSWERS, FEWEST_DAYS, findDrivers } from '../drivers/drivers.ts';
import { type SurveyVariable, variablesOf } from '../drivers/variables.ts';
import { type DriverRow, type DriversRow, MOST_ROWS } from './drivers-statement.ts';
import type { Days } from './period.ts';

const DAY_MS = 86_400_000;
/** What was long ago drives nothing today, and each day costs time. */
const MOST_DAYS = 366;

/** The days of a period that are looked at: the last year of it. */
export function lastYearOf({ from, to }: Days): Days {
  const first = new Date(Date.parse(to) - (MOST_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from: from > first ? from : first, to };
}

/** Of all units at which the view begins and of all versions, by day, the earliest first; without a day that was cut off. */
function daysOf(rows: readonly DriverRow[]): Map<string, CrossProducts[]> {
  const days = new Map<string, CrossProducts[]>();
  for (const { day, own, below } of rows.toReversed()) {
    const parts = days.get(day) ?? [];
    days.set(day, parts);
    parts.push(own, below);
  }
  const [first] = days.keys();
  if (rows.length >= MOST_ROWS && first !== undefined) days.delete(first);
  return days;
}

/** By name, of all versions; what one is and is called the newest says. */
function familiesOf(documents: readonly SurveyDocument[]): [SurveyVariable[], SurveyVariable[]] {
  const known = new Set<string>();
  const isNew = ({ name }: SurveyVariable): boolean => !known.has(name) && known.add(name).size > 0;
  const versions = documents.map((document) => variablesOf(document).map((family) => family.filter(isNew)));
  return [versions.flatMap(([counted = []]) => counted), versions.flatMap(([, others = []]) => others)];
}

const percent = (share: number): number => Number((100 * Math.min(1, share)).toFixed(1));

function shownDriver(driver: Driver, variable: SurveyVariable, isCounted: boolean, language: Language) {
  const { question, option, isRating } = variable;
  return {
    question_id: question.id,
    option_id: option?.id ?? null,
    title: textIn(language, question.title),
    option: option ? textIn(language, option.label) : null,
    is_rating: isRating,
    counts: isCounted,
    weight: percent(driver.weight),
    low: percent(driver.low),
    high: percent(driver.high),
    direction: driver.direction === 1 ? 'better' : 'worse',
    performance: Number(driver.performance.toFixed(1)),
    answers: driver.answers,
    is_found: driver.isFound,
    gain: driver.gain === null ? null : percent(driver.gain),
    first_share: percent(driver.firstShare),
  };
}

/** @param asked the days that were read */
export function driversReport(asked: Days, row: DriversRow, language: Language): object {
  const days = daysOf(row.rows);
  const families = familiesOf(row.documents);
  const found = findDrivers([...days.values()], families);
  const counted = new Set(families[0].map(({ name }) => name));
  const variables = new Map(families.flat().map((variable) => [variable.name, variable]));
  const [first] = days.keys();
  return {
    from: row.rows.length >= MOST_ROWS && first !== undefined ? first : asked.from,
    to: asked.to,
    survey_id: row.survey_id,
    surveys: row.surveys,
    answers: found.answers,
    days: found.days,
    needed: { answers: FEWEST_ANSWERS, days: FEWEST_DAYS },
    lacks: found.lacks,
    drivers: found.drivers.flatMap((driver) => {
      const variable = variables.get(driver.name);
      return variable ? [shownDriver(driver, variable, counted.has(driver.name), language)] : [];
    }),
  };
}
