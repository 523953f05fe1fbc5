/** What every part of the designer works on: the document with its history, what is selected, and whether it is saved. */
import { createContext, type ReactNode, use } from 'react';
import type { Language } from '../../../../shared/i18n/languages.ts';
import { RuledSurveyProvider } from './logic/ruled-survey.tsx';
import type { Saving } from './state/autosave.ts';
import type { Draft } from './state/draft.ts';
import type { SurveyRow } from '../survey-row.ts';
import type { Violation } from './state/violation.ts';

export type { Draft, DraftPage, DraftQuestion, DraftTheme } from './state/draft.ts';
export type { SurveyRow } from '../survey-row.ts';
export type { Violation } from './state/violation.ts';
export type { Saving } from './state/autosave.ts';

export interface Selection {
  kind: 'question' | 'page' | 'none';
  id: string;
}

/** A pure step from one document to the next; the same document says that nothing changed. */
export type Recipe = (document: Draft) => Draft;

export interface Design {
  survey: SurveyRow;
  document: Draft;
  /** In which texts are shown and edited. */
  language: Language;
  setLanguage: (language: Language) => void;
  /**
   * Changes the document, one step to undo. `label` says in the reader's words what was done. Changes that follow each
   * other quickly with the same `key` (`title visit` while somebody types) are one step.
   */
  change: (label: string, recipe: Recipe, key?: string) => void;
  undo: () => void;
  redo: () => void;
  /** What would be undone and done again, in the reader's words; undefined for nothing. */
  undoLabel: string | undefined;
  redoLabel: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
  saving: Saving;
  /** Why the last save failed. */
  saveError: unknown;
  /** Saves now; answers the revision that the server has. Rejects with what it failed of. */
  flush: () => Promise<number>;
  /** After an action that gave the survey another draft (a version restored): goes on from it. Takes a step to undo. */
  replace: (label: string, row: SurveyRow) => void;
  /** After an action that left the draft as it is (a version published, another name): what else the row says now. */
  refresh: (row: Partial<SurveyRow>) => void;
  selected: Selection;
  select: (selected: Selection) => void;
  /** What stands in the way of publishing, as of the last save. */
  violations: readonly Violation[];
  canEdit: boolean;
}

const DesignContext = createContext<Design | null>(null);

export function DesignProvider({ design, children }: { design: Design; children: ReactNode }) {
  return (
    <DesignContext value={design}>
      <RuledSurveyProvider survey={design}>{children}</RuledSurveyProvider>
    </DesignContext>
  );
}

export function useDesign(): Design {
  const design = use(DesignContext);
  if (design === null) throw new Error('useDesign needs a DesignProvider above it.');
  return design;
}
