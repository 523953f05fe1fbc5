import { useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from 'react-admin';
import { fallbackLanguage, isLanguage, type Language } from '../../../../shared/i18n/languages.ts';
import type { PrintedCode } from '../../../../shared/qr/design.ts';
import { qrDesignViolations } from '../../../../shared/qr/design-violations.ts';
import { drawPrint } from '../../../../shared/qr/draw-print.ts';
import type { SeenRow } from '../../../ui/mutations/row-conflict.tsx';
import { type KeptDraft, useDocumentDraft } from '../../../ui/unsaved/use-document-draft.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { measureOnScreen } from './measure.ts';
import { type QrDraft, toDesign } from './qr-draft.ts';

/** Whose design it is: a row with a field `design`. */
export interface Designed {
  resource: string;
  row: SeenRow & { design: Record<string, unknown> | null };
  kept?: KeptDraft | undefined;
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
  const { draft, ...editing } = useDocumentDraft<QrDraft, 'design'>({
    ...designed,
    field: 'design',
    toDraft: (stored) => stored ?? {},
    toDocument: toDesign,
    saved: 'app.qr_designer.saved',
    onDone,
  });
  const [language, setLanguage] = useState<Language>(isLanguage(locale) ? locale : fallbackLanguage);
  const [name, setName] = useState(sample.unit.name);
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
    ...editing,
    draft,
    language,
    setLanguage,
    name,
    setName,
    design,
    print,
    drawing,
    violations: useMemo(() => qrDesignViolations(design), [design]),
  };
}
