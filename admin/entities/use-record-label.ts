import { useCallback } from 'react';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { entityOf } from './site.ts';
import { recordLabels } from './record-labels.ts';
import { fillLabel, fromText, namesOnlyId } from '../../shared/contract/label.ts';
import { referredBy } from '../providers/referred-rows.ts';
import type { EntityResource } from './resource.ts';

interface NameReader {
  locale: string;
  translate: (key: string, options?: object) => string;
}

/** How a row is named: by the schema's `x-label`, unless the app has a better word. */
export function nameRow(entity: EntityResource, row: RaRecord, reader: NameReader): string {
  const own = recordLabels[entity.id]?.label(row, reader);
  if (own !== undefined) return own;
  // A label that says no more than the id says it in the reader's language.
  if (namesOnlyId(entity.label))
    return `${reader.translate(`resources.${entity.route}.name`, { smart_count: 1 })} #${row.id}`;
  const template = entity.hasLabelWords ? fromText(reader.translate(`resources.${entity.route}.label`)) : entity.label;
  return fillLabel(template, row, (field, value) => sayValue(entity, row, { field, value }, reader)) || `#${row.id}`;
}

interface LabelValue {
  field: string;
  value: unknown;
}

function sayValue({ named = {} }: EntityResource, row: RaRecord, { field, value }: LabelValue, reader: NameReader) {
  const by = named[field];
  if (by === undefined) return String(value);
  if ('translation' in by) return reader.translate(`${by.translation}.${String(value)}`);
  const entity = entityOf(by.resource);
  const other = referredBy(row, field);
  return entity === undefined || other === undefined ? `#${String(value)}` : nameRow(entity, other, reader);
}

/** Names the rows of a resource for whoever reads. */
export function useRecordLabel(resource: string): (row: RaRecord) => string {
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  return useCallback(
    (row) => {
      const entity = entityOf(resource);
      return entity === undefined ? `#${row.id}` : nameRow(entity, row, { locale, translate });
    },
    [resource, locale, translate],
  );
}
