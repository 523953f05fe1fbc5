import { ListItemIcon, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useState } from 'react';
import { Link } from 'react-router';
import { ToolButton } from './tools-menu.tsx';
import { useMenuButton } from './use-menu-button.ts';

interface Shown {
  label: string;
  Icon: typeof SvgIcon;
  /** Keys that do the same. */
  keys?: string;
  isOff?: boolean;
  isDangerous?: boolean;
}

/** Does something, or leads somewhere. */
export type MenuAction = Shown & ({ run: () => void } | { to: string });

interface ActionMenuProps {
  label: string;
  Icon: typeof SvgIcon;
  actions: MenuAction[];
  /** What was chosen last is under way. */
  isBusy?: boolean;
}

/** A button with a menu of actions; what is run may take the focus with it. */
export function ActionMenu({ label, Icon, actions, isBusy = false }: ActionMenuProps) {
  const { button, menu, pick } = useMenuButton();
  const [chosen, setChosen] = useState<MenuAction | null>(null);
  // When it has closed, else the menu takes the focus back.
  const runChosen = () => {
    setChosen(null);
    if (chosen !== null && 'run' in chosen) chosen.run();
  };
  return (
    <>
      <ToolButton
        label={label}
        Icon={Icon}
        loading={isBusy}
        {...button}
        onClick={(event) => {
          event.stopPropagation();
          button.onClick(event);
        }}
      />
      <Menu
        {...menu}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
        slotProps={{ list: { 'aria-label': label }, transition: { onExited: runChosen } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            {...('to' in action && { component: Link, to: action.to })}
            disabled={action.isOff === true}
            onClick={pick(() => setChosen(action))}
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
