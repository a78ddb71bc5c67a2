/** Served as a file of its own: the page has no inline style. */
export const referenceStyle = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #14161a);
  --ink: light-dark(#1d2127, #e9e7e1);
  --quiet: light-dark(#565c66, #a5abb5);
  --line: light-dark(#d9d5cb, #343a44);
  --raised: light-dark(#f2efe8, #1c2027);
  --link: light-dark(#7a4a00, #f0c060);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
a { color: var(--link); }
a:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1.5rem; background: var(--paper); padding: .5rem 1rem; }
code, pre, nav li { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
h1 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid var(--line); }
nav h2 { margin: 1rem 0 .25rem; border: 0; font-size: 1rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: inline-block; padding: .2rem 0; }
article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: .5rem; }
article h3 { margin-top: 0; }
.scroll { overflow-x: auto; }
table { width: 100%; margin: .75rem 0; border-collapse: collapse; text-align: start; }
caption { text-align: start; font-weight: 700; }
th, td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; font-weight: 400; }
thead th { color: var(--quiet); }
summary { cursor: pointer; padding: .35rem 0; }
pre { margin: 0; padding: .75rem 1rem; overflow-x: auto; background: var(--raised); border-radius: .25rem; white-space: pre-wrap; }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 21rem minmax(0, 1fr); column-gap: 3rem; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; align-self: start; }
}
`
