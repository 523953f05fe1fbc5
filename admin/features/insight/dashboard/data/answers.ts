/** What the dashboard's calls answer (server/modules/insight/dashboard/schemas.ts). What the caller may not see is absent. */

export interface Mean {
  /** Null where nothing was given. */
  mean: number | null;
  count: number;
}

export interface Figures {
  reads?: number;
  answers?: number;
  open?: number;
  score?: Mean;
  smiley?: Mean;
  csat?: Mean;
  nps?: { value: number | null; promoters: number; passives: number; detractors: number };
}

/** The first and the last day, `YYYY-MM-DD`, by the clock of each unit. */
export interface Days {
  from: string;
  to: string;
}

export type Step = 'day' | 'week' | 'month';

/** Figures of the days from here to the next point. */
export type Point = Figures & { from: string };

export interface RankedUnit {
  id: number;
  name: string;
  type: string;
  has_units_below: boolean;
  answers: number;
  open: number;
  score: Mean;
  /** The mean, drawn to the mean of all as far as chance can have made it. */
  fair_score: number | null;
  has_few: boolean;
}

/** Of the days of the report, from Monday at midnight by the clock of each unit: 168 each. */
export interface Hours {
  reads?: number[];
  answers?: number[];
  scores?: (number | null)[];
}

export interface Report extends Days {
  step: Step;
  previous: Days;
  totals: Figures;
  previous_totals: Figures;
  series: Point[];
  previous_series: Point[];
  hours?: Hours;
  /** Counts, the worst first. */
  distribution?: { scores: number[]; smileys: number[]; nps: number[] };
  ranking?: { units: RankedUnit[]; more: number };
}

interface Used {
  used: number;
  /** Null for none; absent where it is the administrator's business. */
  limit?: number | null;
}

export interface Info {
  /** Of the clock that tells today here; the platform has none. */
  time_zone?: string;
  qr_codes?: Used;
  users?: Used;
  organizations?: Used;
  groups?: Used;
  storage_mb?: Used;
  subscription?: {
    plan: string;
    state: string | null;
    period: string | null;
    period_end: string | null;
    auto_renew: boolean | null;
  };
  feedback?: { total: number; open: number; new?: { count: number; is_more: boolean } };
  scanned_codes?: number;
  companies?: number;
  plans?: { plan: string; tag: string; companies: number }[];
}

export interface Topic {
  words: string;
  answers: number;
  score: number | null;
}

export interface Topics extends Days {
  /** As many texts are read at most. */
  limit: number;
  languages: { locale: string; answers: number; topics: Topic[] }[];
}

/** A question or an option that moves the score; shares are in percent. */
export interface Driver {
  question_id: string;
  /** Null: the question as a whole. */
  option_id: string | null;
  title: string;
  option: string | null;
  is_rating: boolean;
  weight: number;
  low: number;
  high: number;
  direction: 'better' | 'worse';
  /** A mean; of a choice how many gave the answer that goes with better scores. */
  performance: number;
  answers: number;
  is_found: boolean;
  /** Null where there is nothing that could be mended. */
  gain: number | null;
  first_share: number;
}

export interface Drivers extends Days {
  survey_id: number | null;
  surveys: { id: number; name: string; answers: number }[];
  answers: number;
  days: number;
  needed: { answers: number; days: number };
  lacks: 'answers' | 'days' | 'variety' | null;
  drivers: Driver[];
}

/** How feedback was handled. */
export interface Handled {
  /** Was due in the period, and was closed or is over. */
  due: number;
  /** Of these: closed in time. */
  met: number;
  closed: number;
  /** Half of what was closed took no longer; null where nothing was. */
  median_seconds: number | null;
}

export interface Handling extends Days {
  has_due_times: boolean;
  total: Handled;
  units: (Handled & { id: number; name: string })[];
  /** Null: what nobody was assigned to. */
  people: (Handled & { id: number | null; name: string | null })[];
}
