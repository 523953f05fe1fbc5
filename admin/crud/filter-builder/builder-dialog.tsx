import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { useScreen } from '../screen-context.tsx';
import { GroupEditor } from './group-editor.tsx';
import { completed, firstCondition, type RuleGroup } from './rules.ts';

interface BuilderDialogProps {
  filters: Pieces;
  /** What is set by now. */
  start: RuleGroup | null;
  onApply: (group: RuleGroup) => void;
  onClose: () => void;
}

/** Rows of a field, an operator and a value, and groups of them. */
export function BuilderDialog({ filters, start, onApply, onClose }: BuilderDialogProps) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const [group, setGroup] = useState<RuleGroup>(
    start ?? { isAny: false, rules: [firstCondition(entity, Object.keys(filters))] },
  );
  const isEmpty = completed(group).rules.length === 0;
  return (
    <FormDialog
      title={translate('app.filter.builder.title')}
      action={translate('app.filter.apply')}
      isBusy={false}
      isBlocked={start === null && isEmpty}
      // What is narrowed is no work that is lost.
      isDirty={false}
      isWide
      onSubmit={() => {
        onApply(group);
        onClose();
      }}
      onClose={onClose}
    >
      <GroupEditor group={group} filters={filters} isRoot onChange={setGroup} />
    </FormDialog>
  );
}
