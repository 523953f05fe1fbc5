/** The trees of units: units and their groups, the codes that lead to them, and which design each of them shows. */

// Which design a unit shows.
export {
  defaultSurveyVersion,
  effectiveDesign,
  linkListDesign,
  surveyDesign,
  unitInService,
} from './designs/effective.ts';
export { surveySource } from './designs/setup.ts';
export { designsOf, shownCodes } from './designs/shown-qr.ts';

// Whose clock counts.
export { CLOCK_OF_ITS_UNIT, clockOfUnit } from './clock.ts';

// Groups of units that share a design.
export { groupExtension } from './entities/group_node/group.ts';
export { groupNode } from './entities/group_node/index.ts';

// Codes.
export { giveCodes } from './entities/node/codes.ts';
