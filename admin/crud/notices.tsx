import { Alert } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { matches } from '../../shared/contract/value-condition.ts';
import type { EntityResource } from '../entities/resource.ts';

/** The warnings that the schema has for a row with such values (`x-admin.notices`). */
export function Notices({ entity: { notices = [], route }, record }: { entity: EntityResource; record: RaRecord }) {
  const translate = useTranslate();
  return notices.map((when, at) =>
    Object.entries(when).every(([field, wanted]) => matches(record[field], wanted)) ? (
      <Alert key={at} severity="warning" sx={{ marginBottom: 4 }}>
        {translate(`resources.${route}.notices.${at}`)}
      </Alert>
    ) : null,
  );
}
