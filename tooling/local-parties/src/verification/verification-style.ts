import { localStyle } from '../local-style.ts'

/** The look of the played service of identities. */
export const verificationStyle = `${localStyle}
form { padding: .25rem 0 1rem; border-top: 1px solid var(--line); }
.number { color: var(--quiet); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.quiet { margin-top: .5rem; border: 1px solid var(--quiet); background: var(--card); color: var(--text); }
.note { background: var(--ground); }
`
