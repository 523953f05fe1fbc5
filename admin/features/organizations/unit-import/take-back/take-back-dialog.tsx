import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { node, organization, unitImport } from '../../../../generated/resources.ts';
import type { UnitImportRecord } from '../../../../generated/types.ts';
import { usageKey } from '../../../billing/limits/use-plan-usage.ts';
import { WorkingStep } from '../working-step.tsx';
import { ShownTakeBack } from './shown-take-back.tsx';
import { TakenBack } from './taken-back.tsx';
import { useImportName } from './take-back.ts';
import { useTakeBack } from './use-take-back.ts';

interface TakeBackDialogProps {
  imported: Pick<UnitImportRecord, 'id' | 'file_name'>;
  /** `isTakenBack`: it was, and may have been brought back since. */
  onClose: (isTakenBack: boolean) => void;
}

/** Takes an import back: says what would go and what stays, does it, and offers what is left to be done by hand. */
export function TakeBackDialog({ imported, onClose }: TakeBackDialogProps) {
  const translate = useTranslate();
  const fileName = useImportName()(imported);
  const { step, takeBack, stop, retry } = useTakeBack(imported.id);
  const reload = useReload();
  const close = () => onClose(false);
  /** What lies behind is shown anew only now: it may be what holds this dialog. */
  const finish = () => {
    onClose(true);
    void reload();
  };
  return (
    <Dialog
      fullScreenBelow="sm"
      title={translate(step.at === 'done' ? 'app.import.take_back.done' : 'app.import.take_back.title')}
      // A click beside it must not end what is under way.
      onClose={step.at === 'working' ? undefined : step.at === 'done' ? finish : close}
    >
      {step.at === 'working' ? (
        <WorkingStep
          aim="take_back"
          fileName={fileName}
          progress={step.progress}
          writing="app.import.take_back.writing"
          onStop={stop}
        />
      ) : step.at === 'done' ? (
        <TakenBack importId={imported.id} report={step.report} onClose={finish} />
      ) : (
        <ShownTakeBack
          fileName={fileName}
          step={step}
          onConfirm={(report) => void takeBack(report)}
          onRetry={retry}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

/** The units, how many there are, and the imports. */
function useReload(): () => Promise<unknown> {
  const client = useQueryClient();
  const keys = [[node.route], [organization.route], [unitImport.route], usageKey];
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
