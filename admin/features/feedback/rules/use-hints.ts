import { useQuery } from '@tanstack/react-query';
import { useGetList, useGetManyAggregate, useGetOne } from 'react-admin';
import { customerUser, node, nodeUserAccess, openingHours, webhook } from '../../../generated/resources.ts';
import type { CustomerUserRecord, WebhookRecord } from '../../../generated/types.ts';
import { useMay } from '../../../entities/use-access.ts';
import { useAct } from '../../../providers/use-act.ts';
import type { Explanation } from '../../identity/access/use-grants.ts';
import { useUnitHours } from '../../organizations/opening-hours/use-unit-hours.ts';
import { isSet, type Rule, waits } from './rule.ts';

export interface Hint {
  /** Below `app.rules.hints`. */
  key: string;
  severity: 'info' | 'warning';
  words?: Record<string, string>;
  /** Where it can be looked at. */
  to?: string;
}

/** What a rule would not do, although it says so. */
export function useHints(rule: Rule): Hint[] {
  const hints = [
    incompleteHint(rule),
    useHoursHint(rule),
    useAssigneeHint(rule),
    useWebhookHint(rule),
    usePeopleHint(rule),
  ];
  return hints.filter((hint) => hint !== null);
}

/** It acted on everything, and somebody has to say whether that was meant. */
const incompleteHint = ({ off_because: why = null }: Rule): Hint | null =>
  why === null ? null : { key: 'incomplete', severity: 'warning' };

/** Where no hours are set, every hour counts, also those of the night. */
function useHoursHint(rule: Rule): Hint | null {
  const may = useMay(openingHours.route);
  const isWaiting = waits(rule);
  const unitId = rule.node_id ?? null;
  const unit = useUnitHours(unitId ?? 0, isWaiting && unitId !== null);
  const company = useGetList(
    openingHours.route,
    { filter: { node_id: [null] }, pagination: { page: 1, perPage: 1 } },
    { enabled: isWaiting && unitId === null && may('create') },
  );
  if (!isWaiting) return null;
  if (unitId === null)
    return company.total === 0 ? { key: 'no_company_hours', severity: 'info', to: `/${openingHours.route}` } : null;
  const { data } = unit;
  return data !== undefined && data.own === null && data.inherited === null
    ? { key: 'no_hours', severity: 'info', to: `/${node.route}/${unitId}/opening-hours` }
    : null;
}

/** Who may not edit feedback there can do nothing about what is assigned to him. */
function useAssigneeHint({ assignee_id: assignee = null, node_id: unit = null }: Rule): Hint | null {
  const act = useAct();
  const may = useMay(nodeUserAccess.route);
  const isWanted = assignee !== null && unit !== null && may('list');
  const { data } = useQuery({
    queryKey: [nodeUserAccess.route, 'explain', assignee, unit],
    enabled: isWanted,
    retry: false,
    queryFn: ({ signal }) =>
      act<Explanation>(nodeUserAccess.route, {
        action: 'explain',
        method: 'GET',
        input: { user_id: assignee, node_id: unit },
        signal,
      }),
  });
  if (!isWanted || data === undefined || data.is_admin) return null;
  const mayEdit = data.rights.some(
    ({ module, right, granted }) => module === 'feedback' && right === 'edit' && granted,
  );
  const words = { name: data.user.full_name };
  return mayEdit ? null : { key: 'no_right', severity: 'warning', words, to: `/${node.route}/${unit}/access` };
}

function useWebhookHint({ webhook_id: id = null }: Rule): Hint | null {
  const may = useMay(webhook.route);
  const { data } = useGetOne<WebhookRecord>(webhook.route, { id: id ?? 0 }, { enabled: id !== null && may('detail') });
  if (id === null || data === undefined || data.is_active) return null;
  return { key: 'webhook_off', severity: 'warning', words: { name: data.name }, to: `/${webhook.route}/${id}` };
}

/** Who can't sign in is told nothing. */
function usePeopleHint({
  notify_user_ids: told = [],
  escalate_user_ids: then = [],
  assignee_id: assignee,
}: Rule): Hint | null {
  const may = useMay(customerUser.route);
  const ids = [...new Set([...told, ...then, assignee].filter((id) => typeof id === 'number'))];
  const { data = [] } = useGetManyAggregate<CustomerUserRecord>(
    customerUser.route,
    { ids, meta: { fields: ['full_name', 'state'] } },
    { enabled: ids.length > 0 && may('list') },
  );
  const rows = (data as (CustomerUserRecord | undefined)[]).filter((row) => row !== undefined);
  const away = rows.find(({ id, state }) => ids.includes(id) && isSet(state) && state !== 'active');
  return away === undefined ? null : { key: 'not_active', severity: 'warning', words: { name: away.full_name } };
}
