import { Box, Drawer } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePreferences } from '../preferences/use-preferences.tsx';
import type { MenuProps } from './bar-menu.tsx';
import { Mark } from './mark.tsx';
import { MenuList } from './menu-list.tsx';

interface MenuDrawerProps extends MenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of narrow screens. */
export function MenuDrawer({ isOpen, onClose, ...menu }: MenuDrawerProps) {
  const translate = useTranslate();
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
      <MenuList {...menu} onFollow={onClose} />
    </Drawer>
  );
}
