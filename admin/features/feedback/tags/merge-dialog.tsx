import { Box, DialogContentText, LinearProgress } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ReferenceOption } from '../../../fields/references.ts';
import { companyTag } from '../../../generated/resources.ts';
import type { CompanyTagRecord } from '../../../generated/types.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useTotalText } from '../../../ui/pagination.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { TagPicker } from './tag-picker.tsx';
import { useMerge } from './use-merge.ts';

interface MergeDialogProps {
  tag: CompanyTagRecord;
  onClose: () => void;
  onDone: () => void;
}

/** Chooses the tag that stays, and says what comes of it. */
export function MergeDialog({ tag, onClose, onDone }: MergeDialogProps) {
  const translate = useTranslate();
  const { merge, progress } = useMerge(tag.id);
  const { make, isRunning, fault, forget } = useChange();
  const [into, setInto] = useState<ReferenceOption | null>(null);
  const { name } = tag;

  async function submit(): Promise<void> {
    if (into === null) return;
    const words = { name, into: into.label };
    const left = await make(() => merge(into.id), { message: 'app.tags.merge.done', words });
    if (left === 0) onDone();
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
      {progress === null ? <Outcome tag={tag} into={into?.label} /> : <Progress {...progress} />}
    </FormDialog>
  );
}

/** How far it is, where much has the tag. */
function Progress({ moved, all }: { moved: number; all: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const label = translate('app.tags.merge.progress', { moved: number(moved), all: number(all) });
  return (
    <Box sx={{ marginTop: 4 }}>
      <LinearProgress variant="determinate" value={(100 * moved) / all} aria-label={label} />
      <DialogContentText variant="body2" sx={{ marginTop: 2, fontVariantNumeric: 'tabular-nums' }}>
        {label}
      </DialogContentText>
    </Box>
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
