/** The look of the API's page: the product's tokens, light and dark, one column on a phone. */
export const STYLE = `:root {
  --background: #f5f7fa; --card: #ffffff; --text: #1a2233; --second: #566077; --line: #dde2ea;
  --accent: #0b6e6e; --get: #1d4ed8; --get-on: #e3ecff; --post: #166534; --post-on: #dff5e5;
  --patch: #8a5300; --patch-on: #fff1d6; --delete: #b42318; --delete-on: #fee4e2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --background: #131a24; --card: #1b2431; --text: #e6eaf2; --second: #9aa7bd; --line: #2a3444;
    --accent: #4fd1c5; --get: #9dbdff; --get-on: #1b2d55; --post: #86e0a3; --post-on: #123d24;
    --patch: #ffcb73; --patch-on: #4a330a; --delete: #ffa79f; --delete-on: #55201b;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body {
  margin: 0; background: var(--background); color: var(--text);
  font: 14px/1.5 'Inter Variable', Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums;
}
a { color: var(--accent); }
code { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 16px; top: 16px; padding: 8px 16px; background: var(--card); }
header, .page { max-width: 1280px; margin: 0 auto; padding: 24px 16px; }
header { padding-bottom: 0; }
h1 { margin: 0 0 8px; font-size: 20px; font-weight: 600; }
h2 { margin: 0 0 4px; font-size: 16px; font-weight: 600; }
h3 { margin: 24px 0 8px; font-size: 14px; font-weight: 600; }
p { margin: 0 0 8px; max-width: 72ch; }
header p, section > p { color: var(--second); }
nav ul { margin: 0; padding: 0; list-style: none; columns: 160px; }
nav a { display: block; padding: 4px 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
section { margin: 32px 0; }
details { margin: 8px 0; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
summary { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; padding: 12px 16px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary .what { color: var(--second); }
.method { min-width: 72px; padding: 2px 8px; border-radius: 999px; font-size: 12px; font-weight: 600; text-align: center; }
.get { color: var(--get); background: var(--get-on); }
.post { color: var(--post); background: var(--post-on); }
.patch { color: var(--patch); background: var(--patch-on); }
.delete { color: var(--delete); background: var(--delete-on); }
.operation { padding: 4px 16px 16px; border-top: 1px solid var(--line); }
.operation > p { margin-top: 12px; }
.success { color: var(--post); }
.problem { color: var(--delete); margin: 8px 0; }
h3 span { color: var(--second); font-weight: 400; }
.empty { color: var(--second); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 12px 8px 0; border-top: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { border-top: 0; color: var(--second); font-size: 12px; }
tbody th { white-space: nowrap; }
tbody td:last-child { min-width: 160px; color: var(--second); }
abbr { color: var(--delete); text-decoration: none; }
@media (max-width: 599px) {
  thead { position: absolute; left: -9999px; }
  tbody tr { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 8px 0; border-top: 1px solid var(--line); }
  tbody tr > * { padding: 0; border: 0; }
  tbody td:last-child { flex-basis: 100%; min-width: 0; }
}
@media (min-width: 960px) {
  .page { display: grid; grid-template-columns: 200px minmax(0, 1fr); gap: 32px; }
  nav { position: sticky; top: 16px; align-self: start; max-height: calc(100vh - 32px); overflow-y: auto; }
  nav ul { columns: 1; }
  main > section:first-child { margin-top: 0; }
}
@media print { details { break-inside: avoid; } nav { display: none; } }
`;
