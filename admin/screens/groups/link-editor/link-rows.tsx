import Add from '@mui/icons-material/AddOutlined';
import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { LinkRow } from './link-row.tsx';
import type { LinkEditing } from './use-link-draft.ts';

/** Before a press becomes a drag, in px. */
const DRAG_BEGINS = 4;

/** The links in their order: dragged by their handles, or moved by their buttons. */
export function LinkRows({ editing }: { editing: LinkEditing }) {
  const translate = useTranslate();
  const id = useId();
  const { draft, isFull, add, move } = editing;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_BEGINS } }));
  const keys = draft.links.map(({ key }) => key);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 550, marginBottom: 2 }}>
        {translate('app.groups.link_list.design')}
      </Typography>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <Box component="ol" sx={{ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' }}>
            {draft.links.map((link, at) => (
              <LinkRow key={link.key} link={link} at={at} editing={editing} />
            ))}
          </Box>
        </SortableContext>
      </DndContext>
      {draft.links.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('app.groups.link_list.empty')}
        </Typography>
      )}
      <Button startIcon={<Add />} variant="outlined" size="small" disabled={isFull} onClick={add} sx={{ marginTop: 3 }}>
        {translate('app.groups.link_list.add')}
      </Button>
    </Box>
  );
}
