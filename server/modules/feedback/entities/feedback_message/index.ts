import type { EntityExtension } from '../../../../kernel/extension.ts';
import { authorName } from '../feedback/author.ts';

export const feedbackMessage: EntityExtension = { computed: { author_name: authorName } };
