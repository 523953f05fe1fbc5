import AlternateEmail from '@mui/icons-material/AlternateEmailOutlined';
import { Button, ListItemText, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useReferenceOptions } from '../../../fields/references.ts';
import { useMay } from '../../../entities/use-access.ts';
import { customerUser } from '../../../generated/resources.ts';
import { DialogPopover } from '../../../ui/dialogs/dialog-popover.tsx';
import type { WriteToolProps } from '../detail/write-form.tsx';
import { SearchMenu } from '../../../fields/base/search-menu.tsx';

/** Puts the name of somebody of the company where the caret stands; he is told of the comment. */
export function MentionButton(props: WriteToolProps) {
  return useMay(customerUser.route)('list') ? <Mention {...props} /> : null;
}

function Mention({ anchor, onOpen, onClose, onInsert }: WriteToolProps) {
  const translate = useTranslate();
  const label = translate('app.feedback.comments.mention');
  return (
    <>
      <Button
        size="small"
        startIcon={<AlternateEmail fontSize="small" />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => onOpen(currentTarget)}
        sx={{ marginInlineEnd: 'auto' }}
      >
        {label}
      </Button>
      {anchor !== null && (
        <DialogPopover label={label} anchor={anchor} minWidth={240} isInstant onClose={onClose}>
          <MentionMenu label={label} onChoose={(name, id) => onInsert(`@${name} `, { [name]: id })} />
        </DialogPopover>
      )}
    </>
  );
}

interface MentionMenuProps {
  label: string;
  onChoose: (name: string, id: number) => void;
}

function MentionMenu({ label, onChoose }: MentionMenuProps) {
  const translate = useTranslate();
  const { options, isStale, setTyped } = useReferenceOptions(
    { reference: customerUser.route, searchable: true, sortBy: 'full_name' },
    [],
    true,
  );
  const [first] = options;
  return (
    <SearchMenu
      label={label}
      find={translate('app.feedback.assignee.find')}
      isStale={isStale}
      onType={setTyped}
      onEnter={() => first && onChoose(first.label, first.id)}
      items={options.map(({ id, label: name }) => (
        <MenuItem key={id} onClick={() => onChoose(name, id)}>
          <ListItemText primary={<bdi>{name}</bdi>} />
        </MenuItem>
      ))}
    />
  );
}
