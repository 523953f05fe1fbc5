import { groupExtension } from '../../../organizations/index.ts';

export const qrCodeGroup = groupExtension('qr_code');
