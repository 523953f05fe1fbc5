import { useCallback } from 'react';
import { type RaRecord, useLocale, useTranslate } from 'react-admin';
import { entityOf, recordLabels } from '../site.ts';
import { fillLabel, namesOnlyId } from './label.ts';

/** How rows of the resource are named: by the schema's `x-label`, unless the app has a better word. */
export function useRecordLabel(resource: string): (row: RaRecord) => string {
  const locale = useLocale() ?? 'en';
  const translate = useTranslate();
  return useCallback(
    (row) => {
      const entity = entityOf(resource);
      if (entity === undefined) return `#${row.id}`;
      const own = recordLabels[entity.id]?.label(row, { locale, translate });
      if (own !== undefined) return own;
      // A label that says no more than the id says it in the reader's language.
      if (namesOnlyId(entity.label)) return `${translate(`resources.${resource}.name`, { smart_count: 1 })} #${row.id}`;
      return fillLabel(entity.label, row) || `#${row.id}`;
    },
    [resource, locale, translate],
  );
}
