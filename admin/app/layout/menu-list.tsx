import { Box, Divider, List, ListItemButton, ListItemIcon, ListItemText, ListSubheader, Tooltip } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { useTranslate } from 'react-admin';
import type { MenuProps } from './bar-menu.tsx';
import { isCurrent, type MenuEntry } from './menu.ts';
import { CountedIcon, CountPill, EntryName, useNameWithCount } from './menu-badge.tsx';
import { useMenuLabel } from './use-menu.ts';

interface MenuListProps extends MenuProps {
  /** Icons alone, their words as tooltips. */
  isCollapsed?: boolean;
  /** After an entry was followed. */
  onFollow?: () => void;
}

/** The menu from top to bottom, its groups under their names. */
export function MenuList({ entries, counts, isCollapsed = false, onFollow }: MenuListProps) {
  const translate = useTranslate();
  const labelOf = useMenuLabel();
  const item = (entry: MenuEntry) => (
    <Item
      key={entry.path}
      entry={entry}
      label={labelOf(entry)}
      count={counts.get(entry.path)}
      isCollapsed={isCollapsed}
      onClick={onFollow}
    />
  );
  return (
    <Box component="nav" aria-label={translate('app.layout.menu')}>
      {entries.map((entry) => {
        if (entry.children === undefined) return item(entry);
        const name = labelOf(entry);
        return (
          <List
            key={entry.path}
            component="div"
            role="group"
            aria-label={name}
            data-tour={`menu ${entry.path}`}
            sx={{ paddingBlock: 1 }}
          >
            {isCollapsed ? (
              <Divider sx={({ palette }) => ({ marginBlockEnd: 2, borderColor: palette.bar.hairline })} />
            ) : (
              <ListSubheader
                component="div"
                disableSticky
                sx={({ palette }) => ({
                  paddingInline: 3,
                  backgroundColor: 'transparent',
                  color: palette.bar.secondText,
                })}
              >
                {name}
              </ListSubheader>
            )}
            {entry.children.map(item)}
          </List>
        );
      })}
    </Box>
  );
}

interface ItemProps {
  entry: MenuEntry;
  label: string;
  count: number | undefined;
  isCollapsed: boolean;
  onClick: (() => void) | undefined;
}

function Item({ entry, label, count, isCollapsed, onClick }: ItemProps) {
  const { pathname } = useLocation();
  const name = useNameWithCount()(label, count ?? 0);
  const isOn = isCurrent(entry, pathname);
  const icon = <entry.Icon />;
  return (
    <Tooltip title={isCollapsed ? name : ''} placement="right">
      <ListItemButton
        component={Link}
        to={entry.path}
        onClick={onClick}
        aria-current={isOn ? 'page' : undefined}
        aria-label={isCollapsed ? name : undefined}
        data-tour={`menu ${entry.path}`}
        sx={({ palette }) => ({
          borderRadius: 1,
          minHeight: 44,
          paddingInline: 3,
          color: palette.bar.text,
          backgroundColor: isOn ? palette.bar.hover : 'transparent',
          '&:hover': { backgroundColor: palette.bar.hover },
        })}
      >
        <ListItemIcon
          sx={({ palette }) => ({ minWidth: 36, color: isOn ? palette.bar.accent : palette.bar.secondText })}
        >
          {isCollapsed && count !== undefined ? <CountedIcon count={count}>{icon}</CountedIcon> : icon}
        </ListItemIcon>
        {!isCollapsed && <ListItemText primary={<EntryName label={label} count={count} />} />}
        {!isCollapsed && count !== undefined && <CountPill count={count} />}
      </ListItemButton>
    </Tooltip>
  );
}
