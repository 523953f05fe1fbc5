/** All mistakes, by what is refused for them. */
import type { Case } from './case.ts';
import { accessCases } from './access.ts';
import { calendarCases } from './calendar.ts';
import { compositeCases } from './composites.ts';
import { actionCases } from './actions.ts';
import { documentCases, propertyCases } from './properties.ts';
import { customCases } from './custom.ts';
import { eventCases } from './events.ts';
import { exclusiveCases } from './exclusives.ts';
import { fieldCases } from './fields.ts';
import { fileCases } from './files.ts';
import { grammarCases } from './grammar.ts';
import { draftCases } from './drafts.ts';
import { historyCases } from './history.ts';
import { insideCases } from './inside.ts';
import { limitCases } from './limits.ts';
import { nameCases } from './names.ts';
import { panelCases } from './panels.ts';
import { personalCases } from './personal.ts';
import { referenceCases } from './references.ts';
import { richTextCases } from './rich-text.ts';
import { screenCases } from './screens.ts';
import { viewCases } from './views.ts';

export const tables: Record<string, Case[]> = {
  'the grammar refuses': grammarCases,
  'a property is refused for': propertyCases,
  'a document dialect is refused for': documentCases,
  'a field is refused for': fieldCases,
  'a file is refused for': fileCases,
  'rich text is refused for': richTextCases,
  'the inside of an object is refused for': insideCases,
  'what tells of a person is refused for': personalCases,
  'a reference is refused for': referenceCases,
  'a view is refused for': viewCases,
  'a screen is refused for': screenCases,
  'a composite is refused for': compositeCases,
  'a calendar is refused for': calendarCases,
  'a history is refused for': historyCases,
  'custom fields are refused for': customCases,
  'drafts are refused for': draftCases,
  'an event is refused for': eventCases,
  'a panel is refused for': panelCases,
  'access is refused for': accessCases,
  'a button of an action is refused for': actionCases,
  'one of several fields is refused for': exclusiveCases,
  'a limit is refused for': limitCases,
  'a name is refused for': nameCases,
};
