// Generated from schemas/platform/organization_type.schema.json. Do not edit; edit the schema.

export interface OrganizationTypeRow {
  id: number;
  /** Also the key of its name in other languages. */
  code: string;
  name: string;
  created_at: string;
  updated_at: string;
}

export interface OrganizationTypeGetorganizationtypeInput {
}

export interface OrganizationTypeGetorganizationtypeOutput {
  results: {
    id: number;
    code: string;
    name: string;
  }[];
}
