import type { EntityExtension } from '../../../../kernel/extension.ts';
import { groupNode } from '../../../organizations/index.ts';

/** The memberships in QR-code groups: the same rows as group_node's, of that kind. */
export const qrCodeGroupNode: EntityExtension = {
  hooks: {
    ...groupNode.hooks,
    beforeCreate: (work, values) => groupNode.hooks?.beforeCreate?.(work, { ...values, kind: 'qr_code' }) ?? values,
  },
};
