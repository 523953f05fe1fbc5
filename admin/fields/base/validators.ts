/** A field's bounds, as JSON Schema spells them, as react-admin's validators. */
import { holdsSomething, matches, type ReadonlyValueCondition } from '../../../shared/contract/value-condition.ts';
import { maxLength, maxValue, minLength, minValue, regex, required, type Validator } from 'react-admin';

export interface Constraints {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  /** Fields that must be empty while this one is not. */
  insteadOf?: string[];
  /** This one must be filled while all of these are empty. */
  requiredWithout?: string[];
  /** This one must be filled while another is this value, or is a list that has it. */
  requiredWhen?: { field: string; is: string };
  /** It is there only while other fields have these values; its form sees to that. */
  when?: Readonly<Record<string, ReadonlyValueCondition>>;
  /** Says what the pattern wants, in words. */
  helperText?: string;
}

type Maker = (constraints: Constraints) => Validator | undefined;

const makers: Maker[] = [
  ({ required: isRequired }) => (isRequired ? required() : undefined),
  ({ minLength: bound }) => (bound === undefined ? undefined : minLength(bound)),
  ({ maxLength: bound }) => (bound === undefined ? undefined : maxLength(bound)),
  ({ minimum }) => (minimum === undefined ? undefined : minValue(minimum)),
  ({ maximum }) => (maximum === undefined ? undefined : maxValue(maximum)),
  // The help says what the pattern wants; the pattern itself would only frighten.
  ({ pattern, helperText = 'app.validation.format' }) =>
    pattern === undefined ? undefined : regex(new RegExp(pattern, 'u'), helperText),
  ({ minItems }) =>
    minItems === undefined ? undefined : itemCount('app.validation.min_items', minItems, (length) => length < minItems),
  ({ maxItems }) =>
    maxItems === undefined ? undefined : itemCount('app.validation.max_items', maxItems, (length) => length > maxItems),
  ({ insteadOf }) =>
    insteadOf === undefined
      ? undefined
      : (value: unknown, values: Values) =>
          isFilled(value) && insteadOf.some((other) => isFilled(values[other]))
            ? 'app.validation.only_one_of'
            : undefined,
  ({ requiredWithout }) =>
    requiredWithout === undefined
      ? undefined
      : (value: unknown, values: Values) =>
          !isFilled(value) && !requiredWithout.some((other) => isFilled(values[other]))
            ? 'ra.validation.required'
            : undefined,
  ({ requiredWhen }) =>
    requiredWhen === undefined
      ? undefined
      : (value: unknown, values: Values) =>
          matches(values[requiredWhen.field], requiredWhen.is) && !holdsSomething(value)
            ? 'ra.validation.required'
            : undefined,
];

type Values = Record<string, unknown>;

const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

export function validatorsOf(constraints: Constraints): Validator[] {
  return makers.flatMap((make) => make(constraints) ?? []);
}

function itemCount(message: string, bound: number, isWrong: (length: number) => boolean): Validator {
  return (value: unknown) =>
    Array.isArray(value) && isWrong(value.length) ? { message, args: { count: bound } } : undefined;
}
