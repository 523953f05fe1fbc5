// Generated from schemas/company/audit_entry.schema.json. Do not edit; edit the schema.

export interface AuditEntryRow {
  id: number;
  /** A user of this company or of the platform; not a reference, so that the entry outlives the user. */
  actor_id: number | null;
  actor_role: "anonymous" | "visitor" | "company_user" | "company_admin" | "superadmin" | "system";
  actor_name: string;
  /** The super administrator who was logged in as the actor, if one was. */
  impersonator_id: number | null;
  /** Name of the super administrator who did it in the actor's place. */
  impersonator_name: string | null;
  operation: string;
  entity: string;
  record_id: number | null;
  /** Field to its value before and after; sensitive values are left out. */
  changes?: {
    [k: string]: unknown;
  };
  /** Why, in the words of who did it. */
  reason?: string | null;
  request_id: string | null;
  company_name: string;
  created_at?: string;
  updated_at?: string;
  company_id?: number;
}
