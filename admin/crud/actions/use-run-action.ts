import { type RaRecord, useRefresh, useTranslate } from 'react-admin';
import { useAct } from '../../providers/use-act.ts';
import { fieldErrorsOf } from '../../providers/problem.ts';
import { useNotifyError } from '../../ui/mutations/use-notify-error.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { useGoTo } from '../screen-context.tsx';
import type { NamedAction } from './use-offered.ts';

/** What an action is done to. */
export interface Target {
  /** None where it is done to no row. */
  ids: readonly RaRecord['id'][];
  /** What the row is called, or how many there are. */
  label: string;
}

type Answer = { id?: RaRecord['id'] } | undefined;

/** Key of what is said of an action: `question`, `done`. */
export const dialogKey = ({ route }: EntityResource, { name }: NamedAction, part: string): string =>
  `resources.${route}.dialogs.${name}.${part}`;

/**
 * Does an action and goes on as its schema says.
 * @returns `run` answers undefined when it was done, else the messages at the inputs of its form, of which there may be none
 */
export function useRunAction(entity: EntityResource, action: NamedAction, { ids, label }: Target) {
  const translate = useTranslate();
  const act = useAct();
  const goTo = useGoTo();
  const notifyError = useNotifyError();
  const refresh = useRefresh();
  const { mutate, isPending } = useServerMutation();
  const { name, on, target, next } = action;

  const call = (id: RaRecord['id'] | undefined, input: object): Promise<Answer> =>
    act<Answer & object>(entity.route, {
      action: name,
      ...(on === 'member' && id !== undefined && { id }),
      input,
    });

  /** One call for each row, one after the other, unless one call takes them all. */
  async function callAll(input: object): Promise<Answer> {
    if (target === 'ids') return call(undefined, { ...input, ids });
    if (ids.length === 0) return call(undefined, input);
    let answer: Answer;
    for (const id of ids) answer = await call(id, target === 'id' ? { ...input, id } : input);
    return answer;
  }

  async function run(input: object = {}): Promise<Record<string, string> | undefined> {
    // What is pressed again while it is under way is not done, nor refused.
    let violations: Record<string, string> | undefined = {};
    const attempt = async (): Promise<Answer> => {
      try {
        const answer = await callAll(input);
        violations = undefined;
        return answer;
      } catch (refusal) {
        violations = fieldErrorsOf(refusal);
        if (Object.keys(violations).length === 0) notifyError(refusal);
        // It may have been done to some of them.
        if (ids.length > 1) refresh();
        throw refusal;
      }
    };
    const words = { row: label, smart_count: ids.length };
    const answer = await mutate(attempt, { message: dialogKey(entity, action, 'done'), words });
    if (violations !== undefined) return violations;
    if (next === 'list') goTo('list');
    if (next === 'open') goTo('show', answer?.id);
    return undefined;
  }
  const verb = translate(`resources.${entity.route}.actions.${name}`);
  return { run, isPending, verb, title: label === '' ? verb : `${verb}: ${label}` };
}
