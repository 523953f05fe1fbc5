import { Box, Drawer, List, ListItemButton, ListItemIcon, ListItemText, ListSubheader } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { useTranslate } from 'react-admin';
import { usePreferences } from '../preferences/use-preferences.tsx';
import { Mark } from './mark.tsx';
import type { MenuProps } from './bar-menu.tsx';
import { isCurrent, type MenuEntry } from './menu.ts';
import { CountPill, EntryName } from './menu-badge.tsx';
import { useMenuLabel } from './use-menu.ts';

interface MenuDrawerProps extends MenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of narrow screens. */
export function MenuDrawer({ entries, counts, isOpen, onClose }: MenuDrawerProps) {
  const translate = useTranslate();
  const labelOf = useMenuLabel();
  const [{ direction }] = usePreferences();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      anchor={direction === 'rtl' ? 'right' : 'left'}
      slotProps={{
        paper: {
          'aria-label': translate('app.layout.menu'),
          sx: ({ palette }) => ({
            width: 280,
            backgroundColor: palette.bar.surface,
            color: palette.bar.text,
            padding: 3,
          }),
        },
      }}
    >
      <Box onClick={onClose} sx={{ paddingBlock: 2 }}>
        <Mark />
      </Box>
      <Box component="nav" aria-label={translate('app.layout.menu')}>
        {entries.map((entry) =>
          entry.children ? (
            <List
              key={entry.path}
              component="div"
              subheader={
                <ListSubheader
                  component="div"
                  disableSticky
                  sx={({ palette }) => ({ backgroundColor: 'transparent', color: palette.bar.secondText })}
                >
                  {labelOf(entry)}
                </ListSubheader>
              }
            >
              {entry.children.map((child) => (
                <Item key={child.path} entry={child} label={labelOf(child)} onClick={onClose} />
              ))}
            </List>
          ) : (
            <Item
              key={entry.path}
              entry={entry}
              label={labelOf(entry)}
              count={counts.get(entry.path)}
              onClick={onClose}
            />
          ),
        )}
      </Box>
    </Drawer>
  );
}

interface ItemProps {
  entry: MenuEntry;
  label: string;
  count?: number | undefined;
  onClick: () => void;
}

function Item({ entry, label, count, onClick }: ItemProps) {
  const { pathname } = useLocation();
  const isOn = isCurrent(entry, pathname);
  return (
    <ListItemButton
      component={Link}
      to={entry.path}
      onClick={onClick}
      aria-current={isOn ? 'page' : undefined}
      sx={({ palette }) => ({
        borderRadius: 1,
        minHeight: 44,
        color: palette.bar.text,
        backgroundColor: isOn ? palette.bar.hover : 'transparent',
        '&:hover': { backgroundColor: palette.bar.hover },
      })}
    >
      <ListItemIcon sx={({ palette }) => ({ minWidth: 36, color: isOn ? palette.bar.accent : palette.bar.secondText })}>
        <entry.Icon />
      </ListItemIcon>
      <ListItemText primary={<EntryName label={label} count={count} />} />
      {count !== undefined && <CountPill count={count} />}
    </ListItemButton>
  );
}
