import type { EntityExtension } from '../../../../kernel/extension.ts';
import { CLOCK_OF_ITS_UNIT } from '../../../organizations/index.ts';

export const nodeLinkList: EntityExtension = { computed: { time_zone: CLOCK_OF_ITS_UNIT } };
