import Add from '@mui/icons-material/AddOutlined';
import { Box, Button, Typography } from '@mui/material';
import { type FieldProps, type RJSFSchema, toFieldPathId, type UiSchema } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { FormProvider, nameOf, useForm, useFormWords } from '../form-context.tsx';
import { RowFrame } from './row-frame.tsx';
import { Sorting } from './sorting.tsx';
import { type Row, useRows } from './use-rows.ts';

/** Things of several parts in their order: each a form of its own, dragged by its handle or moved by its buttons. */
export function RowsField({ fieldPathId, formData, schema, onChange, ...props }: FieldProps) {
  const translate = useTranslate();
  const facts = useForm();
  const { form, readOnly } = facts;
  const { SchemaField } = props.registry.fields;
  const { labelOf } = useFormWords();
  const name = nameOf(fieldPathId.path);
  const data: Row[] = formData ?? [];
  const rows = useRows(data, (next) => onChange(next, fieldPathId.path));
  const { keys, add, move } = rows;
  const texts = `app.designer.rows.${name}`;
  /** Of the place where a row is now. */
  const nameAt = (key: string | number) => translate(`${texts}.one`, { number: keys.indexOf(String(key)) + 1 });
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 3, border: 0, padding: 0, margin: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ padding: 0, marginBottom: 2 }}>
        {labelOf(name)}
      </Typography>
      {keys.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${texts}.none`)}
        </Typography>
      )}
      <Sorting
        ids={keys}
        onMove={move}
        announcements={{
          onDragStart: ({ active }) => translate('app.designer.drag.lifted', { name: nameAt(active.id) }),
          onDragOver: ({ over }) => (over === null ? undefined : nameAt(over.id)),
          onDragEnd: ({ over }) => (over === null ? undefined : nameAt(over.id)),
          onDragCancel: ({ active }) => translate('app.designer.drag.cancelled', { name: nameAt(active.id) }),
        }}
      >
        <FormProvider {...facts} form={`${form}_${name}`}>
          {keys.map((key, at) => (
            <RowFrame key={key} id={key} at={at} rows={rows} label={nameAt(key)} readOnly={readOnly}>
              {SchemaField && (
                <SchemaField
                  {...props}
                  name={String(at)}
                  schema={schema.items as RJSFSchema}
                  uiSchema={uiOfRow(props.uiSchema)}
                  formData={data[at]}
                  errorSchema={props.errorSchema?.[at]}
                  rawErrors={undefined}
                  fieldPathId={toFieldPathId(at, props.registry.globalFormOptions, fieldPathId)}
                  onChange={onChange}
                />
              )}
            </RowFrame>
          ))}
        </FormProvider>
      </Sorting>
      {!readOnly && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Add />}
          disabled={keys.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
          onClick={add}
          sx={{ justifySelf: 'start' }}
        >
          {translate(`${texts}.add`)}
        </Button>
      )}
    </Box>
  );
}

/** Every row is shown alike. */
function uiOfRow(ui: UiSchema | undefined): UiSchema {
  const { items } = ui ?? {};
  return typeof items === 'object' ? items : {};
}
