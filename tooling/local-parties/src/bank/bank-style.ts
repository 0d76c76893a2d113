import { localStyle } from '../local-style.ts'

/** The look of the local bank. */
export const bankStyle = `${localStyle}
.amount { margin: 0 0 1rem; }
.amount span { display: block; color: var(--quiet); }
.amount b { font-size: 2.1rem; line-height: 1.2; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dl { margin: 0; }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .65rem 0; border-top: 1px solid var(--line); }
dt { color: var(--quiet); flex: none; }
dd { margin: 0; text-align: right; font-weight: 600; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
`
