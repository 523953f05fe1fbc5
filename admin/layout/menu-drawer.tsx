import { Box, Drawer, List, ListItemButton, ListItemIcon, ListItemText, ListSubheader } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { useTranslate } from 'react-admin';
import { usePreferences } from '../preferences/use-preferences.tsx';
import { Mark } from './mark.tsx';
import { isCurrent, type MenuEntry } from './menu.ts';
import { useMenu, useMenuLabel } from './use-menu.ts';

/** The menu of narrow screens. */
export function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const entries = useMenu();
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
            <Item key={entry.path} entry={entry} label={labelOf(entry)} onClick={onClose} />
          ),
        )}
      </Box>
    </Drawer>
  );
}

function Item({ entry, label, onClick }: { entry: MenuEntry; label: string; onClick: () => void }) {
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
      <ListItemText primary={label} />
    </ListItemButton>
  );
}
