import MoreHoriz from '@mui/icons-material/MoreHorizOutlined';
import { Button, type ButtonProps, IconButton, type IconButtonProps, Stack, Tooltip } from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogPopover } from '../dialogs/dialog-popover.tsx';
import { useIsNarrow } from '../layout/use-is-narrow.ts';

/** Whether the tools stand below each other, where there is room for their names. */
const IsInMenu = createContext(false);

/** What is done with a list: side by side, and on a phone behind one button. */
export function ToolsMenu({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const isPhone = useIsNarrow();
  if (!isPhone) return children;
  const label = translate('app.list.more');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-controls={anchor === null ? undefined : id}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreHoriz fontSize="small" />
        </IconButton>
      </Tooltip>
      <DialogPopover id={id} label={label} anchor={anchor} minWidth={200} onClose={() => setAnchor(null)}>
        <IsInMenu value={true}>
          <Stack
            sx={{ padding: 2, gap: 1, alignItems: 'stretch', '& .MuiButton-root': { justifyContent: 'flex-start' } }}
          >
            {children}
          </Stack>
        </IsInMenu>
      </DialogPopover>
    </>
  );
}

type ToolProps = { label: string; Icon: typeof SvgIcon } & Pick<
  IconButtonProps & ButtonProps,
  'onClick' | 'loading' | 'id' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls'
>;

/** A tool by its picture, and in the menu of a phone by its name, too. */
export function ToolButton({ label, Icon, ...button }: ToolProps) {
  if (use(IsInMenu))
    return (
      <Button size="small" color="secondary" startIcon={<Icon />} {...button}>
        {label}
      </Button>
    );
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} {...button}>
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
