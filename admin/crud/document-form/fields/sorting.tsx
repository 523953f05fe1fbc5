/** Entries of a form that are put in order: by hand at their handles, by keys, told to those who do not see it. */
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  type useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import { IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Before a press becomes a drag, in px. */
const DRAG_BEGINS = 4;

interface SortingProps {
  /** In their order. */
  ids: string[];
  /** An entry goes from one place to another. */
  onMove: (from: number, to: number) => void;
  /** dnd-kit's own words where it is absent. */
  announcements?: Announcements;
  children: ReactNode;
}

export function Sorting({ ids, onMove, announcements, children }: SortingProps) {
  const translate = useTranslate();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_BEGINS } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: translate('app.designer.drag.instructions') },
        ...(announcements && { announcements }),
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface DragHandleProps {
  sortable: ReturnType<typeof useSortable>;
  /** What is dragged by it. */
  name: string;
}

export function DragHandle({ sortable: { setActivatorNodeRef, attributes, listeners }, name }: DragHandleProps) {
  const translate = useTranslate();
  return (
    <IconButton
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      size="small"
      aria-label={translate('app.designer.drag.handle', { name })}
      sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
    >
      <DragIndicator fontSize="small" />
    </IconButton>
  );
}
