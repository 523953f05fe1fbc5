import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { Box } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { Board } from '../../entities/resource.ts';
import type { Pieces } from '../filter-bar.tsx';
import { BoardColumn } from './board-column.tsx';
import { useMoves } from './use-moves.ts';

/** Before a press becomes a drag, in px. */
const DRAG_BEGINS = 6;

/** Keys move a card by its menu, and a toast says so: dragging has nothing to tell besides. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** The rows as cards, in a column for each state that the filter leaves. */
export function BoardView({ board, columns }: { board: Board; columns: Pieces }) {
  const { filterValues } = useListContext();
  const moves = useMoves(board);
  const [dragged, setDragged] = useState<RaRecord | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_BEGINS } }));
  const wanted: unknown = (filterValues as Record<string, unknown>)[board.field];
  const shown = Object.keys(board.states).filter((state) => wanted === undefined || [wanted].flat().includes(state));
  const drop = ({ over }: DragEndEvent) => {
    setDragged(null);
    if (dragged !== null && over !== null) void moves.move(dragged, String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setDragged((active.data.current as { row: RaRecord } | undefined)?.row ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <Box
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(220px, 1fr)',
          gap: 3,
          alignItems: 'start',
          overflowX: 'auto',
          paddingBottom: 2,
        }}
      >
        {shown.map((state) => (
          <BoardColumn key={state} board={board} state={state} columns={columns} moves={moves} dragged={dragged} />
        ))}
      </Box>
    </DndContext>
  );
}
