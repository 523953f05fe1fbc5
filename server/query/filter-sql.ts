/** What a filter asks of a row, as SQL. Pure, like all plans: the same shape of a filter gives the same text. */
import { tenantOf } from '../access/principal.ts';
import { isOneOf } from '../access/scope.ts';
import { treeIds } from '../access/subtree.ts';
import type { FieldDescriptor } from '../../shared/contract/descriptor.ts';
import type { Caller } from './caller.ts';
import type { FilterGroup, FilterPart } from './filter-groups.ts';
import type { FilterTerm } from './parse-filter.ts';
import { rowsByValue } from './custom-fields.ts';
import { comparedOf } from './plan.ts';
import type { Target } from './target.ts';

interface Filtering {
  target: Target;
  caller: Caller;
  /** For a statement that comes to its rows another way. */
  byRow: boolean;
}

/** Conditions on rows `t` that all have to be met. */
export const partSql = ({ terms, groups }: FilterPart, filtering: Filtering): string[] => [
  ...terms.map((term) => termSql(term, filtering)),
  ...groups.map((group) => groupSql(group, filtering)),
];

function groupSql({ name, parts }: FilterGroup, filtering: Filtering): string {
  const joined = parts
    .map((part) => `(${partSql(part, filtering).join(' and ')})`)
    .join(name === 'and' ? ' and ' : ' or ');
  // A row without a value is none of those with one.
  return name === 'not' ? `(${joined}) is not true` : `(${joined})`;
}

const COMPUTED_TYPES: Record<string, string> = { integer: 'bigint', number: 'double precision', boolean: 'boolean' };

/** The SQL type of a list of a field's values. */
function arrayType(field: FieldDescriptor | undefined): string {
  const column = field?.column?.replace(/ collate .*$/, '') ?? COMPUTED_TYPES[field?.type ?? ''] ?? 'text';
  return column.endsWith('[]') ? column : `${column}[]`;
}

function termSql(term: FilterTerm, filtering: Filtering): string {
  const descriptor = filtering.target.entity.fields[term.field];
  const asked = comparisonSql(term, filtering);
  if (descriptor?.custom === undefined || term.comparison === 'null') return asked;
  return `(${foundByValue(descriptor, term, filtering)} and ${asked})`;
}

function comparisonSql({ field, comparison, value }: FilterTerm, { target, caller, byRow }: Filtering): string {
  const { principal, parameters } = caller;
  const left = comparedOf(target, field, caller);
  const descriptor = target.entity.fields[field];
  switch (comparison) {
    case 'null':
      return emptySql(left, descriptor);
    case 'in': {
      const list = `${parameters.add(value)}::${arrayType(descriptor)}`;
      return descriptor?.type === 'array' ? `${left} && ${list}` : `${left} = any(${list})`;
    }
    case 'within': {
      const { companyId } = tenantOf(principal);
      const company = companyId === null ? null : parameters.add(companyId);
      if (descriptor?.tree === undefined) throw new Error(`'${field}' refers to no tree.`);
      return isOneOf(left, treeIds(descriptor.tree, parameters.add(value), company), byRow);
    }
    case 'contains':
      return `${parameters.add(value)} = any(${left})`;
    default:
      return `${left} ${comparison} ${parameters.add(value)}`;
  }
}

/** Whether it holds nothing: of texts and lists an empty one is none either. */
function emptySql(left: string, field: FieldDescriptor | undefined): string {
  if (field?.type === 'array')
    return field.column === 'jsonb' ? `coalesce(${left}, '[]') = '[]'` : `coalesce(cardinality(${left}), 0) = 0`;
  return field?.nullable === false && field.default === '' ? `${left} = ''` : `${left} is null`;
}

/** The rows that the index of values leads to; the row itself says whether it is one of them. */
function foundByValue(
  descriptor: FieldDescriptor,
  { comparison, value }: FilterTerm,
  { target, caller }: Filtering,
): string {
  const sent = caller.parameters.add(value);
  const type = COMPUTED_TYPES[descriptor.type] ?? 'text';
  const wanted =
    comparison === 'in'
      ? `= any(array(select custom_value(to_jsonb(sent)) from unnest(${sent}::${type}[]) sent))`
      : `${comparison === 'contains' ? '=' : comparison} custom_value(to_jsonb(${sent}::${type}))`;
  return rowsByValue(target.entity, descriptor, wanted);
}
