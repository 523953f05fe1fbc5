// Generated from schemas/platform/sub_plan.schema.json. Do not edit; edit the schema.

export interface SubPlanRow {
  id: number;
  plan_id: number;
  plan_location_id: number;
  period: "monthly" | "yearly";
  /** For the whole period, before tax, in minor units of the location's currency. */
  price: number;
  currency_code: string;
  /** An inactive price stays with those who pay it and is offered no longer. */
  is_active: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface SubPlanCreate {
  plan_id: number;
  plan_location_id: number;
  period: "monthly" | "yearly";
  /** For the whole period, before tax, in minor units of the location's currency. */
  price: number;
  /** An inactive price stays with those who pay it and is offered no longer. */
  is_active?: boolean;
}

export interface SubPlanPatch {
  plan_id?: number;
  plan_location_id?: number;
  period?: "monthly" | "yearly";
  /** For the whole period, before tax, in minor units of the location's currency. */
  price?: number;
  /** An inactive price stays with those who pay it and is offered no longer. */
  is_active?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}

export interface SubPlanSavePricesInput {
  plan_id: number;
  prices: {
    plan_location_id: number;
    period: "monthly" | "yearly";
    /** In minor units of the currency. */
    price: number | null;
    /** As the caller saw it; what another has changed since is refused. */
    seen: number | null;
  }[];
}

export interface SubPlanSavePricesOutput {
  plan_id: number;
  /** All that are on sale now. */
  prices: {
    id: number;
    plan_location_id: number;
    period: "monthly" | "yearly";
    /** In minor units of the currency. */
    price: number;
  }[];
}
