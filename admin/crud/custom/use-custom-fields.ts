/** The fields that the reader's tenant has added to an entity, as he sees them. */
import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { routeOf } from '../../entities/site.ts';
import type { CustomFieldRecord } from '../../generated/types.ts';
import { PAGE_LIMIT } from '../../providers/data-provider.ts';
import { setOwnWords } from '../../providers/own-words.ts';
import { useUserData } from '../../providers/use-session.tsx';

/** Between the name of the field that holds them and their keys. */
export const BEFORE_KEY = 'custom.';
/** Of an entity of a tenant. */
const MOST_FIELDS = 200;
/** What has just been read is not read again by the next screen. */
const FRESH_MS = 1_000;

const CUSTOM_FIELD = routeOf('custom_field');

const NONE: CustomFieldRecord[] = [];

export interface CustomFields {
  fields: readonly CustomFieldRecord[];
  /** They are on their way. */
  isLoading: boolean;
}

export function useCustomFields(entity: EntityResource): CustomFields {
  const provider = useDataProvider();
  const user = useUserData();
  const { data = NONE, isLoading } = useQuery({
    queryKey: [CUSTOM_FIELD, 'fields', entity.id],
    queryFn: () => readFields(provider, entity),
    enabled: entity.custom !== undefined && user?.role === 'client',
    staleTime: FRESH_MS,
  });
  return { fields: data, isLoading };
}

async function readFields(provider: DataProvider, { id, route }: EntityResource): Promise<CustomFieldRecord[]> {
  const fields: CustomFieldRecord[] = [];
  for (let page = 1; fields.length < MOST_FIELDS; page += 1) {
    const { data } = await provider.getList<CustomFieldRecord>(CUSTOM_FIELD, {
      filter: { entity: id },
      pagination: { page, perPage: PAGE_LIMIT },
      sort: { field: 'position', order: 'ASC' },
    });
    fields.push(...data);
    if (data.length < PAGE_LIMIT) break;
  }
  setOwnWords(
    `resources.${route}.fields.${BEFORE_KEY}`,
    fields.map(({ key, label }) => [String(key), label]),
  );
  setOwnWords(
    `resources.${route}.help.${BEFORE_KEY}`,
    fields.flatMap(({ key, help }) => (help ? [[String(key), help] as const] : [])),
  );
  return fields;
}
