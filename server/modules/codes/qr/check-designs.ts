/** A design is read before it is stored: hooks of what has one. */
import type { PrintedCode, QrDesign } from '../../../../shared/qr/design.ts';
import { invalidInput } from '../../../errors.ts';
import { nodeQrCode } from '../../../generated/node_qr_code.ts';
import { qrCodeGroup } from '../../../generated/qr_code_group.ts';
import type { EntityExtension } from '../../../kernel/extension.ts';
import type { Values } from '../../../database/rows.ts';
import { qrAddress } from '../../../../shared/codes/code.ts';
import type { LoadPictures } from './pictures.ts';
import { unreadableViolations } from './readable.ts';

interface CheckParts {
  publicUrl: string;
  loadPictures: LoadPictures;
}

/** As long as any: what is read of it holds for every code of the platform. */
const SAMPLE = { code: '10101010A', unit: { id: 1, name: 'A1' }, company: 'A1', language: 'en' } as const;

/** The extensions with the check before whatever they do themselves. */
export function withReadableDesigns(
  extensions: Readonly<Record<string, EntityExtension>>,
  parts: CheckParts,
): Record<string, EntityExtension> {
  const checked = [nodeQrCode, qrCodeGroup].map(({ id }) => [id, withCheck(extensions[id] ?? {}, parts)] as const);
  return { ...extensions, ...Object.fromEntries(checked) };
}

function withCheck(extension: EntityExtension, parts: CheckParts): EntityExtension {
  const { hooks = {} } = extension;
  return {
    ...extension,
    hooks: {
      ...hooks,
      async beforeCreate(work, values) {
        await requireReadable(values['design'], null, parts);
        return (await hooks.beforeCreate?.(work, values)) ?? values;
      },
      async beforePatch(work, row, changes) {
        await requireReadable(changes['design'], row['design'], parts);
        return (await hooks.beforePatch?.(work, row, changes)) ?? changes;
      },
    },
  };
}

const isDesign = (value: unknown): value is QrDesign => typeof value === 'object' && value !== null;

/** Throws 400 with every reason at its place. What is stored already is not looked at anew. */
async function requireReadable(design: Values[string], before: Values[string], parts: CheckParts): Promise<void> {
  if (!isDesign(design) || JSON.stringify(design) === JSON.stringify(before)) return;
  const code: PrintedCode = { ...SAMPLE, address: qrAddress(parts.publicUrl, SAMPLE.code) };
  const violations = await unreadableViolations(design, code, parts.loadPictures);
  if (violations.length > 0)
    throw invalidInput({
      errors: violations.map((violation) => ({ ...violation, pointer: `/design${violation.pointer}` })),
    });
}
