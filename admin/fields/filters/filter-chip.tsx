import Close from '@mui/icons-material/CloseOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { Box, ButtonBase, Tooltip } from '@mui/material';
import { type ReactNode, use, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogPopover } from '../../ui/dialogs/dialog-popover.tsx';
import { FilterPartContext } from './filter-part.ts';

interface FilterChipProps {
  label: string;
  /** What the filter is set to, in words; undefined while it is off. */
  value: string | undefined;
  onRemove: () => void;
  /** What sets the filter; `close` ends the choice. */
  children: (close: () => void) => ReactNode;
}

/** A filter as a chip: its name while it is off, its value and a way to remove it while it is on. */
export function FilterChip({ label, value, onRemove, children }: FilterChipProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOn = value !== undefined;
  const close = () => setAnchor(null);
  const part = use(FilterPartContext);
  const popover = (
    <DialogPopover id={id} label={label} anchor={anchor} minWidth={220} onClose={close}>
      {children(close)}
    </DialogPopover>
  );
  if (part !== null)
    return (
      <>
        {part.render({ label, value, isOpen: anchor !== null, open: setAnchor })}
        {popover}
      </>
    );
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'stretch',
        height: 32,
        maxWidth: '100%',
        border: 1,
        borderRadius: 16,
        borderColor: isOn ? 'primary.main' : 'inputBorder',
        backgroundColor: isOn ? 'accentSurface' : 'background.paper',
        fontSize: '0.8125rem',
      }}
    >
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        sx={{
          paddingInlineStart: 3,
          paddingInlineEnd: isOn ? 1 : 2,
          gap: 1,
          borderRadius: 16,
          font: 'inherit',
          minWidth: 0,
        }}
      >
        <Box component="span" sx={{ fontWeight: isOn ? 400 : 550, whiteSpace: 'nowrap' }}>
          {isOn ? `${label}:` : label}
        </Box>
        {isOn ? (
          <Box
            component="span"
            sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 200 }}
          >
            {value}
          </Box>
        ) : (
          <ExpandMore sx={{ fontSize: 18, color: 'text.secondary' }} />
        )}
      </ButtonBase>
      {isOn && (
        <Tooltip title={translate('ra.action.remove_filter')}>
          <ButtonBase
            aria-label={`${translate('ra.action.remove_filter')}: ${label}`}
            onClick={onRemove}
            sx={{ paddingInline: 2, borderRadius: 16 }}
          >
            <Close sx={{ fontSize: 16 }} />
          </ButtonBase>
        </Tooltip>
      )}
      {popover}
    </Box>
  );
}
