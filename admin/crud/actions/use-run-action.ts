import { useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { fieldErrorsOf } from '../../providers/problem.ts';
import { useNotifyError } from '../../ui/mutations/use-notify-error.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { useGoTo } from '../screen-context.tsx';
import { type Answer, useRepeatedCall } from './use-repeated-call.ts';
import type { NamedAction } from '../../entities/access.ts';

/** What of an object can stand in a text. */
export const textsOf = (values: object = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** What an action is done to. */
export interface Target {
  /** None where it is done to no row. */
  ids: readonly RaRecord['id'][];
  /** What the rows are called. */
  label: string;
  /** The row, where it is one that is at hand. */
  record?: RaRecord;
  /** It was done to these of them, to all or until one was refused. */
  onDone?: (ids: readonly RaRecord['id'][]) => void;
}

/** Key of what is said of an action: `question`, `done`. */
export const dialogKey = ({ route }: EntityResource, { name }: NamedAction, part: string): string =>
  `resources.${route}.dialogs.${name}.${part}`;

/**
 * Does an action and goes on as its schema says.
 * @returns `run` answers undefined when it was done, else the messages at the inputs of its form, of which there may be
 *   none; `stop` ends one that is done in parts after the part that is under way; `shown` is what is shown this once
 */
export function useRunAction(entity: EntityResource, action: NamedAction, { ids, label, onDone }: Target) {
  const translate = useTranslate();
  const goTo = useGoTo();
  const notify = useNotify();
  const refresh = useRefresh();
  const notifyError = useNotifyError();
  const { on, target, next, set, showOnce } = action;
  const [shown, setShown] = useState<string | null>(null);
  const { call, stop, isStopped, progress } = useRepeatedCall(entity.route, action);
  const { mutate, isPending } = useServerMutation({
    errors: (refusal) => Object.keys(fieldErrorsOf(refusal)).length > 0 || notifyError(refusal),
  });

  /** One call for each row, one after the other, unless one call takes them all. */
  async function callAll(input: object): Promise<Answer> {
    if (target === 'ids') {
      const answer = await call({ input: { ...input, ids } });
      onDone?.(ids);
      return answer;
    }
    if (ids.length === 0) return call({ input });
    const done: RaRecord['id'][] = [];
    let answer: Answer;
    try {
      for (const id of ids) {
        answer = await call(on === 'member' ? { id, input } : { input: { ...input, id } });
        done.push(id);
        if (isStopped()) break;
      }
      return answer;
    } finally {
      onDone?.(done);
    }
  }

  async function run(entered: object = {}): Promise<Record<string, string> | undefined> {
    // What is pressed again while it is under way is not done, nor refused.
    let violations: Record<string, string> | undefined = {};
    const attempt = async (): Promise<Answer> => {
      try {
        const answer = await callAll({ ...set, ...entered });
        violations = undefined;
        return answer;
      } catch (refusal) {
        violations = fieldErrorsOf(refusal);
        throw refusal;
      }
    };
    const answer = await mutate(attempt);
    // A refusal too may mean that things are no longer as they are shown.
    if (action.file !== 'GET') refresh();
    if (violations !== undefined) return violations;
    if (isStopped()) return undefined;
    const words = { ...textsOf(answer), ...textsOf(entered), row: label, smart_count: ids.length };
    notify(dialogKey(entity, action, 'done'), { type: 'success', messageArgs: words });
    if (showOnce !== undefined) setShown(String(answer?.[showOnce]));
    if (next === 'list') goTo('list');
    if (next === 'open') goTo('show', answer?.id);
    return undefined;
  }
  const verb = translate(`resources.${entity.route}.actions.${action.name}`);
  const forget = () => setShown(null);
  return { run, stop, progress, shown, forget, isPending, verb, title: label === '' ? verb : `${verb}: ${label}` };
}
