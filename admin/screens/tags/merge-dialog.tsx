import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ReferenceOption } from '../../fields/references.ts';
import { companyTag } from '../../generated/resources.ts';
import type { CompanyTagRecord } from '../../generated/types.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { useTotalText } from '../../kit/pagination.tsx';
import { useChange } from '../../kit/use-change.ts';
import { useAct } from '../../providers/use-act.ts';
import { TagPicker } from './tag-picker.tsx';

interface MergeDialogProps {
  tag: CompanyTagRecord;
  onClose: () => void;
  onDone: () => void;
}

/** Chooses the tag that stays, and says what comes of it. */
export function MergeDialog({ tag, onClose, onDone }: MergeDialogProps) {
  const translate = useTranslate();
  const act = useAct();
  const { make, isRunning, fault, forget } = useChange();
  const [into, setInto] = useState<ReferenceOption | null>(null);
  const { name } = tag;

  async function submit(): Promise<void> {
    if (into === null) return;
    const merge = () => act<object>(companyTag.route, { action: 'merge', id: tag.id, input: { into_id: into.id } });
    const words = { name, into: into.label };
    if ((await make(merge, { message: 'app.tags.merge.done', words })) !== undefined) onDone();
  }
  return (
    <FormDialog
      title={translate('app.tags.merge.title', { name })}
      action={translate(`resources.${companyTag.route}.actions.merge`)}
      isBusy={isRunning}
      isBlocked={into === null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TagPicker
        label={translate('app.tags.merge.into')}
        exceptId={tag.id}
        value={into}
        onChange={(chosen) => {
          forget();
          setInto(chosen);
        }}
        fault={fault}
      />
      <Outcome tag={tag} into={into?.label} />
    </FormDialog>
  );
}

/** What will be moved where; before a tag is chosen, what merging is. */
function Outcome({ tag, into }: { tag: CompanyTagRecord; into: string | undefined }) {
  const translate = useTranslate();
  const totalText = useTotalText();
  const { name, feedback_count: count } = tag;
  const words = { name, into, smart_count: count, count: totalText(count) };
  const key = into === undefined ? 'about' : count === 0 ? 'unused' : 'moves';
  return (
    <DialogContentText role="status" sx={{ marginTop: 4, overflowWrap: 'anywhere' }}>
      {translate(`app.tags.merge.${key}`, words)}
    </DialogContentText>
  );
}
