import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import { useMenuButton } from '../../../ui/use-menu-button.ts';

interface ChoiceMenuProps<Value extends string> {
  label: string;
  value: Value;
  choices: { value: Value; label: string; icon: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of a few: the button shows which, its menu the others. */
export function ChoiceMenu<Value extends string>({ label, value, choices, onChange }: ChoiceMenuProps<Value>) {
  const { button, menu, pick } = useMenuButton();
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={chosen?.icon}
        endIcon={<ExpandMore />}
        {...button}
        aria-label={`${label}: ${chosen?.label ?? ''}`}
        sx={{ height: 38, borderColor: 'inputBorder' }}
      >
        {chosen?.label}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-label': label } }}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            onClick={pick(() => onChange(choice.value))}
          >
            <ListItemIcon>{choice.icon}</ListItemIcon>
            <ListItemText>{choice.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
