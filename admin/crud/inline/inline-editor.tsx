import { Box, Popover, Skeleton, Typography, useTheme } from '@mui/material';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import {
  Form,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { ChunkBoundary } from '../../ui/chunks/chunk-boundary.tsx';
import { RowConflictNotice } from '../../ui/mutations/row-conflict.tsx';
import { useScreen } from '../screen-context.tsx';
import { useViews } from '../views-context.tsx';
import { besideIn } from './move-focus.ts';
import type { InlineMode } from './use-inline.ts';
import { useInlineSave } from './use-inline-save.ts';

const WIDTH = 280;

interface InlineEditorProps {
  source: string;
  record: RaRecord;
  mode: InlineMode;
  /** The cell that it is over, which gets the focus back. */
  cell: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The input of a form over a cell: Enter, the tab key and a click elsewhere save, Escape gives up. */
export function InlineEditor({ source, record, mode, cell, onClose }: InlineEditorProps) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const Input = useViews().inputOf(entity, source);
  const start = useTheme().direction === 'rtl' ? 'right' : 'left';
  const name = String(useTranslateLabel()({ source, resource: entity.route }));
  const frame = useRef<HTMLDivElement>(null);
  // Where the focus goes once it is saved: to the cell itself, or to one beside it.
  const step = useRef(0);
  const close = () => {
    onClose();
    const next = cell.current && step.current !== 0 ? besideIn(cell.current, step.current) : undefined;
    if (next !== undefined) window.setTimeout(() => next.focus());
  };
  const { save, isPending, conflict, settle, takeTheirs } = useInlineSave({ source, record, onClose: close });
  const submit = (by: number) => {
    step.current = by;
    frame.current?.querySelector('form')?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What stands over it, a menu of choices say, has keys of its own.
    if (event.key !== 'Tab' || !isIn(frame.current, event.target) || conflict !== null) return;
    if (event.target instanceof HTMLInputElement && PARTED.has(event.target.type)) return;
    event.preventDefault();
    submit(event.shiftKey ? -1 : 1);
  };
  return (
    <Popover
      open
      anchorEl={cell.current}
      onClose={(_, reason) => (reason === 'escapeKeyDown' ? onClose() : submit(0))}
      // The row below it is opened by a click.
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      anchorOrigin={{ vertical: 'top', horizontal: start }}
      transformOrigin={{ vertical: 'top', horizontal: start }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': `${translate('ra.action.edit')}: ${name}`,
          sx: { width: Math.max(WIDTH, cell.current?.offsetWidth ?? 0), maxWidth: '90vw' },
        },
      }}
    >
      <Box ref={frame} aria-busy={isPending} sx={{ padding: 3 }}>
        <ResourceContextProvider value={entity.route}>
          <RecordContextProvider value={record}>
            <Form noValidate disableInvalidFormNotification record={record} onSubmit={save}>
              <RowConflictNotice conflict={conflict} writable={[source]} onSettle={settle} onTakeTheirs={takeTheirs} />
              <ChunkBoundary fallback={<Skeleton variant="rounded" height={40} />}>
                <Input />
                <FocusInput />
              </ChunkBoundary>
              {mode === 'chosen' && <SaveChoice source={source} />}
              {mode === 'typed' && (
                <Typography variant="caption" component="p" sx={{ marginTop: 2, color: 'text.secondary' }}>
                  {translate('app.list.inline.keys')}
                </Typography>
              )}
              <button type="submit" hidden>
                {translate('ra.action.save')}
              </button>
            </Form>
          </RecordContextProvider>
        </ResourceContextProvider>
      </Box>
    </Popover>
  );
}

/** Inputs whose parts the tab key goes along. */
const PARTED = new Set(['date', 'datetime-local', 'time']);

const isIn = (frame: HTMLElement | null, target: EventTarget): boolean =>
  target instanceof Node && frame?.contains(target) === true;

/** Puts the focus into the input once it is there, over all that it holds. */
function FocusInput() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const input = place.current
      ?.closest('form')
      ?.querySelector<HTMLElement>('[role="combobox"], input:not([type="hidden"], [aria-hidden]), textarea');
    input?.focus();
    if (input instanceof HTMLInputElement && input.type === 'text') input.select();
  }, []);
  return <span ref={place} hidden />;
}

/** Sends the form as soon as something else is chosen. */
function SaveChoice({ source }: { source: string }) {
  const value: unknown = useWatch({ name: source });
  const place = useRef<HTMLSpanElement>(null);
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    place.current?.closest('form')?.requestSubmit();
  }, [value]);
  return <span ref={place} hidden />;
}
