// Generated from schemas/organization/node.schema.json. Do not edit; edit the schema.

export interface NodeRow {
  id: number;
  organization_id: number;
  parent_id: number | null;
  name: string;
  /** What kind of place it is, in the company's own words: branch, room, table. */
  type: string;
  color: string;
  /** What the company's own systems call it; an import finds it by this. */
  external_id: string | null;
  /** A paused unit's code leads to the nearest unit above that is not paused, or to the company's contact page. */
  is_paused: boolean;
  /** The ids from the top down to this unit: /1/57/301/. */
  path: string;
  deleted_at: string | null;
  qr_read_count: number;
  total_feedback_count: number;
  open_feedback_count: number;
  subtree_qr_read_count: number;
  subtree_total_feedback_count: number;
  subtree_open_feedback_count: number;
  child_count: number;
  /** At all levels. */
  subtree_unit_count: number;
  /** One of the newest units beyond what the plan allows: it can be read and deleted, not changed. */
  is_over_limit: boolean;
  /** The caller sees no unit above it. */
  is_top: boolean;
  /** What the caller may do here, by module and right. */
  rights: string[];
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision: number;
  /** Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom: {
    [k: string]: unknown;
  };
  created_at: string;
  updated_at: string;
  permitted?: ("patch" | "delete")[];
}

export interface NodeCreate {
  organization_id: number;
  parent_id?: number | null;
  name: string;
  /** What kind of place it is, in the company's own words: branch, room, table. */
  type?: string;
  color?: string;
  /** What the company's own systems call it; an import finds it by this. */
  external_id?: string | null;
  /** A paused unit's code leads to the nearest unit above that is not paused, or to the company's contact page. */
  is_paused?: boolean;
  /** Several at once are numbered: Table 1, Table 2 and so on. */
  count?: number;
  /** Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom?: {
    [k: string]: unknown;
  };
}

export interface NodePatch {
  name?: string;
  /** What kind of place it is, in the company's own words: branch, room, table. */
  type?: string;
  color?: string;
  /** What the company's own systems call it; an import finds it by this. */
  external_id?: string | null;
  /** A paused unit's code leads to the nearest unit above that is not paused, or to the company's contact page. */
  is_paused?: boolean;
  /** Grows with each change. A patch that says which one it was made from is refused where somebody was quicker. */
  revision?: number;
  /** Values of added fields, by their keys. A key that is left out of a patch keeps its value; null empties it. */
  custom?: {
    [k: string]: unknown;
  };
}

export interface NodeCheckMoveInput {
  /** The unit below which it would move; without it, to the top of its organization. */
  target_id?: number;
}

export interface NodeCheckMoveOutput {
  /** Of the target; null for the top. */
  id: number | null;
  name: string | null;
  /** From the top down to the target, as far as the caller sees it. */
  path: {
    id: number;
    name: string;
  }[];
  organization_id: number;
  /** Units that would move: this one and all below it. */
  unit_count: number;
}

export interface NodeMoveInput {
  /** Null moves it to the top of its organization, which only an administrator may. */
  target_id: number | null;
}

export interface NodeMoveOutput {
  /** Units that moved. */
  moved: number;
}

export interface NodeCheckDeleteInput {
}

export interface NodeCheckDeleteOutput {
  /** This unit and all below it. */
  unit_count: number;
  /** QR codes that would lead elsewhere. */
  code_count: number;
  open_feedback_count: number;
  /** Where visitors of those codes would come: to the nearest unit above that is in service, or, where none is left or none has anything to show, to the company's contact page. */
  codes_lead_to: {
    kind: "unit" | "contact";
    /** Null for the contact page, and for a unit that the caller does not see. */
    id: number | null;
    name: string | null;
  };
}

export interface NodeRestoreInput {
}

export interface NodeRestoreOutput {
  /** Units that are back; 0 for a unit that was not deleted. */
  restored: number;
}

export interface NodeDeletedInput {
  organization_id?: number;
}

export interface NodeDeletedOutput {
  results: {
    id: number;
    name: string;
    deleted_at: string;
    /** Units that would come back. */
    unit_count: number;
    /** Of the unit above; null at the top, or where the caller does not see it. */
    parent_name: string | null;
  }[];
}

export interface NodeStartOwnDesignInput {
  /** A survey and a link list need the right to edit the unit, a QR code that to edit codes. */
  kind: "survey" | "qr_code" | "link_list";
}

export interface NodeStartOwnDesignOutput {
  node_id: number;
  kind: "survey" | "qr_code" | "link_list";
}

export interface NodeOpeningHoursInput {
}

export interface NodeOpeningHoursOutput {
  /** Empty where the unit has none of its own. */
  own: ({
    id: number;
    /** To be said by who changes them, so that nobody else's change is overwritten. */
    revision: number;
    /** The unit that has them; null for the company, and for a unit that the caller does not see. */
    node_id: number | null;
    node_name: string | null;
    time_zone: string;
    monday: string[];
    tuesday: string[];
    wednesday: string[];
    thursday: string[];
    friday: string[];
    saturday: string[];
    sunday: string[];
    closed_days: string[];
  } | null);
  /** Of the nearest unit above that has some, else of the company; empty where a unit without its own is always open. */
  inherited: ({
    id: number;
    /** To be said by who changes them, so that nobody else's change is overwritten. */
    revision: number;
    /** The unit that has them; null for the company, and for a unit that the caller does not see. */
    node_id: number | null;
    node_name: string | null;
    time_zone: string;
    monday: string[];
    tuesday: string[];
    wednesday: string[];
    thursday: string[];
    friday: string[];
    saturday: string[];
    sunday: string[];
    closed_days: string[];
  } | null);
}

export interface NodeReadCountsInput {
  /** The first day, in UTC; 30 days up to the last where it is not given. */
  from?: string;
  /** The last day, in UTC; today where it is not given. */
  to?: string;
}

export interface NodeReadCountsOutput {
  from: string;
  to: string;
  reads: number;
  /** Of as many days, up to the day before. */
  previous_reads: number;
  /** Those with reads, in their order. */
  days: {
    day: string;
    reads: number;
  }[];
  /** The most first, as all that follows. */
  channels: {
    value: string;
    reads: number;
  }[];
  device_classes: {
    value: string;
    reads: number;
  }[];
  locales: {
    value: string;
    reads: number;
  }[];
  codes: {
    id: number;
    code: string;
    reads: number;
  }[];
}

export interface NodeSetupSurveyInput {
}

export interface NodeSetupSurveyOutput {
  state: "custom" | "group" | "inherited" | "not_designed";
  /** The published survey that visitors of the unit are asked. */
  design: ({
    [k: string]: unknown;
  } | null);
  /** Whom the design is from: the unit, its group, a unit above (unnamed where the caller may not see it), or the company. */
  source: {
    kind: "own" | "group" | "unit" | "default";
    id: number | null;
    name: string | null;
  };
  /** The unit's own group of this kind. */
  group: ({
    id: number;
    name: string;
  } | null);
  /** Groups that the unit could be in. */
  groups: {
    id: number;
    name: string;
    has_design: boolean;
  }[];
  /** Since when the design is tried, as a draft of the group; empty where it is what is published. */
  tried_since: string | null;
}

export interface NodeSetupQrcodeInput {
}

export interface NodeSetupQrcodeOutput {
  state: "custom" | "group" | "inherited" | "not_designed";
  /** Empty where the plain code is shown. */
  design: ({
    [k: string]: unknown;
  } | null);
  /** Whom the design is from: the unit, its group, a unit above (unnamed where the caller may not see it), or the company. */
  source: {
    kind: "own" | "group" | "unit" | "default";
    id: number | null;
    name: string | null;
  };
  /** The unit's own group of this kind. */
  group: ({
    id: number;
    name: string;
  } | null);
  /** Groups that the unit could be in. */
  groups: {
    id: number;
    name: string;
    has_design: boolean;
  }[];
  /** Since when the design is tried, as a draft of the group; empty where it is what is published. */
  tried_since: string | null;
}

export interface NodeSetupLinklistInput {
}

export interface NodeSetupLinklistOutput {
  state: "custom" | "group" | "inherited" | "not_designed";
  /** Empty where the unit shows no links. */
  design: ({
    [k: string]: unknown;
  } | null);
  /** Whom the design is from: the unit, its group, or a unit above (unnamed where the caller may not see it). */
  source: {
    kind: "own" | "group" | "unit" | "default";
    id: number | null;
    name: string | null;
  };
  /** The unit's own group of this kind. */
  group: ({
    id: number;
    name: string;
  } | null);
  /** Groups that the unit could be in. */
  groups: {
    id: number;
    name: string;
    has_design: boolean;
  }[];
  /** Since when the design is tried, as a draft of the group; empty where it is what is published. */
  tried_since: string | null;
}
