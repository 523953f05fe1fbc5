import { useDraggable } from '@dnd-kit/core';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import { Box, Card, IconButton, ListSubheader, Menu, MenuItem } from '@mui/material';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import type { Board } from '../../entities/resource.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { useMenuButton } from '../../ui/menus/use-menu-button.ts';
import type { Pieces } from '../filter-bar.tsx';
import { RowFacts, RowName } from '../row-facts.tsx';
import { useScreen } from '../screen-context.tsx';
import type { useMoves } from './use-moves.ts';

/** Values besides what the row is called. */
const SHOWN = 3;

interface BoardCardProps {
  board: Board;
  row: RaRecord;
  columns: Pieces;
  moves: ReturnType<typeof useMoves>;
}

/** A row: what it is called, some of its columns, and where it may go. */
export function BoardCard({ board, row, columns, moves: { movesOf, move, moving } }: BoardCardProps) {
  const targets = movesOf(row);
  const isMoving = moving?.row.id === row.id;
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: row.id,
    data: { row },
    disabled: targets.length === 0 || moving !== null,
  });
  const [lead, ...others] = Object.entries(columns).filter(([source]) => source !== board.field);
  return (
    <RecordContextProvider value={row}>
      <Card
        ref={setNodeRef}
        component="li"
        {...listeners}
        aria-busy={isMoving}
        sx={{
          padding: 2,
          paddingInlineStart: 3,
          cursor: targets.length > 0 ? 'grab' : 'default',
          touchAction: 'manipulation',
          opacity: isMoving ? 0.6 : 1,
          ...(isDragging && { position: 'relative', zIndex: 1, boxShadow: 4 }),
          ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 32 }}>
          <RowName column={lead?.[1]} />
          {targets.length > 0 && (
            <MoveMenu board={board} row={row} targets={targets} onMove={(to) => void move(row, to)} />
          )}
        </Box>
        <RowFacts columns={others.slice(0, SHOWN)} />
      </Card>
    </RecordContextProvider>
  );
}

interface MoveMenuProps {
  board: Board;
  row: RaRecord;
  targets: readonly string[];
  onMove: (to: string) => void;
}

/** The way to another column without dragging. */
function MoveMenu({ board, row, targets, onMove }: MoveMenuProps) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const { button, menu, pick } = useMenuButton();
  const label = translate('app.list.board.move', { row: useRecordLabel(entity.route)(row) });
  return (
    <>
      <IconButton size="small" aria-label={label} {...button} onPointerDown={(event) => event.stopPropagation()}>
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu
        {...menu}
        onPointerDown={(event) => event.stopPropagation()}
        slotProps={{ list: { 'aria-label': label, dense: true } }}
      >
        <ListSubheader role="none">{translate('app.list.board.move_to')}</ListSubheader>
        {targets.map((state) => (
          <MenuItem key={state} onClick={pick(() => onMove(state))}>
            {translate(`${board.translation}.${state}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
