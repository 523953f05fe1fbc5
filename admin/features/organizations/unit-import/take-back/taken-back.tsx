import { Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { unitImport } from '../../../../generated/resources.ts';
import { useServerMutation } from '../../../../ui/mutations/use-server-mutation.ts';
import { useAct } from '../../../../providers/use-act.ts';
import { DeleteRetained } from './delete-retained.tsx';
import { RetainedUnits } from './retained-units.tsx';
import type { TakeBack } from './take-back.ts';
import { TakeBackFigures } from './take-back-figures.tsx';

interface TakenBackProps {
  importId: number;
  report: TakeBack;
  onClose: () => void;
}

/** What has been done; what stays can be deleted one by one, and what went can be restored. */
export function TakenBack({ importId, report, onClose }: TakenBackProps) {
  const translate = useTranslate();
  const [retained, setRetained] = useState(report.kept);
  const [deleting, setDeleting] = useState<number | null>(null);
  const { restore, isPending } = useRestoreImport(importId, onClose);
  const left = retained.some(({ kind }) => kind === 'add');
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <div role="status">
          <TakeBackFigures report={report} />
        </div>
        {left && <DialogContentText>{translate('app.import.take_back.left')}</DialogContentText>}
        <RetainedUnits
          report={{ kept: retained, kept_count: report.kept_count }}
          onDelete={({ id }) => setDeleting(id)}
        />
      </DialogContent>
      <DialogActions>
        {report.remove_count > 0 && (
          <Button disabled={isPending} onClick={() => void restore()} sx={{ marginInlineEnd: 'auto' }}>
            {translate('app.import.take_back.restore')}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
      {deleting !== null && (
        <DeleteRetained
          id={deleting}
          onClose={() => setDeleting(null)}
          onDone={() => setRetained(retained.filter(({ id }) => id !== deleting))}
        />
      )}
    </>
  );
}

/** Brings back what went, says so, and closes. */
function useRestoreImport(id: number, onDone: () => void) {
  const act = useAct();
  const notify = useNotify();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const restore = (): Promise<void> =>
    mutate(async () => {
      await act<{ restored: number }>(unitImport.route, { action: 'restore', id });
      notify('app.tree.deleted.done', { type: 'success' });
      onDone();
    });
  return { restore, isPending };
}
