import { Button, IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { iconOf } from '../../entities/icon-of.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { NamedAction } from './use-offered.ts';
import { dialogKey, type Target, useRunAction } from './use-run-action.ts';

interface ActionButtonProps {
  entity: EntityResource;
  action: NamedAction;
  target: Target;
  /** At a row there is room for the icon alone. */
  variant: 'icon' | 'outlined' | 'text';
  /** It was done. */
  onDone?: () => void;
}

/** Does an action: at once, after a question, or with what its form asks for. */
export function ActionButton({ entity, action, target, variant, onDone }: ActionButtonProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { run, isPending, verb, title } = useRunAction(entity, action, target);
  const words = { row: target.label, smart_count: target.ids.length };
  const question = action.asks ? translate(dialogKey(entity, action, 'question'), words) : undefined;
  const runNow = async (input?: object) => {
    const violations = await run(input);
    if (violations === undefined) onDone?.();
    return violations;
  };
  const begin = () => (question === undefined && !action.hasForm ? void runNow() : setAsking(true));
  return (
    <>
      <Trigger {...{ action, variant, verb, title, isPending }} onClick={begin} />
      {isAsking && action.hasForm && (
        <ActionDialog
          {...{ entity, action, title, verb, question }}
          onSubmit={runNow}
          onClose={() => setAsking(false)}
        />
      )}
      {question !== undefined && !action.hasForm && (
        <ConfirmDialog
          isOpen={isAsking}
          isDangerous={action.isDangerous === true}
          title={title}
          text={question}
          action={verb}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void runNow();
          }}
        />
      )}
    </>
  );
}

interface TriggerProps extends Pick<ActionButtonProps, 'action' | 'variant'> {
  verb: string;
  /** Names what it is done to as well. */
  title: string;
  isPending: boolean;
  onClick: () => void;
}

function Trigger({ action, variant, verb, title, isPending, onClick }: TriggerProps) {
  const Icon = iconOf(action);
  const color = action.isDangerous ? 'error' : variant === 'icon' ? 'default' : 'primary';
  if (variant === 'icon')
    return (
      <Tooltip title={verb}>
        <IconButton size="small" color={color} aria-label={title} disabled={isPending} onClick={onClick}>
          <Icon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button
      size="small"
      variant={variant}
      color={color === 'default' ? 'primary' : color}
      startIcon={<Icon />}
      loading={isPending}
      onClick={onClick}
    >
      {verb}
    </Button>
  );
}
