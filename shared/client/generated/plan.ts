// Generated from schemas/platform/plan.schema.json. Do not edit; edit the schema.

export interface PlanRow {
  id: number;
  name: string;
  /** The kind of plan that the screens know. */
  tag: "free" | "basic" | "standart" | "pro" | "enterprise";
  description: string;
  /** Each has its own QR code; empty for unlimited. */
  qr_code_count: number | null;
  /** Empty for unlimited. */
  user_count: number | null;
  /** Survey, QR code and link list groups together; empty for unlimited. */
  group_count: number | null;
  /** Empty for unlimited. */
  organization_count: number | null;
  /** Empty for unlimited. */
  storage_mb: number | null;
  /** Visitors may be sent to the company's own site after an answer. */
  return_url: boolean;
  custom_logo: boolean;
  link_list: boolean;
  on_premise: boolean;
  /** Marked in the comparison. */
  is_popular: boolean;
  /** An inactive plan stays with those who have it and is offered no longer. */
  is_active: boolean;
  /** Whether customers are offered it, and what is missing. A plan needs a limit, and a price in some location; enterprise is sold by contact and needs neither, and the free plan needs no price. */
  offer: "offered" | "inactive" | "no_limit" | "no_price";
  /** Smaller comes first in the comparison. */
  sort_order: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface PlanCreate {
  name: string;
  /** The kind of plan that the screens know. */
  tag: "free" | "basic" | "standart" | "pro" | "enterprise";
  description?: string;
  /** Each has its own QR code; empty for unlimited. */
  qr_code_count?: number | null;
  /** Empty for unlimited. */
  user_count?: number | null;
  /** Survey, QR code and link list groups together; empty for unlimited. */
  group_count?: number | null;
  /** Empty for unlimited. */
  organization_count?: number | null;
  /** Empty for unlimited. */
  storage_mb?: number | null;
  /** Visitors may be sent to the company's own site after an answer. */
  return_url?: boolean;
  custom_logo?: boolean;
  link_list?: boolean;
  on_premise?: boolean;
  /** Marked in the comparison. */
  is_popular?: boolean;
  /** An inactive plan stays with those who have it and is offered no longer. */
  is_active?: boolean;
  /** Smaller comes first in the comparison. */
  sort_order?: number;
}

export interface PlanPatch {
  name?: string;
  /** The kind of plan that the screens know. */
  tag?: "free" | "basic" | "standart" | "pro" | "enterprise";
  description?: string;
  /** Each has its own QR code; empty for unlimited. */
  qr_code_count?: number | null;
  /** Empty for unlimited. */
  user_count?: number | null;
  /** Survey, QR code and link list groups together; empty for unlimited. */
  group_count?: number | null;
  /** Empty for unlimited. */
  organization_count?: number | null;
  /** Empty for unlimited. */
  storage_mb?: number | null;
  /** Visitors may be sent to the company's own site after an answer. */
  return_url?: boolean;
  custom_logo?: boolean;
  link_list?: boolean;
  on_premise?: boolean;
  /** Marked in the comparison. */
  is_popular?: boolean;
  /** An inactive plan stays with those who have it and is offered no longer. */
  is_active?: boolean;
  /** Smaller comes first in the comparison. */
  sort_order?: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
