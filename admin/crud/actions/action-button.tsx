import { Button, IconButton, Tooltip } from '@mui/material';
import { type Ref, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NamedAction } from '../../entities/access.ts';
import { iconOf } from '../../entities/icon-of.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { dialogKey, type Target, textsOf, useRunAction } from './use-run-action.ts';

interface ActionButtonProps {
  entity: EntityResource;
  action: NamedAction;
  target: Target;
  /** At a row there is room for the icon alone. */
  variant: 'icon' | 'outlined' | 'text';
}

/** Does an action: at once, after a question, or with what its form asks for. */
export function ActionButton({ entity, action, target, variant }: ActionButtonProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { run, stop, progress, shown, forget, isPending, verb, title } = useRunAction(entity, action, target);
  const button = useFocusAfter(isPending);
  const words = { ...textsOf(target.record), row: target.label, smart_count: target.ids.length };
  const hasForm = action.hasForm === true || action.proof === true;
  const question = action.asks ? translate(dialogKey(entity, action, 'question'), words) : undefined;
  const begin = () => (question === undefined && !hasForm ? void run() : setAsking(true));
  return (
    <>
      <Trigger {...{ button, action, variant, verb, title, isPending }} onClick={begin} />
      {isAsking && hasForm && (
        <ActionDialog
          {...{ entity, action, title, verb, question, isPending, progress }}
          ids={target.ids}
          onSubmit={run}
          onClose={() => {
            stop();
            setAsking(false);
          }}
        />
      )}
      {shown !== null && <ShownOnce title={verb} text={shown} onClose={forget} />}
      {question !== undefined && !hasForm && (
        <ConfirmDialog
          isOpen={isAsking}
          isDangerous={action.isDangerous === true}
          title={title}
          text={question}
          action={verb}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void run();
          }}
        />
      )}
    </>
  );
}

interface TriggerProps extends Pick<ActionButtonProps, 'action' | 'variant'> {
  button: Ref<HTMLButtonElement>;
  verb: string;
  /** Names what it is done to as well. */
  title: string;
  isPending: boolean;
  onClick: () => void;
}

function Trigger({ button, action, variant, verb, title, isPending, onClick }: TriggerProps) {
  const Icon = iconOf(action);
  if (variant === 'icon')
    return (
      <Tooltip title={verb}>
        <IconButton
          ref={button}
          size="small"
          color={action.isDangerous ? 'error' : 'default'}
          aria-label={title}
          aria-busy={isPending}
          onClick={onClick}
        >
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button
      ref={button}
      size="small"
      variant={variant}
      color={action.isDangerous ? 'error' : 'primary'}
      startIcon={<Icon />}
      loading={isPending}
      onClick={onClick}
    >
      {verb}
    </Button>
  );
}
