import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useState } from 'react';

export interface MenuAction {
  label: string;
  Icon: typeof SvgIcon;
  run: () => void;
  /** Keys that do the same. */
  keys?: string;
  isOff?: boolean;
  isDangerous?: boolean;
}

interface ActionMenuProps {
  label: string;
  Icon: typeof SvgIcon;
  actions: MenuAction[];
}

/** A button with a menu of actions; what is run may take the focus with it. */
export function ActionMenu({ label, Icon, actions }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<MenuAction | null>(null);
  const close = (action: MenuAction | null) => {
    setChosen(action);
    setAnchor(null);
  };
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => {
            event.stopPropagation();
            setAnchor(event.currentTarget);
          }}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => close(null)}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
        // When it has closed, else the menu takes the focus back.
        slotProps={{ transition: { onExited: () => chosen?.run() } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            disabled={action.isOff === true}
            onClick={() => close(action)}
            sx={action.isDangerous === true ? { color: 'error.main' } : {}}
          >
            <ListItemIcon sx={{ color: 'inherit' }}>
              <action.Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{action.label}</ListItemText>
            {action.keys !== undefined && (
              <Typography variant="caption" sx={{ color: 'text.secondary', marginInlineStart: 6 }}>
                <bdi>{action.keys}</bdi>
              </Typography>
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
