import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { Button, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface ChoiceMenuProps<Value extends string> {
  label: string;
  value: Value;
  choices: { value: Value; label: string; icon: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of a few: the button shows which, its menu the others. */
export function ChoiceMenu<Value extends string>({ label, value, choices, onChange }: ChoiceMenuProps<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={chosen?.icon}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${label}: ${chosen?.label ?? ''}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ height: 38, borderColor: 'inputBorder' }}
      >
        {chosen?.label}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            onClick={() => {
              setAnchor(null);
              onChange(choice.value);
            }}
          >
            <ListItemIcon>{choice.icon}</ListItemIcon>
            <ListItemText>{choice.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
