import type { RJSFValidationError } from '@rjsf/utils';

type Broken = Pick<RJSFValidationError, 'name' | 'property' | 'params'>;

/** Of admin/i18n: what is broken. What is left empty is missing, whatever else it should have been. */
export function errorKey({ name = 'invalid', property = '', params }: Broken, data: unknown): string {
  const limit = (params as { limit?: unknown } | undefined)?.limit;
  const wantsSomething = name === 'type' || (name === 'minLength' && limit === 1);
  if (name === 'required' || (wantsSomething && isEmpty(valueAt(data, property)))) return 'ra.validation.required';
  return `app.designer.errors.${name}`;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** @param property as rjsf names it: `.links.0.url` */
function valueAt(data: unknown, property: string): unknown {
  const steps = property.split('.').filter(Boolean);
  return steps.reduce((value, step) => (isObject(value) ? value[step] : undefined), data);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
