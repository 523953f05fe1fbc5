// Generated from schemas/company/company_tag.schema.json. Do not edit; edit the schema.

export interface CompanyTagRow {
  id: number;
  name: string;
  color: string;
  /** How much has it, counted up to 10,000; 10,001 stands for more. */
  feedback_count?: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
  created_at?: string;
  updated_at?: string;
  permitted?: ("patch" | "delete" | "merge")[];
}

export interface CompanyTagCreate {
  name: string;
  color?: string;
}

export interface CompanyTagPatch {
  name?: string;
  color?: string;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface CompanyTagMergeInput {
  into_id: number;
}

export interface CompanyTagMergeOutput {
  /** How much feedback had it, of this call. */
  moved: number;
  /** How much still has it; 0: the tag is merged and gone. */
  left: number;
}
