/**
 * Fonts need not say for each letter where each mark stands. Where one does not, fontkit 2.0.4 throws (the Arabic `ڢ` in
 * Noto Sans) while other shapers leave the mark where it is; here it is left too.
 */
import { openFont } from './fonts.ts';

interface PositioningProcessor {
  applyAnchor(mark: unknown, anchor: unknown, baseIndex: number): void;
}

/** The parts of the package that its types do not tell of. */
interface FontWithEngine {
  _layoutEngine: { engine: { GPOSProcessor: PositioningProcessor } };
}

let isDone = false;

/** For all fonts of the process, those that pdfkit opens among them. To be called before a text is laid out. */
export function leaveMarksWithoutAnchor(): void {
  if (isDone) return;
  isDone = true;
  const font = openFont('noto-sans-arabic-arabic', 400);
  const { GPOSProcessor } = (font as unknown as FontWithEngine)._layoutEngine.engine;
  const processor = Object.getPrototypeOf(GPOSProcessor) as PositioningProcessor;
  const applyAnchor = processor.applyAnchor;
  processor.applyAnchor = function applyKnownAnchor(mark, anchor, baseIndex) {
    if (anchor !== null && anchor !== undefined) applyAnchor.call(this, mark, anchor, baseIndex);
  };
}
