import { offerOf } from '../../../../access/offered.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';

export const plan: EntityExtension = { computed: { offer: offerOf('t') } };
