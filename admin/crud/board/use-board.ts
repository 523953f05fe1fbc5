import { useStore } from 'react-admin';
import type { Board } from '../../entities/resource.ts';
import { useScreen } from '../screen-context.tsx';

/** Whether the list is shown as a board, kept in this browser; `board` is absent where it has none. */
export function useBoard(): { board: Board | undefined; isShown: boolean; show: (isShown: boolean) => void } {
  const { entity, embedded, fixed } = useScreen();
  const [isChosen, choose] = useStore(`board.${entity.id}`, false);
  const { board } = entity;
  const isOffered = board !== undefined && !embedded && !(board.field in fixed);
  return { board: isOffered ? board : undefined, isShown: isOffered && isChosen, show: choose };
}
