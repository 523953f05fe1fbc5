import { Box, Drawer } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { MenuProps } from './bar-menu.tsx';
import { Logo } from '../../ui/bare/logo.tsx';
import { MenuList } from './menu-list.tsx';

interface MenuDrawerProps extends MenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of narrow screens. */
export function MenuDrawer({ isOpen, onClose, ...menu }: MenuDrawerProps) {
  const translate = useTranslate();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      // The right one where one reads from right to left: its styles are mirrored with all others.
      anchor="left"
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
        <Logo />
      </Box>
      <MenuList {...menu} onFollow={onClose} />
    </Drawer>
  );
}
