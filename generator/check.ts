/** Every problem of all sources at once; with none, what the model is built from. */
import { checkAccess } from './check/access.ts';
import { checkActions } from './check/actions.ts';
import { checkAdmin } from './check/admin.ts';
import { checkComponents, checkExtensions } from './check/code.ts';
import { checkDocuments } from './check/documents.ts';
import { checkExclusives } from './check/exclusives.ts';
import { checkFields, checkRequired } from './check/fields.ts';
import { checkGrammar, compileGrammar, type Grammar } from './check/grammar.ts';
import { checkLimits } from './check/limits.ts';
import { checkLinks } from './check/links.ts';
import { checkList } from './check/lists.ts';
import { checkLabel } from './check/row-label.ts';
import { checkEarlierNames, checkOwnName, checkRoutes, checkUniqueNames } from './check/names.ts';
import { checkPanels } from './check/panels.ts';
import { checkDefinitions, checkProperties } from './check/properties.ts';
import { checkProjection, checkReferences } from './check/references.ts';
import { checkRenames } from './check/renames.ts';
import { checkCustom } from './check/custom.ts';
import { checkEvents } from './check/events.ts';
import { checkDraft } from './check/draft.ts';
import { checkHistory } from './check/history.ts';
import { checkRichText } from './check/rich-text.ts';
import { checkRevision } from './check/revision.ts';
import { checkRoles } from './check/roles.ts';
import { type EntityRule, type KnownCode, readCheckedEntity, type Rule, type CheckContext } from './check/context.ts';
import { checkTable } from './check/table.ts';
import { checkTree } from './check/tree.ts';
import type { EntityFile, ModelInput } from './build-model.ts';
import { withCustomFields } from './custom.ts';
import { withEventChoices } from './events.ts';
import { takeOwnKinds } from './fields/index.ts';
import type { SourceFile, Sources } from './load.ts';
import { pointer, type Problem, sortProblems } from './problem.ts';
import type { RawEntity } from './raw.ts';
import type { Definitions } from './resolve.ts';

export type { KnownCode, KnownHandlers } from './check/context.ts';

const ENTITY_RULES: EntityRule[] = [
  checkOwnName,
  checkProperties,
  checkFields,
  checkRichText,
  checkRequired,
  checkReferences,
  checkProjection,
  checkList,
  checkLabel,
  checkLinks,
  checkAdmin,
  checkPanels,
  checkTable,
  checkRenames,
  checkExclusives,
  checkRevision,
  checkCustom,
  checkHistory,
  checkDraft,
  checkTree,
  checkEvents,
  checkLimits,
  checkAccess,
  checkActions,
];
const RULES: Rule[] = [
  checkDocuments,
  checkUniqueNames,
  checkRoutes,
  checkEarlierNames,
  checkComponents,
  checkExtensions,
];

export interface CheckAnswer {
  /** Sorted by place. */
  problems: Problem[];
  /** Absent as soon as there is a problem. */
  input?: ModelInput;
}

/** @param known names in code that schemas refer to; lists that are left out are not checked against */
export function check(sources: Sources, known: KnownCode = {}): CheckAnswer {
  const { config } = sources;
  if (config === undefined) return { problems: sources.problems };
  takeOwnKinds(config.kinds ?? []);
  const grammar = compileGrammar(sources.dialect?.value, config);
  if (grammar === undefined)
    return {
      problems: [...sources.problems, broken('schemas/dialect.schema.json', 'The dialect is not a JSON Schema.')],
    };
  const common = readDefinitions(sources.common, grammar);
  const { roles, problems: roleProblems } = checkRoles(sources.roles, config);
  const read = readEntities(sources.entities, grammar);
  const files = { ...read, sound: withEventChoices(withCustomFields(read.sound)) };
  // Without the shared definitions nearly every file would seem wrong.
  const entities = common.sound ? files.sound.map((file) => readCheckedEntity(file, common.definitions)) : [];
  const context: CheckContext = {
    ...known,
    config,
    entities,
    byId: new Map(entities.map((entity) => [entity.entity.$id, entity])),
    ids: new Set(sources.entities.flatMap(({ value }) => idOf(value) ?? [])),
    definitions: common.definitions,
    roles,
    documents: new Map(sources.documents.map((file) => [documentName(file), file])),
  };
  const problems = sortProblems([
    ...sources.problems,
    ...common.problems,
    ...roleProblems,
    ...files.problems,
    ...entities.flatMap((entity) => ENTITY_RULES.flatMap((rule) => rule(entity, context))),
    ...(common.sound ? RULES.flatMap((rule) => rule(context)) : []),
  ]);
  if (problems.length > 0 || roles === undefined) return { problems };
  return { problems, input: { config, entities, definitions: common.definitions, roles: roles.value } };
}

interface DefinitionsAnswer {
  definitions: Definitions;
  problems: Problem[];
  /** The entities may be read with them. */
  sound: boolean;
}

function readDefinitions(file: SourceFile | undefined, grammar: Grammar): DefinitionsAnswer {
  if (file === undefined) return { definitions: {}, problems: [], sound: false };
  const shared = memberOf(file.value, '$defs');
  if (typeof shared !== 'object' || shared === null)
    return { definitions: {}, problems: [broken(file.path, "'$defs' is missing.")], sound: false };
  const answers = Object.entries(shared).map(([name, value]) =>
    checkGrammar(grammar.property, value, file.path, pointer('$defs', name)),
  );
  const sound = answers.every((answer) => answer.sound);
  const definitions = sound ? (shared as Definitions) : {};
  const problems = answers.flatMap((answer) => answer.problems);
  return { definitions, problems: [...problems, ...checkDefinitions(definitions, file.path)], sound };
}

function readEntities(files: SourceFile[], grammar: Grammar): { sound: EntityFile[]; problems: Problem[] } {
  const sound: EntityFile[] = [];
  const problems = files.flatMap(({ path, value }) => {
    const answer = checkGrammar(grammar.entity, value, path);
    // The grammar vouches for the type, but for keywords too many, which nothing reads.
    if (answer.sound) sound.push({ path, entity: value as RawEntity });
    return answer.problems;
  });
  return { sound, problems };
}

function documentName({ path }: SourceFile): string {
  return path.slice(path.lastIndexOf('/') + 1).replace('.schema.json', '');
}

function idOf(value: unknown): string | undefined {
  const id = memberOf(value, '$id');
  return typeof id === 'string' ? id : undefined;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function broken(file: string, message: string): Problem {
  return { file, pointer: '', message };
}
