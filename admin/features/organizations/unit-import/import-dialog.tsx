import { useRefresh, useTranslate } from 'react-admin';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { HelpTip } from '../../../ui/guidance/help-tip.tsx';
import { ChooseStep } from './choose-step.tsx';
import { DoneStep } from './done-step.tsx';
import { ShownStep } from './shown-step.tsx';
import { useUnitImport } from './use-unit-import.ts';
import { WorkingStep } from './working-step.tsx';

interface ImportDialogProps {
  organizationId: number;
  open: boolean;
  onClose: () => void;
}

/** Imports units of an organization from a file: choose it, see what it would do, do that. */
export function ImportDialog({ open, ...props }: ImportDialogProps) {
  // Each opening begins anew.
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ organizationId, onClose }: Omit<ImportDialogProps, 'open'>) {
  const translate = useTranslate();
  const { step, choose, apply, stop, restart } = useUnitImport(organizationId);
  const refresh = useRefresh();
  const isWorking = step.at === 'working';
  /** What lies behind is shown anew only now: it may be what holds this dialog. */
  const finish = () => {
    onClose();
    refresh();
  };
  return (
    <Dialog
      size="md"
      fullScreenBelow="sm"
      title={translate('app.import.title')}
      titleEnd={<HelpTip topic="importing" />}
      // A click beside it must not end what is under way.
      onClose={isWorking ? undefined : step.at === 'done' ? finish : onClose}
    >
      {step.at === 'choose' && (
        <ChooseStep
          organizationId={organizationId}
          error={step.error}
          onChoose={(file) => void choose(file)}
          onClose={onClose}
        />
      )}
      {step.at === 'working' && <WorkingStep {...step} onStop={stop} />}
      {step.at === 'shown' && (
        <ShownStep {...step} onApply={() => void apply(step.file, step.report)} onRestart={restart} onClose={onClose} />
      )}
      {step.at === 'done' && <DoneStep {...step} onClose={finish} />}
    </Dialog>
  );
}
