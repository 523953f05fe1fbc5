/** What a field's kind asks of it: the value that a widget is for, an input where a form needs one, and what it can't be read without. */
import { allKinds, kindOf, type UnclassifiedField } from '../fields/index.ts';
import { choices, nearest, type Problem } from '../problem.ts';
import { typeOf } from '../resolve.ts';
import { problemAt, type CheckedEntity, type CheckedField } from './context.ts';

export function checkKind(entity: CheckedEntity, name: string, field: CheckedField): Problem[] {
  return [checkWidget, checkWords, checkSwitch, checkAsked, checkLack].flatMap((rule) => rule(entity, name, field));
}

/** Words for yes and no are said of what is shown and never asked for. */
function checkWords(entity: CheckedEntity, name: string, { raw, field }: CheckedField): Problem[] {
  if (field.ui.words === undefined || (field.type === 'boolean' && field.readOnly)) return [];
  const place = ['properties', name, ...(raw['x-ui']?.words === undefined ? [] : ['x-ui', 'words'])];
  return [problemAt(entity, place, "Only a boolean that is 'readOnly' has words for yes and no.")];
}

function checkWidget(entity: CheckedEntity, name: string, { raw, resolved, field }: CheckedField): Problem[] {
  const { widget } = field.ui;
  if (widget === undefined) return [];
  const isOwn = raw['x-ui']?.widget !== undefined;
  const place = isOwn ? ['properties', name, 'x-ui', 'widget'] : ['properties', name];
  const names = allKinds().map((kind) => kind.name);
  const fitting = allKinds()
    .filter((kind) => kind.match(field))
    .map((kind) => kind.name);
  if (!names.includes(widget))
    return [
      problemAt(
        entity,
        place,
        `There is no widget '${widget}' in admin/fields.`,
        nearest(widget, names) ?? choices(widget, fitting),
      ),
    ];
  // A missing type is a problem of its own, and says nothing about the widget.
  if (kindOf(field) !== undefined || typeOf(resolved) === undefined) return [];
  const message = `The widget '${widget}' is not for such a value (${field.type}).`;
  return [problemAt(entity, place, message, choices(widget, fitting))];
}

/** A form asks for what a caller may write. */
function checkAsked(entity: CheckedEntity, name: string, { resolved, field }: CheckedField): Problem[] {
  const isWritten = ['create', 'patch'].some((operation) =>
    entity.entity['x-operations'].some((one) => one === operation),
  );
  // What is missing of its shape is a problem of its own.
  const isShaped = typeOf(resolved) !== undefined && (field.type !== 'array' || resolved.items !== undefined);
  const kind = isShaped ? kindOf(field) : undefined;
  if (!isWritten || field.readOnly || field.ui.hidden || kind === undefined) return [];
  if (kind.input !== undefined) return [];
  if (kind.isDesigned) return checkDesigned(entity, name, field);
  const message = `No form has an input for such a value (${kind.name}).`;
  const hint = `Say what it holds ("properties", of the items of a list too), or "readOnly": true, or "x-ui": { "hidden": true } where a screen of your own asks for it.`;
  return [problemAt(entity, ['properties', name], message, hint)];
}

/** A printed form for a new row leaves it out, which it must not where a new row needs it. */
function checkDesigned(entity: CheckedEntity, name: string, field: UnclassifiedField): Problem[] {
  const { 'x-operations': operations, 'x-admin': { views } = {} } = entity.entity;
  const hasForm = operations.includes('create') && (views === undefined || views.includes('create'));
  if (!hasForm || !field.required || field.default !== undefined) return [];
  const message = `The printed form for a new row leaves '${name}' out, which a new row needs.`;
  const hint = `Let it be null, or leave the form out of "views" in "x-admin".`;
  return [problemAt(entity, ['properties', name], message, hint)];
}

/** What it can't be read without is another field of the row. */
function checkLack(entity: CheckedEntity, name: string, { resolved, field }: CheckedField): Problem[] {
  const kind = typeOf(resolved) === undefined ? undefined : kindOf(field);
  const lack = kind?.lacks?.([...entity.fields.values()].map((other) => other.field));
  return lack === undefined ? [] : [problemAt(entity, ['properties', name], lack.message, lack.hint)];
}

/** It is changed by a patch of the field alone. */
function checkSwitch(entity: CheckedEntity, name: string, { field }: CheckedField): Problem[] {
  if (field.ui.switch === undefined) return [];
  const { 'x-operations': operations, 'x-revision': revision } = entity.entity;
  const at = (message: string) => [problemAt(entity, ['properties', name, 'x-ui', 'switch'], message)];
  if (field.type !== 'boolean') return at('Only a boolean is switched.');
  if (field.readOnly || !operations.includes('patch')) return at(`Nobody changes '${name}' of a row.`);
  return revision?.required && revision.of.includes(name)
    ? at('A patch of it must say the revision that it was made from (x-revision), which a switch does not.')
    : [];
}
