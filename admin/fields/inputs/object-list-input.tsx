import Add from '@mui/icons-material/AddOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import {
  ArrayInputBase,
  SourceContextProvider,
  useArrayInput,
  useLocale,
  useResourceContext,
  useSourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { isObject } from '../../providers/user-data.ts';
import { ObjectGroup, useInside } from '../base/object-group.tsx';
import { ObjectTable } from '../base/object-table.tsx';
import type { InputProps } from '../base/use-field-input.tsx';
import { validatorsOf } from '../base/validators.ts';
import { LongTextInput } from './text-input.tsx';

interface ObjectListInputProps extends InputProps {
  /** Key under which the properties have their words. */
  words: string;
  inputs: Record<string, ReactElement>;
  /** What a new object holds. */
  blank: object;
}

/** Some objects: a table with an input in each cell, whose rows are added, removed and moved. */
export function ObjectListInput(props: ObjectListInputProps) {
  const outside = useSourceContext();
  return (
    <ArrayInputBase source={props.source} defaultValue={props.defaultValue ?? []} validate={validatorsOf(props)}>
      {/* The inputs say themselves where they stand. */}
      <SourceContextProvider value={outside}>
        <Objects {...props} />
      </SourceContextProvider>
    </ArrayInputBase>
  );
}

function Objects({ words, inputs, blank, maxItems = Infinity, ...props }: ObjectListInputProps) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  const number = new Intl.NumberFormat(useLocale());
  const { fields, append, remove, move } = useArrayInput();
  const names = useRowNames(props.source, inputs);
  const group = useRef<HTMLDivElement>(null);
  const goOnAt = useFocusNext(group);
  const title = String(translateLabel({ source: props.source, resource, label: props.label }));
  const last = fields.length - 1;
  return (
    <ObjectGroup {...props}>
      <div ref={group}>
        {fields.length > 0 && (
          <ObjectTable
            isForm
            label={title}
            columns={Object.entries(inputs).map(([name, input]) => ({
              name,
              title: translate(`${words}.fields.${name}`),
              isLong: input.type === LongTextInput,
              ...headOf(input, translate),
            }))}
            rows={fields.map(({ id }, at) => ({
              key: id,
              number: number.format(at + 1),
              cells: Object.fromEntries(
                Object.entries(inputs).map(([name, input]) => [
                  name,
                  <Inside key={name} path={`${props.source}.${at}`} words={words}>
                    {input}
                  </Inside>,
                ]),
              ),
              actions: (
                <RowButtons
                  name={names(at)}
                  isFirst={at === 0}
                  isLast={at === last}
                  onMove={(by) => {
                    move(at, at + by);
                    goOnAt(id, by < 0 ? 'up' : 'down');
                  }}
                  onRemove={() => {
                    remove(at);
                    goOnAt(fields[at === last ? at - 1 : at + 1]?.id, 'remove');
                  }}
                />
              ),
            }))}
          />
        )}
        <Box sx={{ marginTop: 2 }}>
          <Button
            size="small"
            startIcon={<Add />}
            data-action="add"
            aria-label={`${translate('ra.action.add')}: ${title}`}
            disabled={fields.length >= maxItems}
            onClick={() => append(blank)}
          >
            {translate('ra.action.add')}
          </Button>
        </Box>
      </div>
    </ObjectGroup>
  );
}

function Inside({ path, words, children }: { path: string; words: string; children: ReactNode }) {
  return <SourceContextProvider value={useInside(path, words)}>{children}</SourceContextProvider>;
}

/** What the input says of itself beside its label, for the head of its column. */
function headOf(input: ReactElement, translate: (key: string) => string) {
  const { helperText, required = false } = (input as ReactElement<Pick<InputProps, 'helperText' | 'required'>>).props;
  return { isRequired: required, help: helperText === undefined ? undefined : translate(helperText) };
}

/** What a row is called: by the text that it begins with, else by its number. */
function useRowNames(source: string, inputs: Record<string, ReactElement>): (at: number) => string {
  const translate = useTranslate();
  const rows: unknown = useWatch({ name: useSourceContext().getSource(source) });
  const lead = Object.keys(inputs)[0] ?? '';
  const isChoice = (inputs[lead] as ReactElement<{ choices?: unknown }> | undefined)?.props.choices !== undefined;
  return (at) => {
    const row: unknown = Array.isArray(rows) ? rows[at] : undefined;
    const text = isObject(row) ? row[lead] : undefined;
    return typeof text === 'string' && text.trim() !== '' && !isChoice
      ? text
      : translate('app.form.row', { number: at + 1 });
  };
}

type RowAction = 'up' | 'down' | 'remove';

/** Who moves or removes a row by the keyboard goes on at that row, or at the one that takes its place. */
function useFocusNext(group: React.RefObject<HTMLElement | null>): (id: string | undefined, action: RowAction) => void {
  const wanted = useRef<{ id: string | undefined; action: RowAction }>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const { id, action } = wanted.current;
    wanted.current = undefined;
    const buttons = [...(group.current?.querySelectorAll<HTMLButtonElement>('button[data-action]') ?? [])];
    const ofRow = buttons.filter((button) => button.closest(`[data-key="${id}"]`) !== null && !button.disabled);
    const next = ofRow.find((button) => button.dataset['action'] === action) ?? ofRow[0] ?? buttons.at(-1);
    next?.focus();
  });
  return (id, action) => {
    wanted.current = { id, action };
  };
}

interface RowButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function RowButtons({ name, isFirst, isLast, onMove, onRemove }: RowButtonsProps) {
  const translate = useTranslate();
  const buttons: { action: RowAction; words: string; Icon: typeof Add; isOff: boolean; onClick: () => void }[] = [
    { action: 'up', words: 'ra.action.move_up', Icon: ArrowUpward, isOff: isFirst, onClick: () => onMove(-1) },
    { action: 'down', words: 'ra.action.move_down', Icon: ArrowDownward, isOff: isLast, onClick: () => onMove(1) },
    { action: 'remove', words: 'ra.action.remove', Icon: DeleteOutline, isOff: false, onClick: onRemove },
  ];
  return buttons.map(({ action, words, Icon, isOff, onClick }) => (
    <Tooltip key={action} title={translate(words)}>
      <span>
        <IconButton
          size="small"
          data-action={action}
          aria-label={`${translate(words)}: ${name}`}
          disabled={isOff}
          onClick={onClick}
        >
          <Icon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  ));
}
