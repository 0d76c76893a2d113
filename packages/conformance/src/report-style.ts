/** The sheet of the report's page: one column that a phone can show, in the light or the dark that the reader has. */
export const reportStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --edge: #8884; }
body { max-width: 56rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 2rem 0 0.5rem; }
article { border-top: 1px solid var(--edge); padding: 0.5rem 0; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
dl { margin: 0.25rem 0; padding-left: 0.75rem; border-left: 3px solid #c62828; }
dt { font-weight: 600; }
dd { margin: 0; }
code { font-size: 0.9em; }
b { display: inline-block; min-width: 5.5rem; border-radius: 0.25rem; padding: 0 0.4rem; text-align: center; font-weight: 500; color: #fff; background: #5f6368; }
b.agrees, b.offered { background: #1b6e34; }
b.differs, b.in-doubt { background: #b3261e; }
b.missing, b.not-offered { background: #8a4b00; }
.why { font-style: italic; }
.sums span { margin-right: 1rem; white-space: nowrap; }
`
