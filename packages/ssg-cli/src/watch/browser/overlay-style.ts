/** The look of the overlay. It has its own colors, so that no theme can make it unreadable. */
export const overlayStyle = `
:host {
  all: initial;
  /* The mode that the site is in. */
  color-scheme: inherit;
  --paper: light-dark(#ffffff, #14181f);
  --ink: light-dark(#1b2330, #e6eaf0);
  --soft: light-dark(#55606f, #a3adba);
  --line: light-dark(#d5dae1, #363f4b);
  --sunken: light-dark(#f3f5f8, #0d1117);
  --error: light-dark(#b3261e, #ff8a80);
  --warning: light-dark(#8a5300, #f2b84b);
  font: 14px/1.5 system-ui, sans-serif;
  color: var(--ink);
}
* { box-sizing: border-box; margin: 0; }
button { font: inherit; color: inherit; cursor: pointer; }
button:focus-visible, pre:focus-visible { outline: 2px solid var(--error); outline-offset: 2px; }
.badge {
  position: fixed;
  inset-block-end: 16px;
  inset-inline-start: 16px;
  z-index: 2147483647;
  padding: 6px 14px;
  border: 1px solid currentColor;
  border-radius: 999px;
  background: var(--paper);
  color: var(--error);
  font-weight: 600;
  box-shadow: 0 2px 12px rgb(0 0 0 / 25%);
}
.badge[data-severity='warning'] { color: var(--warning); }
.panel {
  position: fixed;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 2147483647;
  max-block-size: min(70vh, 44rem);
  overflow: auto;
  overscroll-behavior: contain;
  border-block-start: 3px solid var(--error);
  background: var(--paper);
  box-shadow: 0 -8px 32px rgb(0 0 0 / 30%);
}
.head {
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 10px clamp(12px, 4vw, 32px);
  border-block-end: 1px solid var(--line);
  background: var(--paper);
}
.title { font-size: 16px; line-height: 1.3; }
.close { min-block-size: 32px; padding: 2px 12px; border: 1px solid var(--line); border-radius: 6px; background: var(--sunken); }
.list { padding: 0; list-style: none; }
.finding { padding: 14px clamp(12px, 4vw, 32px); border-block-end: 1px solid var(--line); }
.heading { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
.severity { color: var(--error); font-weight: 700; }
[data-severity='warning'] > .heading > .severity { color: var(--warning); }
.code { color: var(--soft); font: 13px/1.5 ui-monospace, monospace; }
.location { font: 600 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.message { overflow-wrap: anywhere; }
.frame {
  margin-block: 8px;
  padding: 10px 12px;
  overflow-x: auto;
  border-radius: 6px;
  background: var(--sunken);
  font: 13px/1.5 ui-monospace, monospace;
  tab-size: 2;
}
.advice { color: var(--soft); font-weight: 600; }
.links { padding-inline-start: 20px; }
.link a { color: inherit; text-underline-offset: 3px; }
.link a:focus-visible { outline: 2px solid var(--error); outline-offset: 2px; }
.more { padding: 12px clamp(12px, 4vw, 32px); color: var(--soft); }
@media (forced-colors: active) { .panel, .badge { border-color: CanvasText; } }
`
