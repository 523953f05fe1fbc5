// Generated from schemas/company/company_return_url.schema.json. Do not edit; edit the schema.

export interface CompanyReturnUrlRow {
  id: number;
  /** Where visitors go after an answer; https only. */
  return_url: string | null;
  return_url_enabled: boolean;
  /** Grows with each change of it, and of the company detail. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch")[];
}

export interface CompanyReturnUrlPatch {
  /** Where visitors go after an answer; https only. */
  return_url?: string | null;
  return_url_enabled?: boolean;
  /** Grows with each change of it, and of the company detail. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
