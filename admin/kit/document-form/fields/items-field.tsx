import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Add from '@mui/icons-material/AddOutlined';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import type { FieldProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { nameOf, useForm, useFormWords } from '../form-context.tsx';
import { ItemRow } from './item-row.tsx';
import { type Item, moveItem } from './items.ts';
import { useItems } from './use-items.ts';

const MOST = 30;

/** Options, rows, columns: written one after the other, sorted by hand or by keys, pasted as lines. */
export function ItemsField({ fieldPathId, formData, schema, onChange, rawErrors }: FieldProps<Item[]>) {
  const translate = useTranslate();
  const { readOnly, errors } = useForm();
  const { labelOf } = useFormWords();
  const name = nameOf(fieldPathId.path);
  const most = schema.maxItems ?? MOST;
  const set = (next: Item[]) => onChange(next, fieldPathId.path);
  const list = useItems({ items: formData ?? [], most, set });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const sort = ({ active, over }: DragEndEvent) => {
    const from = list.items.findIndex(({ id }) => id === active.id);
    const to = list.items.findIndex(({ id }) => id === over?.id);
    if (from >= 0 && to >= 0 && from !== to) set(moveItem(list.items, from, to));
  };
  const message = rawErrors?.[0] ?? errors[name];
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 1, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 550, padding: 0, marginBottom: 1 }}>
        {labelOf(name)}
      </Typography>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={sort}
        accessibility={{ screenReaderInstructions: { draggable: translate('app.designer.drag.instructions') } }}
      >
        <SortableContext items={list.items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          {list.items.map((item, at) => (
            <ItemRow key={item.id} item={item} at={at} list={list} labelId={fieldPathId.$id} readOnly={readOnly} />
          ))}
        </SortableContext>
      </DndContext>
      {message !== undefined && <FormHelperText error>{message}</FormHelperText>}
      {!readOnly && list.items.length < most && (
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() => list.addAfter(list.items.length - 1)}
          sx={{ justifySelf: 'start' }}
        >
          {translate('app.designer.add_option')}
        </Button>
      )}
    </Box>
  );
}
