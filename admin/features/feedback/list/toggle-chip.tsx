import { ToggleButton } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

interface ToggleChipProps {
  value: string;
  icon: ReactElement;
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A filter that is on or off. */
export function ToggleChip({ value, icon, isOn, onToggle, children }: ToggleChipProps) {
  return (
    <ToggleButton
      value={value}
      size="small"
      selected={isOn}
      onChange={onToggle}
      sx={({ palette }) => ({
        height: 32,
        gap: 1.5,
        paddingInline: 3,
        borderRadius: 16,
        borderColor: palette.inputBorder,
        backgroundColor: palette.background.paper,
        color: palette.text.primary,
        textTransform: 'none',
        fontSize: '0.8125rem',
        fontWeight: 550,
        '&.Mui-selected, &.Mui-selected:hover': {
          borderColor: palette.primary.main,
          backgroundColor: palette.accentSurface,
        },
      })}
    >
      {icon}
      {children}
    </ToggleButton>
  );
}
