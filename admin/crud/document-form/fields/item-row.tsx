import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Close from '@mui/icons-material/CloseOutlined';
import { Box, IconButton, TextField, Tooltip } from '@mui/material';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { languageFacts } from '../../../../shared/i18n/languages.ts';
import { useForm } from '../form-context.tsx';
import { isObject } from '../../../providers/user-data.ts';
import { ItemPicture } from './item-picture.tsx';
import type { Item } from './items.ts';
import { DragHandle } from './sorting.tsx';
import type { ItemList } from './use-items.ts';

const LONGEST = 120;

interface ItemRowProps {
  item: Item;
  at: number;
  list: ItemList;
  labelId: string;
  readOnly: boolean;
  /** It may be shown as a picture. */
  hasPicture: boolean;
}

/** One option: its handle, its label, and the way out. */
export function ItemRow({ item, at, list, labelId, readOnly, hasPicture }: ItemRowProps) {
  const translate = useTranslate();
  const { language, fallback } = useForm();
  const sortable = useSortable({ id: item.id, disabled: readOnly });
  const { setNodeRef, transform, transition, isDragging } = sortable;
  const own = item.label[language] ?? '';
  const shown = own || (item.label[fallback] ?? Object.values(item.label)[0] ?? '');
  const name = translate('app.designer.option', { number: at + 1 });
  const remove = translate('app.designer.remove_option', { name: shown || name });
  return (
    <Box
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        zIndex: isDragging ? 1 : 0,
        opacity: isDragging ? 0.7 : 1,
      }}
    >
      {!readOnly && <DragHandle sortable={sortable} name={shown || name} />}
      <TextField
        id={`${labelId}_${item.id}`}
        value={own}
        placeholder={shown || name}
        disabled={readOnly}
        inputRef={list.inputAt(at)}
        onChange={({ target }) => list.write(at, target.value)}
        onBlur={() => list.settle(at)}
        onKeyDown={(event) => onItemKey(event, list, at)}
        onPaste={(event) => {
          if (list.paste(at, event.clipboardData.getData('text'))) event.preventDefault();
        }}
        slotProps={{
          htmlInput: { 'aria-label': name, lang: language, dir: languageFacts[language].direction, maxLength: LONGEST },
        }}
      />
      {!readOnly && hasPicture && (
        <ItemPicture name={shown || name} file={fileOf(item)} onChange={(file) => list.setPicture(at, file)} />
      )}
      {!readOnly && (
        <Tooltip title={remove}>
          <IconButton size="small" aria-label={remove} onClick={() => list.remove(at)}>
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}

const fileOf = ({ image }: Item): string | undefined =>
  isObject(image) && typeof image.file === 'string' ? image.file : undefined;

/** Enter adds one below, Backspace in an empty one removes it, Alt with an arrow moves it. */
function onItemKey(event: KeyboardEvent<HTMLElement>, list: ItemList, at: number): void {
  const isEmpty = event.target instanceof HTMLInputElement && event.target.value === '';
  // An Enter that ends the choice of a Japanese or Korean spelling is none of ours.
  if (event.key === 'Enter' && !event.nativeEvent.isComposing) list.addAfter(at);
  else if (event.key === 'Backspace' && isEmpty && list.items.length > 1) list.remove(at);
  else if (event.altKey && event.key === 'ArrowUp') list.move(at, -1);
  else if (event.altKey && event.key === 'ArrowDown') list.move(at, 1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}
