import type { RJSFSchema, UiSchema } from '@rjsf/utils';

/** What the generator prints of each form (admin/generated/document-forms.ts). */
export interface DocumentForm {
  schema: RJSFSchema;
  ui: UiSchema;
}
