/** The decision table of what visitors say, and of what is done with it. */
import {
  admin,
  adminSelf,
  both,
  colleague,
  founder,
  own,
  reads,
  right,
  rightSomewhere,
  self,
  where,
  writing,
  type EntityDecision,
} from './vocabulary.ts';

const handling = ['status', 'priority', 'assignee_id', 'revision'];
const mediaFields = ['node_id', 'feedback_id', 'question_id', 'file_name', 'media_type'];

export const decisionsOnFeedback: Record<string, EntityDecision> = {
  // Feedback: no word of it is the super administrator's.
  feedback: {
    ...reads(admin, right('feedback', 'read')),
    patch: writing(handling, admin, right('feedback', 'edit')),
    // Of many at once each row is judged by itself: calls.ts says how.
    actions: {
      erase: [admin, colleague],
      read_feedback: [admin, colleague],
      get_parent_node_names: [admin, colleague],
      change_many: [admin, colleague],
      export: [admin, colleague],
      reply: [admin, colleague],
    },
    views: { history: [admin, right('feedback', 'read')], answered: [admin, right('feedback', 'read')] },
    secret: ['response_token', 'device_hash', 'sender_hash'],
  },
  // A file is for who asked for it, and for nobody else, be he an admin.
  feedback_export: {
    ...reads(own),
    delete: [own],
    views: { file: [own] },
    secret: ['request', 'granted_node_ids', 'storage_key'],
  },
  feedback_tag: {
    list: [admin, right('feedback', 'read')],
    patch: writing(['tag_ids', 'revision'], admin, right('feedback', 'edit')),
    secret: ['response_token', 'device_hash', 'sender_hash'],
  },
  // Commenting is handling; what somebody said only he may change: it stands under his name. An admin may delete it.
  feedback_comment: {
    ...reads(admin, right('feedback', 'read')),
    create: writing(['feedback_id', 'text'], admin, right('feedback', 'edit')),
    patch: writing(['text'], adminSelf, both(right('feedback', 'edit'), self)),
    delete: [admin, both(right('feedback', 'edit'), self)],
  },
  // What somebody keeps for himself is nobody else's, an admin's neither.
  saved_filter: {
    ...reads(self, adminSelf),
    create: [
      ...writing(['name', 'list', 'filter', 'sort', 'columns', 'position'], colleague),
      ...writing(['name', 'list', 'filter', 'sort', 'columns', 'position', 'is_shared'], admin),
    ],
    patch: [
      ...writing(['name', 'filter', 'sort', 'columns', 'position'], self),
      ...writing(['name', 'filter', 'sort', 'columns', 'position', 'is_shared'], adminSelf),
    ],
    delete: [self, adminSelf],
  },
  // What a visitor added is read with the answer that it belongs to.
  feedback_message: reads(admin, right('feedback', 'read')),
  node_survey_answer_media: {
    ...reads(admin, right('feedback', 'read')),
    create: writing(mediaFields, admin, right('feedback', 'create')),
    patch: writing(['file_name'], admin, right('feedback', 'edit')),
    delete: [admin, right('feedback', 'delete')],
    views: { file: [admin, right('feedback', 'read')] },
    actions: { upload_file: [admin, right('feedback', 'create')] },
    secret: ['response_token', 'storage_key'],
  },
  // Who handles feedback may need a new word for it; what it is called for all, and how often it is used, is for admins.
  company_tag: {
    ...reads(admin, rightSomewhere('feedback', 'read'), where(founder, 'founders')),
    hides: { company_user: ['feedback_count'] },
    create: writing(['name', 'color'], admin, rightSomewhere('feedback', 'edit')),
    patch: writing(['name', 'color', 'revision'], admin),
    delete: [admin],
    // Whoever may add one in a role may send a file; each of its rows is judged.
    actions: { merge: [admin], import: [admin, colleague] },
  },
};
