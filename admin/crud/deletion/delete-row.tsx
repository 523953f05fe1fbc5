import { LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { wordsOf } from '../../providers/problem.ts';
import { DeleteDialog } from '../../ui/dialogs/delete-dialog.tsx';
import type { EntityResource } from '../../entities/resource.ts';
import type { DeleteDialogProps } from '../../ui/mutations/use-remove.ts';
import { ReasonField } from '../history/reason-field.tsx';
import { useScreen } from '../screen-context.tsx';
import { useNames } from '../../entities/use-names.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { useDeletion } from './use-deletion.ts';
import { useDeletionCheck } from './use-deletion-check.ts';
import { GoesWith } from './goes-with.tsx';
import { Reasons } from './uses.tsx';

/** The plain question of a row: the server says first what stands in the way, then what becomes of the row. */
export function DeleteRow({ record, onClose }: Pick<DeleteDialogProps, 'record' | 'onClose'>) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const { inline } = useNames(entity);
  const labelOf = useRecordLabel(entity.route);
  const { refused, error } = useDeletionCheck(entity, [record.id]);
  const [reason, setReason] = useState('');
  const { remove, isPending, errorText, text } = useDeletion(entity, record, onClose);
  const refusal = refused?.[0];
  const names = { name: inline, recordRepresentation: labelOf(record) };
  return (
    <DeleteDialog
      title={translate(refusal === undefined ? 'ra.message.delete_title' : 'app.deletion.blocked_title', names)}
      text={refusal === undefined ? text : translate(blockedText(refusal.used_by))}
      isBlocked={refusal !== undefined || error !== null}
      isPending={refused === undefined || isPending}
      errorText={error === null ? errorText : translate(wordsOf(error), { _: wordsOf(error) })}
      onClose={onClose}
      onDelete={() => remove(reason)}
    >
      <Checking isOn={refused === undefined && error === null} />
      {refusal === undefined && <GoesWith entity={entity} record={record} />}
      {refusal === undefined && entity.history?.reason && <ReasonField value={reason} onChange={setReason} />}
      {refusal && (
        <Stack sx={{ gap: 3, marginTop: 3 }}>
          <Reasons refusal={refusal} />
          <InsteadOf entity={entity} record={record} />
        </Stack>
      )}
    </DeleteDialog>
  );
}

const blockedText = (uses: readonly unknown[]): string =>
  uses.length > 0 ? 'app.deletion.in_use' : 'app.deletion.blocked';

/** It is asked: nothing jumps when the answer is there, which mostly is at once. */
export function Checking({ isOn }: { isOn: boolean }) {
  const translate = useTranslate();
  return (
    <LinearProgress
      aria-label={translate('app.deletion.checking')}
      sx={{ marginTop: 3, visibility: isOn ? 'visible' : 'hidden' }}
    />
  );
}

/** What can be switched off need not go. */
function InsteadOf({ entity, record }: { entity: EntityResource; record: RaRecord }) {
  const translate = useTranslate();
  if (!entity.writable.includes('is_active') || record['is_active'] !== true) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('app.deletion.switch_off')}
    </Typography>
  );
}
