import {
  type Active,
  type Announcements,
  closestCenter,
  type CollisionDetection,
  type DragEndEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { textIn } from '../../../../../shared/survey/localize.ts';
import { isObject } from '../../../../providers/user-data.ts';
import { useDesign } from '../design-context.tsx';
import { useTypeName } from '../palette/use-type-name.ts';
import { findQuestion } from '../state/draft.ts';
import { freshQuestionId } from '../state/ids.ts';
import { newQuestion } from '../state/new-question.ts';
import { moveQuestion, type Position } from '../state/operations.ts';
import { useEdits } from '../state/use-edits.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** What is under way: a question that is moved, or a kind that becomes one. */
export type Dragged = { question: string } | { type: string };

export function draggedOf({ data }: Active): Dragged | undefined {
  const { current } = data;
  if (typeof current?.question === 'string') return { question: current.question };
  return typeof current?.type === 'string' ? { type: current.type } : undefined;
}

function positionOf(over: Over | null): Position | undefined {
  const position: unknown = over?.data.current?.position;
  return isObject(position) && typeof position.page === 'string' && typeof position.at === 'number'
    ? { page: position.page, at: position.at }
    : undefined;
}

/** How far the pointer goes before a press becomes a drag, in px. */
const DRAG_FROM = 5;

/** Dragging on the canvas by mouse, finger and keyboard, with words for those who don't see it. */
export function useCanvasDrag() {
  const { document } = useDesign();
  const edits = useEdits();
  const { go } = useWorkspace();
  const [dragged, setDragged] = useState<Dragged>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextGap }),
  );
  const accessibility = useDragWords();

  function onDragEnd({ active, over }: DragEndEvent): void {
    const what = draggedOf(active);
    const position = positionOf(over);
    setDragged(undefined);
    if (what === undefined || position === undefined) return;
    if ('question' in what) {
      if (moveQuestion(document, what.question, position) !== document) edits.move(what.question, position);
      return;
    }
    edits.add(newQuestion(what.type, freshQuestionId(document, what.type)), position);
    go('question');
  }
  return {
    dragged,
    context: {
      sensors,
      accessibility,
      collisionDetection: nearestGap,
      onDragStart: ({ active }: { active: Active }) => setDragged(draggedOf(active)),
      onDragCancel: () => setDragged(undefined),
      onDragEnd,
    },
  };
}

/** The gap nearest to the pointer while it is over the canvas; for the keyboard the one that was gone to. */
const nearestGap: CollisionDetection = (parts) => {
  const { pointerCoordinates: pointer, droppableRects, droppableContainers } = parts;
  if (pointer === null) return closestCenter(parts);
  const near = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    if (rect === undefined || pointer.x < rect.left || pointer.x > rect.right) return [];
    return [{ id, distance: Math.abs(pointer.y - (rect.top + rect.height / 2)) }];
  });
  return near.sort((one, other) => one.distance - other.distance).slice(0, 1);
};

/** The arrow keys go from gap to gap. */
const nextGap: KeyboardCoordinateGetter = (event, { context }) => {
  const by = event.code === KeyboardCode.Up ? -1 : event.code === KeyboardCode.Down ? 1 : 0;
  const { droppableRects, droppableContainers, collisionRect, over } = context;
  if (by === 0 || collisionRect === null) return undefined;
  event.preventDefault();
  const gaps = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect === undefined ? [] : [{ id, rect }];
    })
    .sort((one, other) => one.rect.top - other.rect.top);
  const at = gaps.findIndex(({ id }) => id === over?.id);
  const goal = gaps[Math.max(0, Math.min(gaps.length - 1, at + by))];
  if (goal === undefined) return undefined;
  return {
    x: goal.rect.left + (goal.rect.width - collisionRect.width) / 2,
    y: goal.rect.top + (goal.rect.height - collisionRect.height) / 2,
  };
};

function useDragWords() {
  const translate = useTranslate();
  const nameOf = useTypeName();
  const { document, language } = useDesign();
  return useMemo(() => {
    const word = (key: string, values: Record<string, string | number> = {}) =>
      translate(`app.designer.drag.${key}`, values);
    const nameOfDragged = (active: Active) => {
      const what = draggedOf(active);
      if (what === undefined) return '';
      if ('type' in what) return nameOf(what.type);
      return textIn(language, findQuestion(document, what.question)?.title) || translate('app.designer.untitled');
    };
    const placeOf = (over: Over | null) => {
      const position = positionOf(over);
      const page = document.pages.findIndex(({ id }) => id === position?.page) + 1;
      return position === undefined ? undefined : { page, place: position.at + 1 };
    };
    const announcements = announcementsOf({ word, nameOfDragged, placeOf });
    return { announcements, screenReaderInstructions: { draggable: word('instructions') } };
  }, [translate, nameOf, document, language]);
}

interface DragWords {
  word: (key: string, values?: Record<string, string | number>) => string;
  nameOfDragged: (active: Active) => string;
  placeOf: (over: Over | null) => { page: number; place: number } | undefined;
}

function announcementsOf({ word, nameOfDragged, placeOf }: DragWords): Announcements {
  // The first place follows at once: it is where it lay, and would be read in the place of what was lifted.
  let isLifting = false;
  return {
    onDragStart({ active }) {
      isLifting = true;
      return word('lifted', { name: nameOfDragged(active) });
    },
    onDragOver({ over }) {
      const place = isLifting ? undefined : placeOf(over);
      isLifting = false;
      return place && word('over', place);
    },
    onDragEnd({ active, over }) {
      const place = placeOf(over);
      const name = nameOfDragged(active);
      return place === undefined ? word('cancelled', { name }) : word('dropped', { name, ...place });
    },
    onDragCancel: ({ active }) => word('cancelled', { name: nameOfDragged(active) }),
  };
}
