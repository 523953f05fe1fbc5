/** Changes of one schema, each with what an open form shows of it. */
import type { Page } from 'playwright';

/** Of the discounts of the platform, as far as it is changed here. */
export interface Schema {
  properties: Record<string, { title?: string; description?: string; enum?: string[] }>;
  'x-admin': { sections: { title: string; fields: string[] }[] };
}

export interface Change {
  name: string;
  /** Each time with another word, so that the screen before does not show it yet. */
  make(schema: Schema, word: string): void;
  /** Resolves when the open screen shows it. */
  shown(page: Page, word: string): Promise<void>;
  /** What was opened to show it. */
  leave?(page: Page): Promise<void>;
}

const PATIENCE_MS = 60_000;
const STEP_MS = 100;

const inputs = (page: Page) => page.getByRole('complementary').getByRole('textbox');

/** The list behind the form has a column of that name. */
export const inputOf = (page: Page, label: string) => inputs(page).and(page.getByLabel(label));

const TAKEN_MS = 20_000;

/**
 * Opens the choices again and again until one is among them, once the page has asked for the form that has it: keys that
 * are pressed before take the processor from who prints it. That a migration is missing may stand above them.
 */
async function opened(page: Page, choice: string): Promise<void> {
  await page.waitForResponse(/\/generated\/views\/discount\.tsx/, { timeout: TAKEN_MS });
  const option = page.getByRole('option', { name: choice });
  const kind = page.getByRole('complementary').getByLabel('Kind');
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if ((await option.count()) > 0) return;
    await page.keyboard.press('Escape');
    await kind.press('ArrowDown', { timeout: STEP_MS }).catch(() => undefined);
    await option.waitFor({ state: 'attached', timeout: STEP_MS }).catch(() => undefined);
  }
  throw new Error(`The choice '${choice}' is never shown.`);
}

export const changes: Change[] = [
  {
    name: 'the label of a field',
    make({ properties }, word) {
      if (properties['maximum_uses']) properties['maximum_uses'].title = `Uses ${word}`;
    },
    shown: (page, word) => inputOf(page, `Uses ${word}`).waitFor(),
  },
  {
    name: 'the help of a field',
    make({ properties }, word) {
      if (properties['code']) properties['code'].description = `Printed on cards ${word}.`;
    },
    shown: (page, word) => page.getByText(`Printed on cards ${word}.`).waitFor(),
  },
  {
    name: 'a section',
    make(schema, word) {
      const [first, second] = schema['x-admin'].sections;
      if (first === undefined || second === undefined) return;
      second.fields = second.fields.filter((name) => name !== 'maximum_uses');
      schema['x-admin'].sections = [first, second, { title: `Limits ${word}`, fields: ['maximum_uses'] }];
    },
    shown: (page, word) => page.getByRole('heading', { name: `Limits ${word}` }).waitFor(),
  },
  {
    name: 'the order of fields',
    make(schema) {
      const [first] = schema['x-admin'].sections;
      first?.fields.unshift(...first.fields.splice(first.fields.indexOf('percent'), 1));
    },
    async shown(page) {
      const percent = inputs(page)
        .first()
        .and(page.getByLabel(/^Percent/));
      await percent.waitFor();
    },
  },
  {
    name: 'a choice of a field',
    make({ properties }, word) {
      properties['kind']?.enum?.push(`gift_${word}`);
    },
    shown: (page, word) => opened(page, `Gift ${word}`),
    leave: (page) => page.keyboard.press('Escape'),
  },
];
