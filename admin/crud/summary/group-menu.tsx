import Check from '@mui/icons-material/CheckOutlined';
import Workspaces from '@mui/icons-material/WorkspacesOutlined';
import { Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { useMenuButton } from '../../ui/menus/use-menu-button.ts';
import { useScreen } from '../screen-context.tsx';
import { useGrouping } from './use-grouping.ts';

/** By which field the rows of the list are grouped. */
export function GroupMenu() {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { entity } = useScreen();
  const { button, menu, pick } = useMenuButton();
  const { group, offered, choose } = useGrouping();
  if (offered.length === 0) return null;
  const nameOf = (source: string): string => String(translateLabel({ source, resource: entity.route }));
  const label = translate('app.list.group.label');
  return (
    <>
      <Button size="small" color="secondary" startIcon={<Workspaces />} {...button}>
        {group === undefined ? label : `${label}: ${nameOf(group)}`}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-label': label, dense: true } }}>
        {[undefined, ...offered].map((source) => (
          <MenuItem
            key={source ?? ''}
            role="menuitemradio"
            aria-checked={source === group}
            onClick={pick(() => choose(source))}
          >
            <ListItemIcon>{source === group && <Check color="primary" />}</ListItemIcon>
            {source === undefined ? translate('app.list.group.none') : nameOf(source)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
