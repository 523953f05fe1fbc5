import type { Editor } from '@tiptap/core';
import { Box, ToggleButton, Tooltip } from '@mui/material';
import { type KeyboardEvent, type Ref, useReducer, useEffect, useState, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { LinkForm } from './link-form.tsx';
import { LINK, type Tool, TOOLS } from './tools.tsx';

interface ToolbarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor | null;
  disabled: boolean;
  /** Id of the text. */
  controls: string;
}

/** One stop of the tab key; arrows lead from button to button (APG: toolbar). */
export function Toolbar({ ref, editor, disabled, controls }: ToolbarProps) {
  const translate = useTranslate();
  useTransactions(editor);
  const [stop, setStop] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const groups = [...TOOLS, [{ ...LINK, run: () => setLinking((is) => !is) }]];
  const first = (at: number) => groups.slice(0, at).flat().length;
  return (
    <>
      <Box
        ref={ref}
        role="toolbar"
        aria-label={translate('app.rich_text.toolbar')}
        aria-controls={controls}
        onKeyDown={moveAlong}
        sx={BAR}
      >
        {groups.map((tools, group) => (
          <Box key={group} sx={{ display: 'flex' }}>
            {tools.map((tool, at) => (
              <ToolButton
                key={tool.name}
                {...{ tool, editor, disabled }}
                isStop={first(group) + at === stop}
                onFocus={() => setStop(first(group) + at)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {isLinking && editor !== null && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

interface ToolButtonProps {
  tool: Tool;
  editor: Editor | null;
  disabled: boolean;
  isStop: boolean;
  onFocus: () => void;
}

function ToolButton({ tool, editor, disabled, isStop, onFocus }: ToolButtonProps) {
  const translate = useTranslate();
  const name = translate(`app.rich_text.${tool.name}`);
  const title = tool.keys === undefined ? name : `${name} (${keysOf(tool.keys)})`;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Tooltip title={title} describeChild>
      <ToggleButton
        ref={button}
        value={tool.name}
        size="small"
        aria-label={name}
        selected={editor?.isActive(tool.node, tool.attributes) ?? false}
        disabled={disabled || editor === null}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        // The text keeps what is selected in it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (editor === null) return;
          tool.run(editor);
          // By a key it is left where it is.
          if (event.detail > 0 && tool.name !== LINK.name) editor.commands.focus();
        }}
        sx={{ border: 'none', width: 32, height: 32, padding: 0 }}
      >
        {tool.icon}
      </ToggleButton>
    </Tooltip>
  );
}

const keysOf = (keys: string): string => (/Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? `⌘${keys}` : `Ctrl+${keys}`);

/** Which of the looks are those of the selection changes with it. */
function useTransactions(editor: Editor | null): void {
  const [, change] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on('transaction', change);
    return () => void editor?.off('transaction', change);
  }, [editor]);
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const turn = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const step = (STEPS[event.key] ?? 0) * turn;
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : (at + step) % buttons.length;
  if (step === 0 && event.key !== 'Home' && event.key !== 'End') return;
  event.preventDefault();
  buttons.at(to)?.focus();
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  padding: 1,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;
