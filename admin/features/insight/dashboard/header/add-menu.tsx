import Add from '@mui/icons-material/AddOutlined';
import { Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { Link } from 'react-router';
import { useTranslate } from 'react-admin';
import { offersCreate } from '../../../../entities/access.ts';
import { iconOf } from '../../../../entities/icon-of.ts';
import type { EntityResource } from '../../../../entities/resource.ts';
import { createPath } from '../../../../entities/use-access.ts';
import { useMenuButton } from '../../../../ui/menus/use-menu-button.ts';
import { useNames } from '../../../../entities/use-names.ts';
import { inMenuOrder } from '../../../../entities/menu-order.ts';
import { useUserData } from '../../../../providers/use-session.tsx';
import { useJudge } from '../../../../entities/use-judge.ts';
import { exposedEntities } from '../../../../entities/site.ts';

/** What the user may add, one step away. */
export function AddMenu() {
  const translate = useTranslate();
  const user = useUserData();
  const judgePath = useJudge();
  const { button, menu, close } = useMenuButton();
  const addable = inMenuOrder(exposedEntities).filter(
    (entity) => judgePath(`/${entity.route}`).kind === 'pass' && offersCreate(entity, user, undefined),
  );
  if (addable.length === 0) return null;
  return (
    <>
      <Button {...button} variant="outlined" size="small" startIcon={<Add />}>
        {translate('app.dashboard.add')}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-label': translate('app.dashboard.add') } }}>
        {addable.map((entity) => (
          <AddItem key={entity.id} entity={entity} onChosen={close} />
        ))}
      </Menu>
    </>
  );
}

interface AddItemProps {
  entity: EntityResource;
  onChosen: () => void;
  /** MUI's menu moves the focus along its items by these. */
  autoFocus?: boolean;
  tabIndex?: number;
}

function AddItem({ entity, onChosen, ...item }: AddItemProps) {
  const translate = useTranslate();
  const { inline } = useNames(entity);
  const Icon = iconOf(entity);
  return (
    <MenuItem {...item} component={Link} to={createPath(entity.route)} onClick={onChosen}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {translate('ra.action.create_item', { item: inline })}
    </MenuItem>
  );
}
