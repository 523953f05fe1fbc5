/** Made when the back office is built: scripts/back-office/entrance-texts.ts. */
declare module 'virtual:entrance-texts' {
  /** By language; none where all texts come together. */
  export const entranceTexts: Partial<Record<string, () => Promise<{ default: Record<string, string> }>>>;
}
