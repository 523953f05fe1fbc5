/** What the server says of a file of units: what it would do, or has done, and what is wrong with it. */

export interface UnitTexts {
  name?: string;
  type?: string;
  color?: string;
  /** The parent's name; null at the top. */
  parent?: string | null;
  /** Fields that the company has added, by their labels. */
  custom?: Record<string, string>;
}

export interface ReportedChange {
  row: number;
  action: 'add' | 'change' | 'move';
  name: string;
  from?: UnitTexts;
  to?: UnitTexts;
}

export interface ReportedViolation {
  row: number;
  column: string;
  message: string;
}

export interface ImportReport {
  /** Null while a violation is left. */
  plan: string | null;
  /** By which it can be taken back; null where nothing was done. */
  import_id: number | null;
  rows: number;
  counts: { added: number; changed: number; moved: number; unchanged: number };
  change_count: number;
  /** The first of them. */
  changes: ReportedChange[];
  error_count: number;
  /** The first of them. */
  errors: ReportedViolation[];
  ignored_columns: string[];
}
