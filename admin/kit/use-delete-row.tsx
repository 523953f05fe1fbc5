import { type ReactNode, useState } from 'react';
import { type RaRecord, useDeleteController, useTranslate } from 'react-admin';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useScreen, useScreenPath } from './screen-context.tsx';
import { useNames } from './use-names.ts';
import { useRecordLabel } from './use-record-label.ts';

/** Deletes a row after a question, with a way back for as long as the toast stands. */
export function useDeleteRow(record: RaRecord | undefined): { ask: () => void; dialog: ReactNode } {
  const translate = useTranslate();
  const { entity } = useScreen();
  const toPath = useScreenPath();
  const { inline } = useNames(entity);
  const labelOf = useRecordLabel(entity.route);
  const [isAsking, setAsking] = useState(false);
  const { handleDelete } = useDeleteController({
    ...(record === undefined ? {} : { record }),
    resource: entity.route,
    mutationMode: 'undoable',
    redirect: () => toPath('list'),
    successMessage: 'ra.notification.deleted',
  });
  const label = record === undefined ? '' : labelOf(record);
  const dialog = (
    <ConfirmDialog
      isOpen={isAsking}
      title={translate('ra.message.delete_title', { name: inline, recordRepresentation: label })}
      text={translate('ra.message.delete_content', { name: inline, recordRepresentation: label })}
      action={translate('ra.action.delete')}
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        handleDelete();
      }}
    />
  );
  return { ask: () => setAsking(true), dialog };
}
