/** Conditions on the row of an event (`x-conditions`), as screens know them. */
import {
  isTime,
  isWithoutValue,
  type Measure,
  OF_EVERY_ROW,
  OPERATORS,
  operatorsOfMeasure,
  type Operator,
  partsOfEvent,
} from '../../../shared/contract/event-conditions.ts';

/** Of an entity whose events can be chosen. */
export interface TellingEntity {
  /** Its react-admin resource. */
  route: string;
  /** By what its fields are compared; where conditions are shown only, of times. */
  measures: Readonly<Record<string, Measure>>;
}

export interface EventProps {
  /** The field that names the event. */
  event: string;
  entities: Readonly<Record<string, TellingEntity>>;
}

/** Whose event it is; undefined while none is chosen. */
export function entityOf(
  event: unknown,
  entities: EventProps['entities'],
): (TellingEntity & { id: string }) | undefined {
  if (typeof event !== 'string') return undefined;
  const { entity: id } = partsOfEvent(event);
  const entity = entities[id];
  return entity && { ...entity, id };
}

/** What can be asked of a field in the event. */
export function operatorsIn(event: unknown, entity: TellingEntity | undefined, field: unknown): Operator[] {
  const measure = typeof field === 'string' ? entity?.measures[field] : undefined;
  if (measure === undefined || typeof event !== 'string') return [];
  return operatorsOfMeasure(measure, { event, isOfEveryRow: OF_EVERY_ROW.has(String(field)) });
}

/** Under which key it has its words: of days and times they are others. */
export function wordsOfOperator(operator: string, measure: Measure | undefined): string {
  return `app.conditions.operators.${isTime(measure) && operator.startsWith('at_') ? `${operator}_time` : operator}`;
}

export const isOperator = (value: unknown): value is Operator => OPERATORS.some((operator) => operator === value);

/** Whether it is compared with a value. */
export const asksForValue = (operator: unknown): boolean => isOperator(operator) && !isWithoutValue(operator);

/** Whether a value is one of the measure: what was chosen for another field may not be. */
export function fits(measure: Measure | undefined, value: unknown): boolean {
  if (measure === 'yes_no') return typeof value === 'boolean';
  if (measure === 'number' || measure === 'row') return typeof value === 'number';
  return measure === 'list' || typeof value === 'string';
}
