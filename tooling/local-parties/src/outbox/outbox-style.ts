import { localStyle } from '../local-style.ts'

/** The look of the local outbox. */
export const outboxStyle = `${localStyle}
header, main, footer { max-width: 40rem; }
.filter { display: grid; grid-template-columns: 1fr auto; gap: .5rem; align-items: end; }
.filter label { grid-column: 1 / -1; color: var(--quiet); }
.filter input {
  min-width: 0; min-height: 48px; padding: 0 .9rem; border: 1px solid var(--quiet); border-radius: .7rem;
  background: var(--ground); color: var(--text); font: inherit;
}
.filter button { width: auto; min-height: 48px; margin: 0; padding: 0 1.25rem; }
.links { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: .25rem 0 0; }
.links a, .to a { display: inline-flex; align-items: center; min-height: 44px; }
.note { background: var(--ground); }
.count { margin: .5rem 0; color: var(--quiet); font-size: .875rem; }
.messages { margin: 0; padding: 0; list-style: none; }
.messages li { padding: .25rem 0 1rem; border-top: 1px solid var(--line); }
.to { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .75rem; margin: 0; }
.to a { font-weight: 600; overflow-wrap: anywhere; }
.to time { margin-left: auto; color: var(--quiet); font-size: .875rem; font-variant-numeric: tabular-nums; }
.channel {
  padding: .1rem .55rem; border-radius: 1rem; background: var(--good-ground); color: var(--good); font-size: .8125rem; font-weight: 700;
}
h2 { margin: .25rem 0; font-size: 1rem; }
.content { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
.code { padding: .05rem .4rem; border-radius: .4rem; background: var(--ground); font-size: 1.25rem; letter-spacing: .12em; font-variant-numeric: tabular-nums; }
`
