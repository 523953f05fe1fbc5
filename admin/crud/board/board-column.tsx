import { useDroppable } from '@dnd-kit/core';
import { Box, Button, Typography } from '@mui/material';
import { type RaRecord, useGetList, useListContext, useLocale, useTranslate } from 'react-admin';
import type { Board } from '../../entities/resource.ts';
import { useListFilter } from '../../ui/list/use-list-filter.ts';
import { useTotalText } from '../../ui/list/pagination.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { useLayout } from '../layouts/use-layout.ts';
import { useScreen } from '../screen-context.tsx';
import { BoardCard } from './board-card.tsx';
import type { useMoves } from './use-moves.ts';

/** Cards of one column; of more, the list has all. */
const MOST_CARDS = 25;

interface BoardColumnProps {
  board: Board;
  state: string;
  columns: Pieces;
  moves: ReturnType<typeof useMoves>;
  /** The card that is being dragged. */
  dragged: RaRecord | null;
}

/** The rows in one state, in the order of the list. */
export function BoardColumn({ board, state, columns, moves, dragged }: BoardColumnProps) {
  const translate = useTranslate();
  const { rows, total } = useRows(board, state, moves.moving);
  const totalText = useTotalText();
  const { setNodeRef, isOver } = useDroppable({ id: state });
  const name = translate(`${board.translation}.${state}`);
  const isTarget = dragged !== null && moves.movesOf(dragged).includes(state);
  const isOff = dragged !== null && !isTarget && dragged[board.field] !== state;
  return (
    <Box
      ref={setNodeRef}
      component="section"
      aria-label={name}
      sx={{
        minHeight: 160,
        padding: 2,
        border: 1,
        borderRadius: 1,
        borderColor: isTarget ? 'primary.main' : 'divider',
        backgroundColor: isOver && isTarget ? 'accentSurface' : 'background.default',
        opacity: isOff ? 0.5 : 1,
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, padding: 1, marginBottom: 1 }}>
        <Typography variant="body2" component="h2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {total === undefined ? '' : totalText(total)}
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {rows.map((row) => (
          <BoardCard key={row.id} board={board} row={row} columns={columns} moves={moves} />
        ))}
      </Box>
      {total !== undefined && total > MOST_CARDS && <AllRows board={board} state={state} total={total} />}
    </Box>
  );
}

/** With a card that is on its way here, and without one that is on its way from here. */
function useRows({ field }: Board, state: string, moving: BoardColumnProps['moves']['moving']) {
  const { entity } = useScreen();
  const { filter, filterValues, sort } = useListContext();
  const own = { ...(filterValues as object), ...(filter as object | undefined), [field]: state };
  const { data = [], total } = useGetList(
    entity.route,
    { pagination: { page: 1, perPage: MOST_CARDS }, sort, filter: own },
    // While another filter is read, cards stay, with the menu that is open at one.
    { placeholderData: (previous) => previous },
  );
  if (moving === null) return { rows: data, total };
  const others = data.filter(({ id }) => id !== moving.row.id);
  return { rows: moving.to === state ? [moving.row, ...others] : others, total };
}

/** To the list of all rows in the state. */
function AllRows({ board, state, total }: { board: Board; state: string; total: number }) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const { set } = useListFilter();
  const { show } = useLayout();
  return (
    <Button
      size="small"
      fullWidth
      sx={{ marginTop: 2 }}
      onClick={() => {
        set({ [board.field]: [state] });
        show('table');
      }}
    >
      {translate('app.list.board.all', { count: format.format(total) })}
    </Button>
  );
}
