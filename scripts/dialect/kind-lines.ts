/** Each kind of field with a property of it, out of the fixture that has all of them. */
import path from 'node:path';
import { readField } from '../../generator/build-field.ts';
import { allKinds, kindOf } from '../../generator/fields/index.ts';
import type { RawEntity, RawProperty } from '../../generator/raw.ts';
import type { Definitions } from '../../generator/resolve.ts';
import { load } from '../../generator/load.ts';
import { isObject, memberOf, onOneLine } from './json.ts';

const FIXTURE = 'generator/test/fixtures/good';
/** Holds every kind. */
const ENTITY = 'schemas/shop/sample.schema.json';

/** A table: the kind, how it is written, and whether lists are filtered by it and edit it in a cell. */
export async function printKinds(project: string): Promise<string> {
  const { common, entities } = await load(path.join(project, FIXTURE));
  const definitions = memberOf(common?.value, '$defs') as Definitions;
  const sample = entities.find((file) => file.path === ENTITY)?.value as RawEntity;
  const properties = Object.entries(sample.properties);
  const rows = allKinds().flatMap((kind) => {
    const written = properties
      .filter(([name, property]) => kindOf(readField(name, property, sample, definitions)) === kind)
      .map(([, property]) => onOneLine(bare(property)))
      .toSorted((one, other) => one.length - other.length)[0];
    if (written === undefined) return [];
    const can = [...(kind.filter ? ['filter'] : []), ...(kind.inline === undefined ? [] : ['inline'])];
    return [`| ${kind.name} | \`${written}\` | ${can.join(', ')} |`];
  });
  return ['| kind | a property of it | in lists |', '|---|---|---|', ...rows].join('\n');
}

/** Without what says nothing of the kind. */
function bare(property: RawProperty): object {
  const { title: _title, description: _description, 'x-when': _when, 'x-db': _database, ...rest } = property;
  const { help: _help, hidden: _hidden, link: _link, ...ui } = isObject(rest['x-ui']) ? rest['x-ui'] : {};
  const { 'x-ui': _ui, ...others } = rest;
  return { ...others, ...(Object.keys(ui).length > 0 && { 'x-ui': ui }) };
}
