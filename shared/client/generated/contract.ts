// Generated from schemas/billing/contract.schema.json. Do not edit; edit the schema.

export interface ContractRow {
  id: number;
  customer_id: number;
  /** Any plan, whether it is on sale or not. */
  plan_id: number;
  state: "scheduled" | "active" | "ended";
  /** From midnight UTC on. The plan that the customer has until then ends, and what is left of its paid period is taken off the first invoice. */
  starts_on: string;
  /** Empty for no end. Then the customer has the free plan; a last period that is shorter is billed by its days. */
  ends_on: string | null;
  period: "monthly" | "yearly";
  /** Of one billing period before tax, in minor units of its currency. Changed while it runs, it holds from the next period on. */
  price: number;
  currency_id: number;
  /** Whether each period is billed here. Such an invoice stays open until it is marked as paid, or paid by card. */
  is_invoiced: boolean;
  /** From the date of the invoice until it is due. */
  payment_days: number;
  /** Whether the limits below hold instead of the plan's. */
  own_limits: boolean;
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
  /** What both sides have signed, for the platform only. */
  signed_copy: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
  /** For the platform only: the customer does not see it. */
  note: string;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  created_at: string;
  updated_at: string;
  company_id?: number;
  permitted?: ("patch" | "delete")[];
}

export interface ContractCreate {
  customer_id: number;
  /** Any plan, whether it is on sale or not. */
  plan_id: number;
  /** From midnight UTC on. The plan that the customer has until then ends, and what is left of its paid period is taken off the first invoice. */
  starts_on: string;
  /** Empty for no end. Then the customer has the free plan; a last period that is shorter is billed by its days. */
  ends_on?: string | null;
  period?: "monthly" | "yearly";
  /** Of one billing period before tax, in minor units of its currency. Changed while it runs, it holds from the next period on. */
  price: number;
  currency_id: number;
  /** Whether each period is billed here. Such an invoice stays open until it is marked as paid, or paid by card. */
  is_invoiced?: boolean;
  /** From the date of the invoice until it is due. */
  payment_days?: number;
  /** Whether the limits below hold instead of the plan's. */
  own_limits?: boolean;
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
  /** What both sides have signed, for the platform only. */
  signed_copy?: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
  /** For the platform only: the customer does not see it. */
  note?: string;
}

export interface ContractPatch {
  /** Any plan, whether it is on sale or not. */
  plan_id?: number;
  /** From midnight UTC on. The plan that the customer has until then ends, and what is left of its paid period is taken off the first invoice. */
  starts_on?: string;
  /** Empty for no end. Then the customer has the free plan; a last period that is shorter is billed by its days. */
  ends_on?: string | null;
  period?: "monthly" | "yearly";
  /** Of one billing period before tax, in minor units of its currency. Changed while it runs, it holds from the next period on. */
  price?: number;
  currency_id?: number;
  /** Whether each period is billed here. Such an invoice stays open until it is marked as paid, or paid by card. */
  is_invoiced?: boolean;
  /** From the date of the invoice until it is due. */
  payment_days?: number;
  /** Whether the limits below hold instead of the plan's. */
  own_limits?: boolean;
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
  /** What both sides have signed, for the platform only. */
  signed_copy?: ({
    /** Of the file, as its upload answered it. */
    key: string;
    name?: string;
    media_type?: string;
    byte_size?: number;
    /** Of a picture, in pixels. */
    width?: number;
    height?: number;
  } | null);
  /** For the platform only: the customer does not see it. */
  note?: string;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
}
