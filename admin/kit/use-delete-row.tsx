import { type ReactNode, useState } from 'react';
import { type RaRecord, useDeleteController, useTranslate } from 'react-admin';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { overrides } from '../overrides.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useGoTo, useScreen, useScreenPath } from './screen-context.tsx';
import { useNames } from './use-names.ts';
import { useRecordLabel } from './use-record-label.ts';

/** Deletes a row after a question: the entity's own one where it has one, else with a way back while the toast stands. */
export function useDeleteRow(record: RaRecord | undefined): { ask: () => void; dialog: ReactNode } {
  const { entity } = useScreen();
  const goTo = useGoTo();
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  const close = () => setAsking(false);
  const Own = overrides[entity.id]?.deleteDialog;
  const plain = usePlainQuestion(record, isAsking, close);
  if (Own === undefined) return { ask, dialog: plain };
  const own = isAsking && record !== undefined && (
    <ChunkBoundary fallback={null}>
      <Own record={record} onClose={close} onDone={() => goTo('list')} />
    </ChunkBoundary>
  );
  return { ask, dialog: own };
}

function usePlainQuestion(record: RaRecord | undefined, isAsking: boolean, close: () => void): ReactNode {
  const translate = useTranslate();
  const { entity } = useScreen();
  const toPath = useScreenPath();
  const { inline } = useNames(entity);
  const labelOf = useRecordLabel(entity.route);
  const { handleDelete } = useDeleteController({
    ...(record === undefined ? {} : { record }),
    resource: entity.route,
    mutationMode: 'undoable',
    redirect: () => toPath('list'),
    successMessage: 'ra.notification.deleted',
  });
  const label = record === undefined ? '' : labelOf(record);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={translate('ra.message.delete_title', { name: inline, recordRepresentation: label })}
      text={translate('ra.message.delete_content', { name: inline, recordRepresentation: label })}
      action={translate('ra.action.delete')}
      onCancel={close}
      onConfirm={() => {
        close();
        handleDelete();
      }}
    />
  );
}
