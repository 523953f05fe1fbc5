import Edit from '@mui/icons-material/EditOutlined';
import { Box } from '@mui/material';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type RaRecord, useRecordContext } from 'react-admin';
import { InlineEditor } from './inline-editor.tsx';
import { CELL, moveFocus } from './move-focus.ts';
import { cellKey, type InlineMode, useInline, useInlineTable } from './use-inline.ts';

interface InlineCellProps {
  source: string;
  numeric: boolean;
  children: ReactNode;
}

/** What a cell shows, to be edited in its place where the reader may. */
export function InlineCell({ source, numeric, children }: InlineCellProps) {
  const record = useRecordContext();
  const table = useInlineTable();
  const mode = useInline();
  const found = record === undefined || table === null ? undefined : mode(source, record);
  if (record === undefined || found === undefined) return children;
  return (
    <EditableCell source={source} numeric={numeric} record={record} mode={found}>
      {children}
    </EditableCell>
  );
}

type EditableCellProps = InlineCellProps & { record: RaRecord; mode: InlineMode };

/** Opened by a double click, by F2, and by Enter where nothing else in it takes that. */
function EditableCell({ source, numeric, record, mode, children }: EditableCellProps) {
  const table = useInlineTable();
  const cell = useRef<HTMLDivElement>(null);
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const key = cellKey(record, source);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isOwn = event.target === event.currentTarget;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'F2' || (isOwn && event.key === 'Enter')) setOpen(true);
    else if (!isOwn || !moveFocus(event.currentTarget, event.key)) return;
    event.preventDefault();
  };
  // A click selects the cell: the row opens by its name, and by the cells that are only read.
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    event.stopPropagation();
    if (!(event.target instanceof Element) || event.target.closest('a, button') === null) cell.current?.focus();
  };
  return (
    <>
      <Box
        ref={cell}
        role="group"
        tabIndex={table?.stop === key ? 0 : -1}
        // Its value is its name, and so that of the cell; the header of its column says what it is.
        aria-labelledby={contentId}
        aria-describedby={table?.helpId}
        {...{ [CELL]: source }}
        onFocus={() => table?.setStop(key)}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onMouseDown={(event) => event.detail > 1 && event.preventDefault()}
        onDoubleClick={() => setOpen(true)}
        sx={CELL_SX}
      >
        <span id={contentId}>{children}</span>
        <Box
          component="span"
          className="inline-sign"
          aria-hidden
          onClick={() => setOpen(true)}
          sx={numeric ? { insetInlineStart: 2 } : { insetInlineEnd: 2 }}
        >
          <Edit sx={{ fontSize: 14 }} />
        </Box>
      </Box>
      {isOpen && (
        <InlineEditor source={source} record={record} mode={mode} cell={cell} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** As large as the cell, so that a click anywhere in it is meant for it. */
const CELL_SX = {
  position: 'relative',
  minHeight: 28,
  display: 'grid',
  alignItems: 'center',
  marginInline: -2,
  paddingInline: 2,
  borderRadius: 1,
  cursor: 'cell',
  boxShadow: 'inset 0 0 0 1px transparent',
  '& .inline-sign': {
    position: 'absolute',
    display: 'grid',
    padding: 1,
    borderRadius: 1,
    color: 'text.secondary',
    backgroundColor: 'background.paper',
    cursor: 'pointer',
    opacity: 0,
  },
  '&:hover .inline-sign, &:focus-visible .inline-sign': { opacity: 1 },
  '&:hover': { boxShadow: (theme: { palette: { divider: string } }) => `inset 0 0 0 1px ${theme.palette.divider}` },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
} as const;
