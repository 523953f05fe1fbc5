/** SQL text of columns and checks. */
import type { ValueCondition } from '../../shared/contract/model.ts';
import { valuesOf } from '../../shared/contract/value-condition.ts';
import type { CheckSnapshot, ColumnSnapshot, TableCheckSnapshot } from './types.ts';
import { identifier, textLiteral, valueLiteral } from './sql-text.ts';

/** One line of a `create table`, or what follows `add column`. */
export function columnDefinition(column: ColumnSnapshot): string {
  const identity = column.identity && `generated always as identity (sequence name ${identifier(column.identity)})`;
  return [
    identifier(column.name),
    column.type,
    !column.nullable && 'not null',
    identity,
    column.generated && `generated always as (${column.generated}) stored`,
    column.default !== undefined && `default ${column.default}`,
    column.check && checkConstraint(column, column.check),
  ]
    .filter((part) => typeof part === 'string')
    .join(' ');
}

export function checkConstraint(column: ColumnSnapshot, check: CheckSnapshot): string {
  return `constraint ${identifier(check.name)} check (${checkExpression(column, check)})`;
}

/** Of several columns, how many hold something, or what one may beside the others. */
export function tableCheckConstraint(check: TableCheckSnapshot): string {
  return `constraint ${identifier(check.name)} check (${tableCheckExpression(check)})`;
}

export function tableCheckExpression(check: TableCheckSnapshot): string {
  const columns = check.columns.map(identifier);
  if (check.holds !== 'when')
    return `num_nonnulls(${columns.join(', ')}) ${check.holds === 'exactly_one' ? '=' : '<='} 1`;
  const conditions = Object.entries(check.when).map(([name, wanted]) => valueExpression(identifier(name), wanted));
  return `${columns[0] ?? ''} is null or ${conditions.join(' and ')}`;
}

/** Never null: what a null is compared with it does not have. */
function valueExpression(column: string, wanted: ValueCondition): string {
  const values = valuesOf(wanted);
  const held = values.filter((value) => value !== null);
  const alternatives = [
    ...(held.length < values.length ? [`${column} is null`] : []),
    ...(held.length > 0
      ? [`coalesce(${column} in (${held.map((value) => valueLiteral(value, 'text')).join(', ')}), false)`]
      : []),
  ];
  return alternatives.length === 1 ? alternatives.join('') : `(${alternatives.join(' or ')})`;
}

/** True, or null for a null. Lengths are code points, as in JSON Schema 2020-12 (validation, 6.3). */
export function checkExpression({ name, type }: ColumnSnapshot, check: CheckSnapshot): string {
  const value = identifier(name);
  const bound = (operand: string, operator: string, limit: number | undefined): string[] =>
    limit === undefined ? [] : [`${operand} ${operator} ${limit}`];
  return [
    ...(check.values === undefined ? [] : [`${value} in (${check.values.map(textLiteral).join(', ')})`]),
    ...bound(`char_length(${value})`, '>=', check.minLength),
    ...bound(`char_length(${value})`, '<=', check.maxLength),
    ...bound(value, '>=', check.minimum),
    ...bound(value, '<=', check.maximum),
    ...(type.endsWith('[]')
      ? [
          ...bound(`cardinality(${value})`, '>=', check.minItems),
          ...bound(`cardinality(${value})`, '<=', check.maxItems),
        ]
      : []),
  ].join(' and ');
}
