import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { isObject } from '../../providers/user-data.ts';
import { useAct } from '../../providers/use-act.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import type { Pieces } from '../filter-bar.tsx';
import { Changes } from './changes.tsx';
import { BEFORE_KEY } from '../custom/use-custom-fields.ts';
import { useWritableCustom } from '../custom/use-custom-pieces.tsx';
import { ReasonField } from './reason-field.tsx';

interface RestoreVersionProps {
  entity: EntityResource;
  fields: Pieces;
  record: RaRecord;
  version: number;
  /** What the row held then, as far as it was changed since. */
  values: Record<string, unknown>;
  onClose: () => void;
}

/** What a row has in a field; those that a tenant has added stand within the one that has them all. */
const within = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** Says what a version brings back, and does so. */
export function RestoreVersion({ entity, fields, record, version, values, onClose }: RestoreVersionProps) {
  const translate = useTranslate();
  const act = useAct();
  const [reason, setReason] = useState('');
  const { mutate, isPending, errorText } = useServerMutation();
  const added = useWritableCustom(entity, 'patch', fields);
  const changes = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => entity.writable.includes(name) || (name.startsWith(BEFORE_KEY) && added.includes(name)))
      .map(([name, value]): [string, [unknown, unknown]] => [
        name,
        [name.split('.').reduce<unknown>(within, record), value],
      ])
      .filter(([, [now, value]]) => JSON.stringify(now ?? null) !== JSON.stringify(value)),
  );

  async function restore(): Promise<void> {
    const done = await mutate(
      () => act<RaRecord>(entity.route, { action: 'restore', id: record.id, input: { version }, origin: { reason } }),
      { message: 'app.history.restored' },
    );
    if (done !== undefined) onClose();
  }
  return (
    <Dialog
      size="sm"
      title={translate('app.history.question')}
      text={translate('app.history.text')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" loading={isPending} onClick={() => void restore()} autoFocus>
            {translate('app.history.restore')}
          </Button>
        </>
      }
    >
      <Box sx={{ marginTop: 4 }}>
        <Changes entity={entity} fields={fields} record={record} changes={changes} />
      </Box>
      {entity.history?.reason && <ReasonField value={reason} onChange={setReason} />}
      {errorText !== null && (
        <Alert severity="error" sx={{ marginTop: 4 }}>
          {errorText}
        </Alert>
      )}
    </Dialog>
  );
}
