import { type RaRecord, useTranslate } from 'react-admin';
import { useAct } from '../../providers/use-act.ts';
import type { ActionRequest } from '../../providers/data-provider.ts';
import { fieldErrorsOf } from '../../providers/problem.ts';
import { useNotifyError } from '../../ui/mutations/use-notify-error.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { useGoTo } from '../screen-context.tsx';
import type { NamedAction } from '../../entities/access.ts';

/** What an action is done to. */
export interface Target {
  /** None where it is done to no row. */
  ids: readonly RaRecord['id'][];
  /** What the rows are called. */
  label: string;
  /** It was done to these of them, to all or until one was refused. */
  onDone?: (ids: readonly RaRecord['id'][]) => void;
}

type Answer = { id?: RaRecord['id'] } | undefined;

/** Key of what is said of an action: `question`, `done`. */
export const dialogKey = ({ route }: EntityResource, { name }: NamedAction, part: string): string =>
  `resources.${route}.dialogs.${name}.${part}`;

/**
 * Does an action and goes on as its schema says.
 * @returns `run` answers undefined when it was done, else the messages at the inputs of its form, of which there may be none
 */
export function useRunAction(entity: EntityResource, action: NamedAction, { ids, label, onDone }: Target) {
  const translate = useTranslate();
  const act = useAct();
  const goTo = useGoTo();
  const notifyError = useNotifyError();
  const { name, on, target, next } = action;
  const { mutate, isPending } = useServerMutation({
    errors: (refusal) => Object.keys(fieldErrorsOf(refusal)).length > 0 || notifyError(refusal),
  });

  /** One call for each row, one after the other, unless one call takes them all. */
  async function callAll(input: object): Promise<Answer> {
    const call = (request: Omit<ActionRequest, 'action'>): Promise<Answer> =>
      act<Answer & object>(entity.route, { action: name, ...request });
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
      }
      return answer;
    } finally {
      onDone?.(done);
    }
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
