import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import Bookmarks from '@mui/icons-material/BookmarksOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Save from '@mui/icons-material/SaveOutlined';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useState } from 'react';
import { useTranslate, useDataProvider } from 'react-admin';
import { useMenuButton } from '../../ui/menus/use-menu-button.ts';
import { NameViewDialog } from './name-view-dialog.tsx';
import { useMay } from '../../entities/use-access.ts';
import { useViews, type ViewFilter } from './use-views.ts';
import { routeOf } from '../../entities/site.ts';
import type { SavedFilterRecord } from '../../generated/types.ts';
import { DeleteDialog } from '../../ui/dialogs/delete-dialog.tsx';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';

const SAVED_FILTER = routeOf('saved_filter');

type Step = 'save' | 'rename' | 'delete';

/** The views of a list by their names: to choose, to keep, to rename and to delete. */
export function ViewMenu({ filter }: { filter?: ViewFilter }) {
  const may = useMay(SAVED_FILTER);
  return may('list') && may('create') ? <Menus filter={filter} /> : null;
}

function Menus({ filter }: { filter: ViewFilter | undefined }) {
  const translate = useTranslate();
  const may = useMay(SAVED_FILTER);
  const { button, menu, pick } = useMenuButton();
  const state = useViews(filter);
  const { views, current, last, isOn, choose, update } = state;
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const label = translate('app.list.views.title');
  const sharedLabel = translate(`resources.${SAVED_FILTER}.fields.is_shared`);
  const isNew = isOn && current === undefined;
  return (
    <>
      <Button size="small" color="secondary" startIcon={<Bookmarks />} {...button}>
        {current === undefined ? label : <bdi>{current.name}</bdi>}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-label': label, dense: true }, paper: { sx: { maxWidth: 320 } } }}>
        {views.length === 0 && (
          <Typography component="li" role="none" variant="body2" sx={{ padding: 3, color: 'text.secondary' }}>
            {translate('app.list.views.none')}
          </Typography>
        )}
        {views.map((view) => (
          <MenuItem
            key={view.id}
            role="menuitemradio"
            aria-checked={view.id === current?.id}
            onClick={pick(() => choose(view))}
          >
            <ListItemIcon>{view.id === current?.id && <Check color="primary" />}</ListItemIcon>
            <ListItemText primary={<bdi>{view.name}</bdi>} sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }} />
            {view.is_shared && (
              <People
                titleAccess={sharedLabel}
                fontSize="small"
                sx={{ color: 'text.secondary', marginInlineStart: 3 }}
              />
            )}
          </MenuItem>
        ))}
        <Divider component="li" />
        <Item
          Icon={BookmarkAdd}
          text={translate('app.list.views.save')}
          isOff={!isNew}
          onClick={pick(() => setStep('save'))}
        />
        {last !== undefined && isNew && may('edit', last) && (
          <Item
            Icon={Save}
            text={translate('app.list.views.update', { name: last.name })}
            onClick={pick(() => void update(last))}
          />
        )}
        {current !== undefined && may('edit', current) && (
          <Item Icon={Edit} text={translate('app.list.views.rename')} onClick={pick(() => setStep('rename'))} />
        )}
        {current !== undefined && may('delete', current) && (
          <Item Icon={Delete} text={translate('ra.action.delete')} onClick={pick(() => setStep('delete'))} />
        )}
      </Menu>
      {step === 'save' && <NameViewDialog state={state} onClose={close} />}
      {step === 'rename' && current !== undefined && <NameViewDialog state={state} view={current} onClose={close} />}
      {step === 'delete' && current !== undefined && <DeleteViewDialog view={current} onClose={close} />}
    </>
  );
}

interface ItemProps {
  Icon: typeof SvgIcon;
  text: string;
  isOff?: boolean;
  onClick: () => void;
}

function Item({ Icon, text, isOff = false, onClick }: ItemProps) {
  return (
    <MenuItem disabled={isOff} onClick={onClick}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{text}</ListItemText>
    </MenuItem>
  );
}

interface DeleteViewDialogProps {
  view: SavedFilterRecord;
  onClose: () => void;
}

function DeleteViewDialog({ view, onClose }: DeleteViewDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { mutate, isPending, errorText } = useServerMutation();
  async function remove(): Promise<void> {
    const done = await mutate(() => provider.delete(SAVED_FILTER, { id: view.id, previousData: view }), {
      message: 'ra.notification.deleted',
      words: { smart_count: 1 },
    });
    if (done !== undefined) onClose();
  }
  return (
    <DeleteDialog
      title={translate('app.list.views.delete_title', { name: view.name })}
      text={translate('app.list.views.delete_text')}
      isBlocked={false}
      isPending={isPending}
      errorText={errorText}
      onClose={onClose}
      onDelete={() => void remove()}
    />
  );
}
