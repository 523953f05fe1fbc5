import { Switch } from '@mui/material';
// oxlint-disable-next-line eslint/no-restricted-imports -- the switch does not wait for the server
import { useRecordContext, useResourceContext, useTranslateLabel, useUpdate } from 'react-admin';
import { entityOf } from '../../entities/site.ts';
import { writableFields } from '../../entities/access.ts';
import { useMay } from '../../entities/use-access.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { useNotifyError } from '../../ui/mutations/use-notify-error.ts';
import { EmptyValue } from '../base/empty-value.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';
import { BooleanField } from './boolean-field.tsx';

/** Yes or no, which is changed at once by whoever may change it in the row. */
export function SwitchField(props: CellProps) {
  const { source } = props;
  const value = useValue(props);
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const entity = entityOf(resource);
  const user = useUserData();
  const may = useMay(resource);
  const translateLabel = useTranslateLabel();
  const labelOf = useRecordLabel(resource);
  const notifyError = useNotifyError();
  const [update] = useUpdate();
  if (typeof value !== 'boolean' || record === undefined) return <EmptyValue />;
  const isWritable = entity !== undefined && writableFields(entity, 'patch', user).includes(source);
  if (!isWritable || !may('edit', record)) return <BooleanField {...props} />;
  const flip = (next: boolean) =>
    void update(
      resource,
      { id: record.id, data: { [source]: next }, previousData: record },
      { mutationMode: 'optimistic', onError: notifyError },
    );
  return (
    <Switch
      checked={value}
      onChange={(_, next) => flip(next)}
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': `${String(translateLabel({ source, resource }))}: ${labelOf(record)}` } }}
      sx={{ marginBlock: -1, marginInlineStart: -2 }}
    />
  );
}
