/** The symbols of `qrcode` without what draws them, which is what its own types tell of. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode';
}
