/** `x-list` to the model: what a list shows, and what it is narrowed, summed and put in order by. */
import type { EntityModel, FieldModel } from '../shared/contract/model.ts';
import type { RawEntity } from './raw.ts';

export function buildList(entity: RawEntity, fields: FieldModel[]): EntityModel['list'] {
  const { 'x-list': list = { columns: [], sort: ['id', 'asc'] } } = entity;
  const {
    columns,
    filters = [],
    sort,
    sortable = [],
    search = [],
    board,
    calendar,
    quick,
    under_way: underWay,
    description,
  } = list;
  const ordered = columns.filter((name) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field !== undefined && field.type !== 'array' && field.type !== 'object';
  });
  return {
    columns,
    filters,
    sort,
    sortable: [...new Set([...ordered, ...sortable, sort[0], ...(calendar ? [calendar.from] : [])])],
    search,
    exported: entity['x-operations'].includes('list') && entity['x-list']?.export !== false,
    imported: entity['x-list']?.import === true,
    bulkEdited: entity['x-operations'].includes('patch') && entity['x-list']?.bulk_edit !== false,
    groups: groupsOf(entity, fields),
    sums: entity['x-list']?.sums ?? [],
    inline: entity['x-list']?.inline ?? [],
    ...(board !== undefined && { board }),
    ...(calendar && { calendar }),
    ...(quick && { quick }),
    ...(underWay && { underWay }),
    ...(description !== undefined && { description }),
  };
}

/** Filters whose values are few, or have months: a group leads to its rows by the filter. */
function groupsOf({ 'x-list': list, 'x-operations': operations }: RawEntity, fields: FieldModel[]): string[] {
  if (!operations.includes('list') || list?.group_by === false) return [];
  return (list?.filters ?? []).filter((name) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (field === undefined || field.ui.hidden || field.type === 'array' || field.type === 'object') return false;
    const { enum: words, type, ref, column } = field;
    return words !== undefined || type === 'boolean' || ref !== undefined || isOfMonths(column?.type);
  });
}

const isOfMonths = (type: string | undefined): boolean => type === 'date' || type === 'timestamptz';
