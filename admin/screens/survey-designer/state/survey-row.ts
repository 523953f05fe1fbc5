import type { RaRecord } from 'react-admin';

export interface SurveyUsage {
  is_default: boolean;
  unit_count: number;
  groups: { id: number; name: string; unit_count: number }[];
}

/** A survey as the API answers it. */
export interface SurveyRow extends RaRecord<number> {
  name: string;
  origin: 'default' | 'node' | 'group' | 'library';
  draft: Record<string, unknown> | null;
  /** Grows with each draft that is saved. */
  revision: number;
  /** The latest published one; null before the first. */
  version: number | null;
  published_at: string | null;
  /** The draft differs from the latest version. */
  is_changed: boolean;
  usage: SurveyUsage;
  permitted?: string[];
}

/** What stands in the way of publishing, with its place in the document. */
export interface Fault {
  /** RFC 6901 */
  pointer: string;
  code: string;
  /** In the reader's language. */
  message: string;
  parameters?: Record<string, string | number>;
}
