import { useDeferredValue, useMemo, useState } from 'react';
import { useDataProvider, useLocale } from 'react-admin';
import { fallbackLanguage, isLanguage, type Language } from '../../../public-app/i18n/languages.ts';
import type { PrintedCode } from '../../../public-app/qr/design.ts';
import { qrDesignFaults } from '../../../public-app/qr/design-faults.ts';
import { drawPrint } from '../../../public-app/qr/draw-print.ts';
import { useDraft } from '../../kit/unsaved/use-draft.ts';
import { useChange } from '../../kit/use-change.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { measureOnScreen } from './measure.ts';
import { type QrDraft, toDesign } from './qr-draft.ts';

/** Whose design it is: a row with a field `design`. */
export interface Designed {
  resource: string;
  id: number;
  design: Record<string, unknown> | null;
}

/** The code to preview with. */
export interface SampleCode {
  code: string;
  unit: { id: number; name: string };
}

export type QrEditing = ReturnType<typeof useQrDraft>;

/** A QR design while it is edited, with its print as it would be. */
export function useQrDraft(designed: Designed, sample: SampleCode, onDone: () => void) {
  const locale = useLocale();
  const company = useUserData()?.company_name ?? '';
  const { draft, setDraft, isDirty, forget } = useDraft<QrDraft>({
    of: `${designed.resource}/${designed.id}/design`,
    saved: designed.design,
    toDraft: (stored) => stored ?? {},
    toDocument: toDesign,
  });
  const [language, setLanguage] = useState<Language>(isLanguage(locale) ? locale : fallbackLanguage);
  const [name, setName] = useState(sample.unit.name);
  const { save, isSaving, fault } = useSaveDesign(designed, () => {
    forget();
    onDone();
  });
  const shown = useDeferredValue(draft);
  const design = useMemo(() => toDesign(shown), [shown]);
  const print: PrintedCode = useMemo(
    () => ({
      address: `${window.location.origin}/Q/${sample.code}`.toUpperCase(),
      code: sample.code,
      unit: { id: sample.unit.id, name },
      company,
      language,
    }),
    [sample, name, company, language],
  );
  const drawing = useMemo(() => drawPrint(design, print, measureOnScreen), [design, print]);
  return {
    draft,
    setDraft,
    isDirty,
    forget,
    language,
    setLanguage,
    name,
    setName,
    design,
    print,
    drawing,
    faults: useMemo(() => qrDesignFaults(design), [design]),
    isSaving,
    fault,
    submit: () => save(toDesign(draft)),
  };
}

function useSaveDesign({ resource, id }: Designed, onDone: () => void) {
  const provider = useDataProvider();
  const { make, isRunning, fault } = useChange();

  async function save(design: object): Promise<void> {
    const update = () => provider.update(resource, { id, data: { design }, previousData: { id } });
    if ((await make(update, { message: 'app.qr_designer.saved' })) !== undefined) onDone();
  }
  return { save, isSaving: isRunning, fault };
}
