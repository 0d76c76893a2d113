import { localStyle } from '../local-style.ts'

/** The look of the played phone service: its captcha in a frame, and the codes that it sent. */
export const phoneStyle = `${localStyle}
header, main, footer { max-width: 40rem; }
.codes { margin: 0; padding: 0; list-style: none; }
.codes li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .75rem; min-height: 48px; border-top: 1px solid var(--line); }
.codes time { margin-left: auto; color: var(--quiet); font-size: .875rem; font-variant-numeric: tabular-nums; }
.code { padding: .05rem .4rem; border-radius: .4rem; background: var(--ground); font-size: 1.25rem; letter-spacing: .12em; font-variant-numeric: tabular-nums; }
.captcha main { box-sizing: border-box; min-height: 100vh; margin: 0; padding: 1rem; border: 0; }
.captcha label { display: block; color: var(--quiet); }
.captcha select { width: 100%; min-height: 48px; padding: 0 .75rem; border: 1px solid var(--quiet); border-radius: .7rem; background: var(--ground); color: var(--text); font: inherit; }
.quiet { color: var(--quiet); font-size: .875rem; }
`
