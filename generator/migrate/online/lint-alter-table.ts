/** The rules for `alter table`: what is quick under its lock, and what would look at every row. */
import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint } from 'libpg-query';
import type { Found, Reader, Syntax } from './lint-statement.ts';

/** Those that change the catalogue alone. */
const QUICK_COMMANDS = new Set([
  'AT_ColumnDefault',
  'AT_DropNotNull',
  'AT_DropConstraint',
  'AT_DropColumn',
  'AT_EnableRowSecurity',
  'AT_DisableRowSecurity',
  'AT_ForceRowSecurity',
  'AT_NoForceRowSecurity',
  'AT_EnableTrig',
  'AT_DisableTrig',
  'AT_SetStatistics',
  'AT_SetRelOptions',
  'AT_ReplicaIdentity',
]);
/** Functions that a default may call without being asked for each row: their value is one for the statement. */
const STABLE = new Set(['now', 'transaction_timestamp', 'statement_timestamp']);

export function lintAlterTable({ relation, cmds = [] }: AlterTableStmt, reader: Reader): Found {
  const table = relation?.relname ?? '';
  if (reader.newTables.has(table)) return { errors: [], locks: [], scans: false };
  const commands = cmds.flatMap((cmd) => ('AlterTableCmd' in cmd ? cmd.AlterTableCmd : []));
  const scans = commands.some(({ subtype }) => subtype === 'AT_ValidateConstraint');
  const errors = commands.flatMap((command) => lintCommand(command, table, reader));
  // To validate holds up neither reads nor writes.
  return { errors, locks: scans && commands.length === 1 ? [] : [table], scans };
}

function lintCommand(command: AlterTableCmd, table: string, reader: Reader): string[] {
  const { subtype = '', name = '', def } = command;
  switch (subtype) {
    case 'AT_AddColumn':
      return def !== undefined && 'ColumnDef' in def ? lintColumn(def.ColumnDef, table) : [];
    case 'AT_AddConstraint':
      return def !== undefined && 'Constraint' in def ? lintConstraint(def.Constraint, table, reader) : [];
    case 'AT_ValidateConstraint': {
      const column = reader.notNullChecks.get(`${table}.${name}`);
      if (column !== undefined) reader.proven.add(`${table}.${column}`);
      return [];
    }
    case 'AT_SetNotNull':
      return lintNotNull(`${table}.${name}`, reader);
    case 'AT_AlterColumnType':
      return [`${table} may be written anew for the type of ${name}: add a column, fill it, and drop this one.`];
    case 'AT_DropColumn':
      return reader.class === 'contract' ? [] : [`${table}.${name} goes in a contract: old servers use it.`];
    default:
      return QUICK_COMMANDS.has(subtype)
        ? []
        : [`${subtype.replace('AT_', '')} of ${table} is not known to be quick: put it into a file without a class.`];
  }
}

function lintNotNull(column: string, { proven, class: kind }: Reader): string[] {
  if (kind !== 'contract') return [`${column} must have a value in a contract: old servers may write none.`];
  if (proven.has(column)) return [];
  return [
    `all rows would be looked at for ${column} under a lock: add a check (... is not null) not valid and validate it in steps before.`,
  ];
}

function lintColumn({ colname = '', constraints = [], typeName }: ColumnDef, table: string): string[] {
  const column = `${table}.${colname}`;
  const all = constraints.flatMap((one) => ('Constraint' in one ? one.Constraint : []));
  const types = all.map(({ contype }) => contype);
  const fallback = all.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const type = typeName?.names?.flatMap((one) => ('String' in one ? (one.String.sval ?? '') : [])).at(-1) ?? '';
  return [
    ...(types.includes('CONSTR_NOTNULL') && fallback === undefined
      ? [
          `rows that are there have no value in ${column}: add it without "not null", fill it, and demand it in a contract.`,
        ]
      : []),
    ...(types.some((one) => one === 'CONSTR_GENERATED' || one === 'CONSTR_IDENTITY') || type.endsWith('serial')
      ? [`${table} would be written anew for ${column}: put it into a file without a class.`]
      : []),
    ...(fallback?.raw_expr !== undefined && isVolatile(fallback.raw_expr)
      ? [`${table} would be written anew for the default of ${column}: set the default afterwards, and fill the rows.`]
      : []),
    ...(types.some((one) => ['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY'].includes(one ?? ''))
      ? [`a rule of ${column} that comes with it looks at all rows: add it by itself, not valid or by an index.`]
      : []),
  ];
}

/** Any function whose value may differ from row to row. */
function isVolatile(expression: Syntax): boolean {
  const text = JSON.stringify(expression);
  const called = [...text.matchAll(/"FuncCall":\{"funcname":\[(?<names>.*?)\]/g)].map(({ groups }) =>
    /"sval":"(?<name>\w+)"\}\}$/.exec(groups?.['names'] ?? ''),
  );
  return called.some((name) => !STABLE.has(name?.groups?.['name'] ?? ''));
}

function lintConstraint(constraint: Constraint, table: string, reader: Reader): string[] {
  const { contype, conname = '', skip_validation: isNotValid = false, indexname, raw_expr: expression } = constraint;
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN') {
    const column = expression === undefined ? undefined : notNullColumn(expression);
    if (column !== undefined) reader.notNullChecks.set(`${table}.${conname}`, column);
    return isNotValid
      ? []
      : [
          `all rows would be looked at for ${conname} under a lock: add it not valid, and validate it in a step of its own.`,
        ];
  }
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')
    return indexname === undefined || indexname === ''
      ? [
          `the index of ${conname} would be built under a lock: create it concurrently, and add the constraint using it.`,
        ]
      : [];
  return [`the constraint ${conname} is not known to be quick: put it into a file without a class.`];
}

/** Of `check (column is not null)`. */
function notNullColumn(expression: Syntax): string | undefined {
  if (!('NullTest' in expression) || expression.NullTest.nulltesttype !== 'IS_NOT_NULL') return undefined;
  const { arg } = expression.NullTest;
  const fields = arg !== undefined && 'ColumnRef' in arg ? (arg.ColumnRef.fields ?? []) : [];
  return fields.flatMap((field) => ('String' in field ? (field.String.sval ?? '') : [])).at(-1);
}
