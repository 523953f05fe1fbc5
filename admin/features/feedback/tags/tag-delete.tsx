import { useTranslate } from 'react-admin';
import { companyTag } from '../../../generated/resources.ts';
import type { CompanyTagRecord } from '../../../generated/types.ts';
import { DeleteDialog } from '../../../ui/dialogs/delete-dialog.tsx';
import { useTotalText } from '../../../ui/list/pagination.tsx';
import { type DeleteDialogProps, useRemove } from '../../../ui/mutations/use-remove.ts';

/** Says how much loses the tag before it goes. */
export default function TagDelete(props: DeleteDialogProps) {
  const translate = useTranslate();
  const totalText = useTotalText();
  const { name, feedback_count: count } = props.record as CompanyTagRecord;
  const { remove, isPending, errorText } = useRemove(companyTag.route, props);
  return (
    <DeleteDialog
      title={translate('app.tags.delete.title', { name })}
      text={translate(count === 0 ? 'app.tags.delete.unused' : 'app.tags.delete.used', {
        smart_count: count,
        count: totalText(count),
      })}
      isBlocked={false}
      isPending={isPending}
      errorText={errorText}
      onClose={props.onClose}
      onDelete={remove}
    />
  );
}
