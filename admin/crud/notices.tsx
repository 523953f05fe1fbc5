import { Alert } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { matches } from '../../shared/contract/value-condition.ts';
import type { EntityResource, RowNotice } from '../entities/resource.ts';
import { NoticeActionButtons } from './actions/offered-actions.tsx';
import { textsOf } from './actions/use-run-action.ts';

/** What the schema says of a row with such values (`x-admin.notices`), with what can be done about it. */
export function Notices({ entity: { notices = [], route }, record }: { entity: EntityResource; record: RaRecord }) {
  const translate = useTranslate();
  return notices.map((notice, at) =>
    isSaidOf(record, notice) ? (
      <Alert key={at} severity={notice.severity ?? 'warning'} sx={{ marginBottom: 4, overflowWrap: 'anywhere' }}>
        {translate(`resources.${route}.notices.${at}`, textsOf(record))}
        {notice.buttons && <NoticeActionButtons record={record} names={notice.buttons} />}
      </Alert>
    ) : null,
  );
}

const isSaidOf = (row: RaRecord, { when = {}, names = [] }: RowNotice): boolean =>
  Object.entries(when).every(([field, wanted]) => matches(row[field], wanted)) && names.every((name) => row[name]);
