/** What the call of a self-test answers (server/modules/visitor/self-test-schema.ts). */
import type { Setup } from '../../organizations/unit/design/use-setup.ts';

interface Place {
  /** Null where the user may not see the unit. */
  id: number | null;
  name: string | null;
}

export interface SelfTestAnswer {
  code: string;
  /** What the printed code holds. */
  address: string;
  /** The same for half an hour, uncounted. */
  test_address: string;
  origin: 'unit' | 'mark';
  state: 'active' | 'retired';
  /** Whose code it is; null for a marc at no unit. */
  unit: { id: number; name: string; is_paused: boolean; is_deleted: boolean } | null;
  leads_to: Place | null;
  why: 'own' | 'paused' | 'deleted' | 'contact' | 'unbound';
  survey: { title: string; languages: string[] } | null;
  /** Null where there is none, or where the user may not read designs. */
  survey_source: Pick<Setup, 'state' | 'source'> | null;
  links: { count: number; opens: 'survey' | 'links' | 'choice' } | null;
  return_to: { address: string; from: 'survey' | 'company' | 'product' } | null;
  may_return: boolean;
  last_read_at: string | null;
  last_test_at: string | null;
}
