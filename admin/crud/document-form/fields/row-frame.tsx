import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { DragHandle } from './sorting.tsx';
import type { Rows } from './use-rows.ts';

interface RowFrameProps {
  /** Among the rows that are sorted. */
  id: string;
  at: number;
  rows: Rows;
  /** What the row is called. */
  label: string;
  readOnly: boolean;
  children: ReactNode;
}

/** One row of several inputs: its name, its handle, and the buttons that move it or take it out. */
export function RowFrame({ id, at, rows, label, readOnly, children }: RowFrameProps) {
  const labelId = useId();
  const sortable = useSortable({ id, disabled: readOnly });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  return (
    <Box
      ref={setNodeRef}
      role="group"
      aria-labelledby={labelId}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 1 : 0,
        display: 'grid',
        gap: 2,
        padding: 3,
        paddingTop: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        boxShadow: isDragging ? 8 : 0,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginInline: -1 }}>
        {!readOnly && <DragHandle sortable={sortable} name={label} />}
        <Typography id={labelId} variant="body2" sx={{ flexGrow: 1, fontWeight: 550 }}>
          {label}
        </Typography>
        {!readOnly && <Buttons at={at} rows={rows} label={label} />}
      </Box>
      {children}
    </Box>
  );
}

function Buttons({ at, rows: { keys, move, remove }, label }: Pick<RowFrameProps, 'at' | 'rows' | 'label'>) {
  const translate = useTranslate();
  const buttons = [
    { name: 'move_up', Icon: ArrowUpward, isOff: at === 0, run: () => move(at, at - 1) },
    { name: 'move_down', Icon: ArrowDownward, isOff: at === keys.length - 1, run: () => move(at, at + 1) },
    { name: 'delete', Icon: Delete, isOff: false, run: () => remove(at) },
  ];
  return buttons.map(({ name, Icon, isOff, run }) => {
    const words = `${translate(`app.designer.actions.${name}`)}: ${label}`;
    return (
      <Tooltip key={name} title={isOff ? '' : words}>
        <span>
          <IconButton size="small" aria-label={words} disabled={isOff} onClick={run}>
            <Icon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    );
  });
}
