/** What the page of a row and its forms are made of (`x-admin`). */
import type { FieldModel, JsonValue, ValueCondition } from './model.ts';

export interface SectionModel {
  title: string;
  description?: string;
  fields: string[];
  /** One of the tabs; the first when absent. */
  tab?: string;
}

/** Several fields that are shown, and asked for, as one, by a component of the project's own. */
export interface CompositeModel {
  name: string;
  /** In English. */
  title: string;
  of: string[];
  /** On pages it has the whole width. */
  wide?: true;
}

/** What is said above the fields of the rows that have these values, and something in each field that the text names. */
export interface Notice {
  when?: Record<string, ValueCondition>;
  /** In English; `%{field}` is what the row has there. */
  text: string;
  /** A warning where it does not say. */
  severity?: 'info';
  /** Names of buttons that are offered there. */
  buttons?: string[];
}

/** What a list without a row says, in English. */
export interface EmptyList {
  title?: string;
  text: string;
  /** In place of the text, to whom can't add a row. */
  reader?: string;
  /** Rows to begin with: the form for a new one opens with these values. */
  examples?: ExampleRow[];
}

/** What it is called and says, in English. */
export interface ExampleRow {
  title: string;
  text: string;
  values: Record<string, JsonValue>;
}

/** What the page of a row has beside its fields. */
export type PanelModel = RelatedPanel | AnswerPanel | ComponentPanel;

/** Above the fields, or at their side where there is room. */
export type PanelPlace = 'top' | 'side';

interface PanelBase {
  /** Tells it from the other panels of the entity. */
  name: string;
  /** In English, where it is not what the rows, or the action, are called. */
  title?: string;
  /** Below the fields when absent. */
  place?: PanelPlace;
  /** One of the tabs; the first when absent. */
  tab?: string;
}

/** Rows of another entity that refer to the row. */
export interface RelatedPanel extends PanelBase {
  related: string;
  /** The field of those rows that refers to it. */
  by: string;
  /** Of the address below that of the row. */
  step: string;
}

/** What an action answers. */
export interface AnswerPanel extends PanelBase {
  action: string;
  /** Said where nothing is answered. */
  empty?: string;
  answer: AnswerModel;
}

/** A component of the project's own, among its overrides. */
export interface ComponentPanel extends PanelBase {
  component: string;
}

/** An answer as it is shown. */
export interface AnswerModel {
  /** Single values, and lists of them. */
  facts: FieldModel[];
  /** Lists of objects. */
  lists: AnswerList[];
  /** The one that is read page by page. */
  results?: AnswerList;
}

export interface AnswerList {
  name: string;
  title: string;
  columns: FieldModel[];
}
