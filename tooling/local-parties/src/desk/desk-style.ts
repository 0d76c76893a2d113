import { localStyle } from '../local-style.ts'

/** The look of the operator's desk. */
export const deskStyle = `${localStyle}
header, main, footer { max-width: 44rem; }
.links { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; }
.links a { display: inline-flex; align-items: center; min-height: 44px; }
p.note:not(.good, .bad) { background: var(--ground); }
section { margin-top: 1rem; }
h2 { display: flex; align-items: center; gap: .5rem; margin: 0 0 .5rem; font-size: 1.05rem; }
.count { padding: 0 .55rem; border-radius: 1rem; background: var(--ground); font-size: .875rem; font-variant-numeric: tabular-nums; }
article { padding: .75rem 0 1.25rem; border-top: 1px solid var(--line); }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; margin: 0; }
.head strong { min-width: 0; overflow-wrap: anywhere; }
.head time { margin-left: auto; color: var(--quiet); font-size: .875rem; font-variant-numeric: tabular-nums; }
.state { padding: .1rem .55rem; border-radius: 1rem; background: var(--good-ground); color: var(--good); font-size: .8125rem; font-weight: 700; }
.missing { background: var(--bad-ground); color: var(--bad); }
.waits { margin: .5rem 0 0; padding: .5rem .75rem .5rem 1.75rem; border-radius: .7rem; background: var(--ground); }
.marks { margin: .5rem 0 0; padding: .5rem .75rem .5rem 1.75rem; border-radius: .7rem; background: var(--bad-ground); color: var(--bad); }
.sum { margin: .25rem 0 0; font-size: 1.6rem; font-weight: 700; line-height: 1.3; font-variant-numeric: tabular-nums; }
.to { margin: 0; color: var(--quiet); overflow-wrap: anywhere; }
.figures { font-variant-numeric: tabular-nums; }
.content { margin: .5rem 0 0; overflow-wrap: anywhere; white-space: pre-line; }
.to + .note { margin: .5rem 0; }
.hint { flex-basis: 100%; margin: 0; color: var(--quiet); font-size: .875rem; }
summary { padding: .6rem 0; cursor: pointer; color: var(--accent); }
details > .step { margin: 0 0 .75rem; }
.acts { margin: 0; padding-left: 1.75rem; overflow-wrap: anywhere; }
.step { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-top: .75rem; }
.step label { flex-basis: 100%; color: var(--quiet); font-size: .875rem; }
.step label:has(> input, > select, > textarea) { display: grid; gap: .25rem; }
.step label:has(> [type=checkbox]) { display: flex; align-items: center; gap: .5rem; }
.step input, .step textarea, .step select {
  flex: 1 1 12rem; min-width: 0; min-height: 44px; padding: .5rem .9rem; border: 1px solid var(--quiet); border-radius: .7rem;
  background: var(--ground); color: var(--text); font: inherit;
}
.step label > [type=checkbox] { flex: none; width: 24px; min-height: 24px; }
.step textarea { flex-basis: 100%; resize: vertical; }
.step [aria-invalid=true] { border: 2px solid var(--bad); }
.step input::placeholder { color: var(--quiet); opacity: 1; }
.step button { width: auto; min-height: 44px; margin: 0; padding: 0 1.1rem; }
.step .plain { border: 1px solid var(--quiet); background: none; color: var(--text); }
`
