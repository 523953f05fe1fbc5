import type { Control } from './control.ts';

/** What a control's component gets: its field in the form, and what the visitor gave so far. */
export interface FieldProps<Kind extends Control> {
  control: Kind;
  name: string;
  /** Unique in the document; ids of its parts start with it. */
  id: string;
  values: string[];
  required: boolean;
  /** Ids of the help and the fault that belong to it. */
  describedBy: string | undefined;
  invalid: boolean;
}
