import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Checkbox, Divider, FormControlLabel, IconButton, Switch } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { DialogPopover } from '../../ui/dialogs/dialog-popover.tsx';
import type { OfferedColumns } from './column-choice.ts';
import { useCompactRows } from './density.ts';

interface ColumnMenuProps {
  columns: OfferedColumns;
  nameOf: (name: string) => string;
  /** Of the button that takes the choice back: a key of admin/i18n. */
  resetLabel?: string;
  /** What else there is to choose of the rows. */
  children?: ReactNode;
}

/** Which columns a list shows, and in which order. */
export function ColumnMenu({ columns, nameOf, resetLabel = 'app.list.columns.reset', children }: ColumnMenuProps) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const label = translate('app.list.columns.choose');
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<ViewColumn />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <DialogPopover id={id} label={label} anchor={anchor} minWidth={280} onClose={() => setAnchor(null)}>
        <ColumnList columns={columns} nameOf={nameOf} />
        <Divider />
        {children}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', padding: 2 }}>
          <Button size="small" onClick={columns.reset}>
            {translate(resetLabel)}
          </Button>
        </Box>
      </DialogPopover>
    </>
  );
}

function ColumnList({ columns, nameOf }: Pick<ColumnMenuProps, 'columns' | 'nameOf'>) {
  const translate = useTranslate();
  const { offered, count, toggle, move } = columns;
  return (
    <Box
      component="ul"
      sx={{ margin: 0, padding: 1, listStyle: 'none', maxHeight: 'min(60vh, 420px)', overflow: 'auto' }}
    >
      {offered.map((source, at) => {
        const isShown = at < count;
        const name = nameOf(source);
        return (
          <Box key={source} component="li" sx={{ display: 'flex', alignItems: 'center', paddingInline: 2 }}>
            <FormControlLabel
              sx={{
                flexGrow: 1,
                minWidth: 0,
                marginInlineEnd: 2,
                '& .MuiFormControlLabel-label': { fontSize: '0.875rem' },
              }}
              control={
                <Checkbox
                  size="small"
                  checked={isShown}
                  disabled={isShown && count === 1}
                  onChange={() => toggle(source)}
                />
              }
              label={name}
            />
            {isShown && (
              <>
                <MoveButton
                  Icon={ArrowUpward}
                  label={translate('app.list.columns.up', { name })}
                  isOff={at === 0}
                  onMove={() => move(source, -1)}
                />
                <MoveButton
                  Icon={ArrowDownward}
                  label={translate('app.list.columns.down', { name })}
                  isOff={at === count - 1}
                  onMove={() => move(source, 1)}
                />
              </>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

interface MoveButtonProps {
  Icon: typeof ArrowUpward;
  label: string;
  /** There is no further place. */
  isOff: boolean;
  onMove: () => void;
}

/** Moves with its column, and keeps the focus: who presses it goes on pressing. */
function MoveButton({ Icon, label, isOff, onMove }: MoveButtonProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={isOff}
      sx={isOff ? { opacity: 0.35, cursor: 'default' } : {}}
      onClick={({ currentTarget }) => {
        if (isOff) return;
        flushSync(onMove);
        currentTarget.focus();
      }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

/** How close the rows of lists are. */
export function DensitySwitch() {
  const translate = useTranslate();
  const [isCompact, setCompact] = useCompactRows();
  return (
    <FormControlLabel
      // Where rows are cards, they are as close as they are.
      sx={{
        display: { xs: 'none', sm: 'flex' },
        marginInline: 2,
        marginBlock: 1,
        '& .MuiFormControlLabel-label': { fontSize: '0.875rem' },
      }}
      control={<Switch size="small" checked={isCompact} onChange={(_, checked) => setCompact(checked)} />}
      label={translate('app.list.columns.compact')}
    />
  );
}
