import { localStyle } from '../local-style.ts'

/** The look of the local identity provider. */
export const identityStyle = `${localStyle}
.person { display: grid; gap: .35rem; margin: 0; }
.person label { margin-top: .75rem; color: var(--quiet); }
.person input[name=name], .person input[name=email] {
  width: 100%; min-height: 48px; padding: 0 .9rem; border: 1px solid var(--quiet); border-radius: .7rem;
  background: var(--ground); color: var(--text); font: inherit;
}
.person input[aria-invalid] { border: 2px solid var(--bad); }
.person .check { display: flex; align-items: center; gap: .6rem; min-height: 44px; color: var(--text); }
.person .check input { width: 1.4rem; height: 1.4rem; margin: 0; accent-color: var(--accent); }
.person button[value=cancel] { margin-top: .5rem; border: 1px solid var(--quiet); background: transparent; color: var(--text); }
`
