// Generated from schemas/survey/library_question.schema.json. Do not edit; edit the schema.

export interface LibraryQuestionRow {
  id: number;
  name: string;
  /** A draft of this one question, in all its languages. Surveys get a copy of it, which does not change with it. */
  document: {
    [k: string]: unknown;
  };
  /** The kind of question, as in surveys. */
  kind: string;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface LibraryQuestionCreate {
  name: string;
  /** A draft of this one question, in all its languages. Surveys get a copy of it, which does not change with it. */
  document: {
    [k: string]: unknown;
  };
}

export interface LibraryQuestionPatch {
  name?: string;
  /** A draft of this one question, in all its languages. Surveys get a copy of it, which does not change with it. */
  document?: {
    [k: string]: unknown;
  };
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
