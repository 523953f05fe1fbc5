import Add from '@mui/icons-material/AddOutlined';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import type { FieldProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { nameOf, useForm, useFormWords } from '../form-context.tsx';
import { isObject } from '../../../providers/user-data.ts';
import { ItemRow } from './item-row.tsx';
import { type Item, moveItem } from './items.ts';
import { Sorting } from './sorting.tsx';
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
  const { items } = schema;
  const hasPicture = isObject(items) && isObject(items.properties) && 'image' in items.properties;
  const message = rawErrors?.[0] ?? errors[name];
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 1, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 550, padding: 0, marginBottom: 1 }}>
        {labelOf(name)}
      </Typography>
      <Sorting ids={list.items.map(({ id }) => id)} onMove={(from, to) => set(moveItem(list.items, from, to))}>
        {list.items.map((item, at) => (
          <ItemRow
            key={item.id}
            item={item}
            at={at}
            list={list}
            labelId={fieldPathId.$id}
            readOnly={readOnly}
            hasPicture={hasPicture}
          />
        ))}
      </Sorting>
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
