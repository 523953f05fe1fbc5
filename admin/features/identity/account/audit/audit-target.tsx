import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { ReferenceField } from '../../../../fields/index.ts';
import { resources } from '../../../../generated/resources.ts';
import type { AuditEntryRecord } from '../../../../generated/types.ts';
import { useMay } from '../../../../entities/use-access.ts';
import type { EntityResource } from '../../../../entities/resource.ts';

/** Where the one row of its kind is kept. */
const PLACES: Record<string, string> = {
  company_profile: '/company_detail',
  customer: '/company_detail',
  company_return_url: '/return_url_management',
  company_saved_card: '/payment_method',
  subscription: '/plan_management',
  quote: '/plan_management',
  payment: '/invoices_detail',
  invoice: '/invoices_detail',
};

const byId = new Map<string, EntityResource>(Object.values(resources).map((entity) => [entity.id, entity]));

/** What something was done to: its kind and its name, and the way to where it lives. */
export function Target({ entry }: { entry: AuditEntryRecord }) {
  const kind = useKindName()(entry.entity);
  const place = PLACES[entry.entity];
  const resource = byId.get(entry.entity);
  if (place !== undefined)
    return (
      <Link component={RouterLink} to={place} underline="hover">
        {kind}
      </Link>
    );
  return (
    <>
      {kind} {resource !== undefined && <Name entry={entry} resource={resource} />}
    </>
  );
}

function Name({ entry, resource }: { entry: AuditEntryRecord; resource: EntityResource }) {
  const mayRead = useMay(resource.route)('list');
  const known = nameIn(entry.changes);
  if (entry.record_id === null) return null;
  // Of what is gone, the log itself may know the name.
  if (!mayRead || entry.operation === 'delete') return known ?? `#${entry.record_id}`;
  return (
    <RecordContextProvider value={entry}>
      <ReferenceField source="record_id" reference={resource.route} />
    </RecordContextProvider>
  );
}

function nameIn(changes: unknown): string | null {
  if (typeof changes !== 'object' || changes === null) return null;
  const values = changes as Record<string, unknown>;
  const name = values['name'] ?? values['full_name'];
  return typeof name === 'string' ? name : null;
}

/** A kind of record in the reader's language. */
export function useKindName(): (entity: string) => string {
  const translate = useTranslate();
  return (entity) => {
    const resource = byId.get(entity);
    const own = `app.account.audit.things.${entity}`;
    const otherwise = translate('app.account.audit.things.other');
    if (resource === undefined) return translate(own, { _: otherwise });
    return translate(`resources.${resource.route}.name`, { smart_count: 1, _: otherwise });
  };
}

/** The fields that were changed, by their names; those that have none are left out. */
export function useFieldNames(): (entry: AuditEntryRecord) => string[] {
  const translate = useTranslate();
  return ({ entity, operation, changes }) => {
    const resource = byId.get(entity);
    if (operation !== 'patch' || resource === undefined || typeof changes !== 'object' || changes === null) return [];
    return Object.keys(changes)
      .map((field) => translate(`resources.${resource.route}.fields.${field}`, { _: '' }))
      .filter((name) => name !== '');
  };
}
