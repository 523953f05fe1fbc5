import fc from '../../scripts/test/properties.ts';
import { describe, expect, it } from 'vitest';
import { contrast } from './color.ts';
import { readableAccent, themeContrasts, themeStyle, themeWarnings } from './theme.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The values of the light and of the dark block. */
const readStyle = (style: string): Record<string, string>[] =>
  [...style.matchAll(/:root\{([^}]*)\}/g)].map(([, block = '']) =>
    Object.fromEntries(block.split(';').map((line) => line.slice(2).split(':') as [string, string])),
  );

describe('the theme', () => {
  it('knows the contrast of black on white', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it('stays readable whatever colors a company chose, in light and dark', () => {
    fc.assert(
      fc.property(color, fc.option(color, { nil: undefined }), (accent, background) => {
        const blocks = readStyle(themeStyle({ accent, ...(background && { background }) }));
        expect(blocks).toHaveLength(2);
        for (const { ground = '', surface = '', text = '', muted = '', error = '', ...rest } of blocks) {
          for (const words of [text, muted, error, rest['accent-text'] ?? ''])
            expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(rest['on-accent'] ?? '', rest['accent'] ?? '')).toBeGreaterThanOrEqual(4.5);
          expect(contrast(rest['accent-mark'] ?? '', surface)).toBeGreaterThanOrEqual(3);
          expect(contrast(rest['field-line'] ?? '', surface)).toBeGreaterThanOrEqual(3);
          expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(text, rest['accent-soft'] ?? '')).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('tells a designer which colors can not be shown as chosen', () => {
    expect(themeWarnings({})).toEqual([]);
    expect(themeWarnings({ accent: '#FFE680' })).toEqual(['accent_on_background', 'accent_on_surface']);
  });

  it('counts how well its colors can be told apart', () => {
    const ratios = Object.fromEntries(themeContrasts({ accent: '#000000' }).map(({ pair, ratio }) => [pair, ratio]));
    expect(ratios['accent_on_surface']).toBeCloseTo(21);
    expect(ratios['words_on_accent']).toBeCloseTo(21);
  });

  it('knows an accent that passes for whatever was chosen, and leaves alone what passes', () => {
    expect(readableAccent({ accent: '#0B6E6E' }).toUpperCase()).toBe('#0B6E6E');
    fc.assert(
      fc.property(color, fc.option(color, { nil: undefined }), (chosen, background) => {
        const theme = { accent: chosen, ...(background && { background }) };
        expect(themeWarnings({ ...theme, accent: readableAccent(theme) })).toEqual([]);
      }),
      // A light accent that is read on a red background, but not on its pale cards.
      { numRuns: 2_000, examples: [['#fcffea', '#e12c20']] },
    );
  });
});
