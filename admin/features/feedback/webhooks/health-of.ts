import type { WebhookRecord } from '../../../generated/types.ts';

export type Health = 'off' | 'failing' | 'unused' | 'healthy';

/** How a webhook does, in a word. */
export function healthOf(hook: Pick<WebhookRecord, 'is_active' | 'failing_since' | 'last_delivered_at'>): Health {
  if (!hook.is_active) return 'off';
  if (hook.failing_since !== null) return 'failing';
  return hook.last_delivered_at === null ? 'unused' : 'healthy';
}
