// Generated from schemas/company/custom_field.schema.json. Do not edit; edit the schema.

export interface CustomFieldRow {
  id: number;
  entity: "customer_user" | "support_ticket" | "node" | "feedback";
  label: string;
  /** How the API and files call it. Made of the label where it is left out; it stays as it is. */
  key: string | null;
  /** It can be changed as long as no row has a value. */
  kind: "text" | "long_text" | "number" | "percent" | "yes_or_no" | "date" | "choice" | "multiple_choice" | "color" | "web_address" | "email" | "phone" | "country" | "language";
  /** What can be chosen, in this order, each without commas and semicolons. A row keeps what was taken out later. */
  choices: string[] | null;
  /** A sentence below the field in forms. */
  help: string | null;
  /** Of new rows, and of those whose value is changed. Rows that are there stay as they are. */
  is_required: boolean;
  /** Everyone who sees the row, or the company's administrators alone. */
  seen_by: "everyone" | "administrators";
  /** As a column for all who have chosen none. */
  in_list: boolean;
  /** Smaller ones come first; equal ones in the order in which they were added. */
  position: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface CustomFieldCreate {
  entity?: "customer_user" | "support_ticket" | "node" | "feedback";
  label: string;
  /** How the API and files call it. Made of the label where it is left out; it stays as it is. */
  key?: string | null;
  /** It can be changed as long as no row has a value. */
  kind?: "text" | "long_text" | "number" | "percent" | "yes_or_no" | "date" | "choice" | "multiple_choice" | "color" | "web_address" | "email" | "phone" | "country" | "language";
  /** What can be chosen, in this order, each without commas and semicolons. A row keeps what was taken out later. */
  choices?: string[] | null;
  /** A sentence below the field in forms. */
  help?: string | null;
  /** Of new rows, and of those whose value is changed. Rows that are there stay as they are. */
  is_required?: boolean;
  /** Everyone who sees the row, or the company's administrators alone. */
  seen_by?: "everyone" | "administrators";
  /** As a column for all who have chosen none. */
  in_list?: boolean;
  /** Smaller ones come first; equal ones in the order in which they were added. */
  position?: number;
}

export interface CustomFieldPatch {
  label?: string;
  /** It can be changed as long as no row has a value. */
  kind?: "text" | "long_text" | "number" | "percent" | "yes_or_no" | "date" | "choice" | "multiple_choice" | "color" | "web_address" | "email" | "phone" | "country" | "language";
  /** What can be chosen, in this order, each without commas and semicolons. A row keeps what was taken out later. */
  choices?: string[] | null;
  /** A sentence below the field in forms. */
  help?: string | null;
  /** Of new rows, and of those whose value is changed. Rows that are there stay as they are. */
  is_required?: boolean;
  /** Everyone who sees the row, or the company's administrators alone. */
  seen_by?: "everyone" | "administrators";
  /** As a column for all who have chosen none. */
  in_list?: boolean;
  /** Smaller ones come first; equal ones in the order in which they were added. */
  position?: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
