// Generated from schemas/platform/plan_location.schema.json. Do not edit; edit the schema.

export interface PlanLocationRow {
  id: number;
  name: string;
  /** Two-letter codes of ISO 3166-1; a country belongs to one location. */
  countries: string[];
  currency_id: number;
  /** Added to the price. */
  tax_rate: number;
  /** The fallback of every country that no location names; there is one. */
  is_global: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete" | "set_global")[];
}

export interface PlanLocationCreate {
  name: string;
  /** Two-letter codes of ISO 3166-1; a country belongs to one location. */
  countries?: string[];
  currency_id: number;
  /** Added to the price. */
  tax_rate?: number;
}

export interface PlanLocationPatch {
  name?: string;
  /** Two-letter codes of ISO 3166-1; a country belongs to one location. */
  countries?: string[];
  currency_id?: number;
  /** Added to the price. */
  tax_rate?: number;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface PlanLocationGetPlanInput {
  country?: string;
}

export interface PlanLocationGetPlanOutput {
  country: string | null;
  location: {
    id: number;
    name: string;
    /** Added to the price. */
    tax_rate: number;
  };
  currency: {
    code: string;
    symbol: string;
    minor_digits: number;
  };
  plans: {
    id: number;
    name: string;
    tag: "free" | "basic" | "standart" | "pro" | "enterprise";
    description: string;
    qr_code_count?: number | null;
    user_count?: number | null;
    group_count?: number | null;
    organization_count?: number | null;
    storage_mb?: number | null;
    return_url?: boolean;
    custom_logo?: boolean;
    link_list?: boolean;
    on_premise?: boolean;
    is_popular?: boolean;
    /** None of a plan that is sold by contact. */
    prices: {
      /** Of the sub-plan. */
      id: number;
      period: "monthly" | "yearly";
      /** Of the period before tax. */
      price: number;
      /** In minor units of the currency. */
      tax_amount: number;
      /** In minor units of the currency. */
      total: number;
    }[];
  }[];
}

export interface PlanLocationSetGlobalInput {
  id: number;
}

export interface PlanLocationSetGlobalOutput {
  id: number;
}
