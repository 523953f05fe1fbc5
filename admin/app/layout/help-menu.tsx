import { Badge, IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router';
import { useMenuButton } from '../../ui/menus/use-menu-button.ts';
import type { MenuEntry } from './menu.ts';
import { CountPill, EntryName, useNameWithCount } from './menu-badge.tsx';
import { useMenuLabel } from './use-menu.ts';

interface HelpMenuProps {
  entry: MenuEntry;
  /** What waits behind an entry, by its path. */
  counts: ReadonlyMap<string, number>;
}

const dot = ({ palette }: Theme) => ({ '& .MuiBadge-badge': { backgroundColor: palette.bar.accent } });

/** Where help is found, behind one sign at the end of the bar. */
export function HelpMenu({ entry, counts }: HelpMenuProps) {
  const { button, menu, close } = useMenuButton();
  const labelOf = useMenuLabel();
  const { children = [] } = entry;
  const waiting = counts.get(entry.path) ?? 0;
  const name = useNameWithCount()(labelOf(entry), waiting);
  return (
    <>
      <Tooltip title={labelOf(entry)}>
        <IconButton aria-label={name} data-tour="help" {...button}>
          <Badge variant="dot" invisible={waiting === 0} sx={dot}>
            <entry.Icon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Menu {...menu}>
        {children.map((child) => (
          <MenuItem key={child.path} component={Link} to={child.path} onClick={close}>
            <ListItemIcon>
              <child.Icon />
            </ListItemIcon>
            <ListItemText
              primary={<EntryName label={labelOf(child)} count={counts.get(child.path)} />}
              sx={{ marginInlineEnd: 4 }}
            />
            <CountPill count={counts.get(child.path) ?? 0} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
