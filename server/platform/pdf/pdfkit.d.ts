/** What the package's types lack of it. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a header cell: what it heads. */
    scope?: 'Column' | 'Row';
  }
}
