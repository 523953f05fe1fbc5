/** What the app calls rows. */
import type { RaRecord } from 'react-admin';
import type { EntityId } from '../generated/types.ts';
import { fieldsOfLabel } from '../../shared/contract/label.ts';
import { entityOf } from './site.ts';

interface RecordLabel {
  /** What of the row it is made of. */
  fields: readonly string[];
  label: (row: RaRecord, reader: { locale: string; translate: (key: string) => string }) => string | undefined;
}

/** Better words than `x-label` where a schema can't say them. */
export const recordLabels: Record<string, RecordLabel> & Partial<Record<EntityId, RecordLabel>> = {
  // The table is in English; every browser knows the countries in the reader's own language.
  country: {
    fields: ['code'],
    label: ({ code }, { locale }) =>
      typeof code === 'string' ? new Intl.DisplayNames([locale], { type: 'region' }).of(code) : undefined,
  },
  // Its number says nothing; people speak of what is the matter with which code.
  code_finding: {
    fields: ['kind', 'code'],
    label: ({ kind, code }, { translate }) =>
      [translate(`enums.code_finding.kind.${kind}`), code].filter((part) => part !== null).join(' · '),
  },
  // Those of no unit are those of the company.
  opening_hours: {
    fields: ['node_name'],
    label: ({ node_name: name }, { translate }) =>
      typeof name === 'string' ? name : translate('app.opening_hours.company'),
  },
  mail_message: {
    fields: ['kind', 'id'],
    label: ({ kind, id }, { translate }) => `${translate(`enums.mail_message.kind.${kind}`)} #${id}`,
  },
  webhook_delivery: {
    fields: ['event', 'id'],
    label: ({ event, id }, { translate }) => `${translate(`enums.webhook_delivery.event.${event}`)} #${id}`,
  },
};

/** What of a resource's rows has to be read to name them. */
export function labelFieldsOf(resource: string): readonly string[] {
  const entity = entityOf(resource);
  if (entity === undefined) return [];
  return [...fieldsOfLabel(entity.label), ...(recordLabels[entity.id]?.fields ?? [])];
}
