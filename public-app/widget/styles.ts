/** A sheet that script makes is let in by the strictest policy of the site around it. */
const text = `
:host{all:initial;display:block;color-scheme:light dark;font:600 16px/1.25 system-ui,sans-serif}
:host(.corner){position:fixed;inset-block-end:16px;inset-inline-end:16px;z-index:2147483000}
button{font:inherit;cursor:pointer;border:0;min-block-size:48px;min-inline-size:48px}
:focus-visible{outline:3px solid var(--feedtree-accent,#0b6e6e);outline-offset:2px}
.open{padding:12px 20px;border-radius:24px;background:var(--feedtree-accent,#0b6e6e);color:var(--feedtree-on-accent,#fff);box-shadow:0 2px 8px rgb(0 0 0/25%)}
iframe{display:block;inline-size:100%;block-size:20rem;border:0}
dialog{box-sizing:border-box;inline-size:min(38rem,100vw - 16px);max-block-size:calc(100dvh - 16px);padding:0;border:1px solid GrayText;border-radius:16px;background:Canvas;color:CanvasText;overflow:hidden}
dialog::backdrop{background:rgb(0 0 0/50%)}
header{display:flex;align-items:center;justify-content:space-between;padding-inline:16px 4px}
h2{margin:0;font:inherit;overflow-wrap:anywhere}
.close{background:none;color:inherit;border-radius:24px;outline-offset:-4px!important}
.close span{font-size:28px;line-height:1}
dialog iframe{max-block-size:calc(100dvh - 70px)}
@media(forced-colors:active){.open{border:1px solid}}
`;

export const sheet = new CSSStyleSheet();
sheet.replaceSync(text);
