import { type FormProps, withTheme } from '@rjsf/core';
import { type ErrorSchema, ErrorSchemaBuilder, type ErrorTransformer, type RegistryFieldsType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { documentForms } from '../../generated/document-forms.ts';
import { documentValidators } from '../../generated/document-validators.ts';
import { errorKey } from './error-key.ts';
import { ItemsField } from './fields/items-field.tsx';
import { LabelledField } from './fields/labelled-field.tsx';
import { PictureField } from './fields/picture-field.tsx';
import { RowsField } from './fields/rows-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { FormProvider, type FormLanguages } from './form-context.tsx';
import { templates } from './templates.tsx';
import { widgets } from './widgets/index.ts';

type Data = Record<string, unknown>;

/** Each knows its own data; the form tells them apart by name. */
const fields: RegistryFieldsType = {
  text: TextField,
  items: ItemsField,
  labelled: LabelledField,
  picture: PictureField,
  rows: RowsField,
};

const Form = withTheme({
  fields,
  templates,
  widgets,
});

/** What is not written is not there: the form adds nothing by itself. */
const AS_IT_IS: FormProps['experimental_defaultFormStateBehavior'] = {
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
};

interface DocumentFormProps extends FormLanguages {
  /** Of admin/generated/document-forms.ts: `question.smiley`, `thank_you`. */
  name: string;
  data: Data;
  onChange: (data: Data) => void;
  readOnly?: boolean;
  /** Properties that mean nothing as the data is now. */
  hidden?: readonly string[];
  /** Tells the ids of several forms on one screen apart. */
  id?: string;
  /** Messages by property, such as those of the last check. */
  errors?: Readonly<Record<string, string>>;
  /** Messages by the place of what is wrong (RFC 6901). */
  violations?: readonly FormViolation[];
}

export interface FormViolation {
  pointer: string;
  message: string;
}

const NO_ERRORS = {};
const NO_VIOLATIONS: readonly FormViolation[] = [];
const NONE: readonly string[] = [];

/** Edits a part of a document in the form that its dialect makes. */
export function DocumentForm(props: DocumentFormProps) {
  const {
    name,
    data,
    onChange,
    language,
    fallback,
    readOnly = false,
    hidden = NONE,
    id = 'form',
    errors = NO_ERRORS,
    violations = NO_VIOLATIONS,
  } = props;
  const form = documentForms[name];
  const transformErrors = useErrorWords(data);
  const validator = useMemo(() => form && createPrecompiledValidator(documentValidators, form.schema), [form]);
  const ui = useMemo(() => form && { ...form.ui, ...hiding(hidden) }, [form, hidden]);
  const extraErrors = useMemo(() => toErrorSchema(violations), [violations]);
  if (form === undefined || validator === undefined) return null;
  return (
    <FormProvider {...{ form: name, language, fallback, readOnly, errors }}>
      <Form
        key={name}
        tagName="div"
        idPrefix={id}
        schema={form.schema}
        uiSchema={ui}
        validator={validator}
        formData={data}
        liveValidate="onChange"
        showErrorList={false}
        extraErrors={extraErrors}
        noHtml5Validate
        readonly={readOnly}
        transformErrors={transformErrors}
        experimental_defaultFormStateBehavior={AS_IT_IS}
        onChange={({ formData }: { formData?: Data }) => {
          if (formData !== undefined && !isSame(formData, data)) onChange(withoutNothing(formData));
        }}
      >
        <></>
      </Form>
    </FormProvider>
  );
}

const hiding = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { 'ui:widget': 'hidden' }]));

function toErrorSchema(violations: readonly FormViolation[]): ErrorSchema {
  const builder = new ErrorSchemaBuilder();
  for (const { pointer, message } of violations) builder.addErrors(message, pointer.split('/').slice(1));
  return builder.ErrorSchema;
}

/** Messages in the reader's language, by what is broken. */
function useErrorWords(data: Data): ErrorTransformer {
  const translate = useTranslate();
  return useMemo(
    () => (errors) =>
      errors.map((error) => ({
        ...error,
        message: translate(errorKey(error, data), {
          ...(error.params as Record<string, unknown>),
          _: translate('app.designer.errors.invalid'),
        }),
      })),
    [translate, data],
  );
}

/** An input that was emptied leaves no property behind. */
const withoutNothing = (data: Data): Data =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== null));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
