import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Checkbox, Divider, FormControlLabel, IconButton, Switch } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { flushSync } from 'react-dom';
import { DialogPopover } from '../../ui/dialogs/dialog-popover.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { useScreen } from '../screen-context.tsx';
import { labelOf } from './label-of.ts';
import { useCompactRows } from './density.ts';
import type { ListColumns } from './use-columns.ts';

/** Which columns the list shows, in which order, and how close its rows are. */
export function ColumnMenu({ pieces, columns }: { pieces: Pieces; columns: ListColumns }) {
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
        <ColumnList pieces={pieces} columns={columns} />
        <Divider />
        <Density />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', padding: 2, paddingTop: 0 }}>
          <Button size="small" onClick={columns.reset}>
            {translate('app.list.columns.reset')}
          </Button>
        </Box>
      </DialogPopover>
    </>
  );
}

function ColumnList({ pieces, columns }: { pieces: Pieces; columns: ListColumns }) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { entity } = useScreen();
  const { shown, offered, toggle, move } = columns;
  const count = Object.keys(shown).length;
  return (
    <Box
      component="ul"
      sx={{ margin: 0, padding: 1, listStyle: 'none', maxHeight: 'min(60vh, 420px)', overflow: 'auto' }}
    >
      {offered.map((source, at) => {
        const isShown = source in shown;
        const name = String(translateLabel({ source, resource: entity.route, ...labelOf(pieces[source]) }));
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

function Density() {
  const translate = useTranslate();
  const [isCompact, setCompact] = useCompactRows();
  return (
    <FormControlLabel
      sx={{ marginInline: 2, marginBlock: 1, '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
      control={<Switch size="small" checked={isCompact} onChange={(_, checked) => setCompact(checked)} />}
      label={translate('app.list.columns.compact')}
    />
  );
}
