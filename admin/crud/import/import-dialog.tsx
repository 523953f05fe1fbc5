import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useNames } from '../../entities/use-names.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { ChooseStep } from './choose-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { ResultStep } from './result-step.tsx';
import { isUnderWay, useListImport } from './use-list-import.ts';
import { WorkingStep } from './working-step.tsx';

/** Takes a file into a list: choose it, say what its columns are, see what it would do, do that, or take it back. */
export function ImportDialog({ entity, onClose }: { entity: EntityResource; onClose: () => void }) {
  const translate = useTranslate();
  const { many } = useNames(entity);
  return (
    <Dialog size="md" fullScreenBelow="sm" title={translate('app.list.import.title', { list: many })} onClose={onClose}>
      <Steps entity={entity} onClose={onClose} />
    </Dialog>
  );
}

function Steps({ entity, onClose }: { entity: EntityResource; onClose: () => void }) {
  const importing = useListImport(entity);
  const { row, sent, isLoading } = importing;
  // What was checked is checked anew with other columns.
  const [isMapping, setMapping] = useState(false);
  if (sent !== undefined) return <WorkingStep name={sent.name} sent={sent.share} onClose={onClose} />;
  if (isLoading) return <WorkingStep name="" onClose={onClose} />;
  if (row === undefined) return <ChooseStep entity={entity} importing={importing} onClose={onClose} />;
  if (isUnderWay(row)) return <WorkingStep name={row.file_name} row={row} onClose={onClose} />;
  if (row.step === 'upload' || isMapping)
    return (
      <ColumnsStep
        key={row.id}
        entity={entity}
        row={row}
        importing={importing}
        onChecked={() => setMapping(false)}
        onClose={onClose}
      />
    );
  return (
    <ResultStep
      key={`${row.id} ${row.step}`}
      entity={entity}
      row={row}
      importing={importing}
      onMap={() => setMapping(true)}
      onClose={onClose}
    />
  );
}
