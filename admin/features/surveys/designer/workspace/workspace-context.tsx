import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Position } from '../state/operations.ts';

/** What is looked at beside the canvas; where there is room for one thing only, also the canvas itself. */
export type Step = 'canvas' | 'add' | 'question' | 'preview';

interface Workspace {
  step: Step;
  go: (step: Step) => void;
  /** Where the next question from the palette goes; behind the selected one where nothing is said. */
  position: Position | undefined;
  addAt: (position: Position | undefined) => void;
  /** Grows whenever something is to be added: the palette then takes the focus. */
  asked: number;
  /** Questions whose cards are one line. */
  collapsed: ReadonlySet<string>;
  setCollapsed: (ids: ReadonlySet<string>) => void;
}

const WorkspaceContext = createContext<Workspace | null>(null);

export function WorkspaceProvider({ first, children }: { first: Step; children: ReactNode }) {
  const [step, setStep] = useState<Step>(first);
  const [position, setPosition] = useState<Position>();
  const [asked, setAsked] = useState(0);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const workspace = useMemo<Workspace>(
    () => ({
      step,
      go(next) {
        if (next !== 'add') setPosition(undefined);
        setStep(next);
      },
      position,
      addAt(next) {
        setPosition(next);
        setStep('add');
        setAsked((times) => times + 1);
      },
      asked,
      collapsed,
      setCollapsed,
    }),
    [step, position, asked, collapsed],
  );
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}

export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (workspace === null) throw new Error('useWorkspace needs a WorkspaceProvider above it.');
  return workspace;
}
