/** What a tenant's own fields add to the screens of an entity; nothing where it has none. */
import { useCallback, useMemo } from 'react';
import { roleOf } from '../../entities/access.ts';
import type { EntityResource } from '../../entities/resource.ts';
import type { CustomFieldRecord } from '../../generated/types.ts';
import { isObject } from '../../providers/user-data.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { Column } from '../column.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { kindOf } from './custom-pieces.tsx';
import { BEFORE_KEY, useCustomFields } from './use-custom-fields.ts';

export interface CustomPieces {
  cells: Pieces;
  columns: Pieces;
  /** Columns that have to be chosen. */
  moreColumns: Pieces;
  inputs: Pieces;
  /** One press away. */
  filters: Pieces;
  /** Among the conditions that a filter is put together of. */
  moreFilters: Pieces;
}

export function useCustomPieces(entity: EntityResource): CustomPieces {
  const { fields } = useCustomFields(entity);
  return useMemo(() => piecesOf(entity, fields), [entity, fields]);
}

/** Of the fields that the tenant has added, as a form holds them: each has a value, if only none. */
export function useCustomValues(entity: EntityResource): { isLoading: boolean; valuesIn: (row: object) => object } {
  const { fields, isLoading } = useCustomFields(entity);
  const valuesIn = useCallback(
    (row: object) => {
      if (fields.length === 0) return row;
      const kept: unknown = 'custom' in row ? row.custom : undefined;
      const none = Object.fromEntries(fields.map(({ key }) => [String(key), null]));
      return { ...row, custom: { ...none, ...(isObject(kept) && kept) } };
    },
    [fields],
  );
  return { isLoading, valuesIn };
}

/** Names of the fields that the user may write; none where he gives no values to a tenant's own fields. */
export function useWritableCustom(entity: EntityResource, operation: 'create' | 'patch', inputs: Pieces): string[] {
  const user = useUserData();
  const mayWrite = user !== null && entity.custom?.[operation].includes(roleOf(user));
  return mayWrite ? Object.keys(inputs) : [];
}

/** The same without what they are shown and asked for by, for where many ask. */
export function useWritableCustomNames(entity: EntityResource, operation: 'create' | 'patch'): string[] {
  const user = useUserData();
  const { fields } = useCustomFields(entity);
  const mayWrite = user !== null && entity.custom?.[operation].includes(roleOf(user));
  return mayWrite ? fields.map(nameOf) : [];
}

const nameOf = ({ key }: CustomFieldRecord): string => `${BEFORE_KEY}${key}`;

function piecesOf(entity: EntityResource, fields: readonly CustomFieldRecord[]): CustomPieces {
  const pieces = (
    make: (field: CustomFieldRecord, source: string) => Pieces[string],
    isMeant: (field: CustomFieldRecord) => boolean = () => true,
  ): Pieces =>
    Object.fromEntries(
      fields.filter(isMeant).flatMap((field) => {
        const piece = make(field, nameOf(field));
        return piece === undefined ? [] : [[nameOf(field), piece]];
      }),
    );
  const column = (field: CustomFieldRecord, source: string) => {
    const { cell, isNumber = false, isUnsorted = false } = kindOf(field);
    return (
      <Column source={source} numeric={isNumber} disableSort={isUnsorted}>
        {cell({ source })}
      </Column>
    );
  };
  const filter = (field: CustomFieldRecord, source: string) => kindOf(field).filter?.({ source }, field.choices ?? []);
  const isListed = (field: CustomFieldRecord): boolean => field.in_list;
  return {
    cells: pieces((field, source) => kindOf(field).cell({ source })),
    columns: pieces(column, isListed),
    moreColumns: pieces(column, (field) => !isListed(field)),
    inputs: pieces((field, source) =>
      kindOf(field).input(
        {
          source,
          ...(field.is_required && { required: true }),
          ...(field.help && { helperText: `resources.${entity.route}.help.${source}` }),
        },
        field.choices ?? [],
      ),
    ),
    filters: pieces(filter, isListed),
    moreFilters: pieces(filter, (field) => !isListed(field)),
  };
}
