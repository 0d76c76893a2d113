/** The look of the pages that play an outside party on a local installation: no brand's and no real party's. */
export const localStyle = `
:root {
  color-scheme: light dark;
  --ground: #eef1f4; --card: #fff; --line: #d5dbe2; --text: #17212b; --quiet: #52606d;
  --accent: #1f5673; --on-accent: #fff; --good: #17603a; --good-ground: #e3f4ea; --bad: #8f2a1d; --bad-ground: #fbe9e6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #11181e; --card: #1b242c; --line: #33404b; --text: #eef2f5; --quiet: #a9b6c1;
    --accent: #8cc4de; --on-accent: #0d1a22; --good: #9adcb4; --good-ground: #163524; --bad: #f3ab9f; --bad-ground: #42201a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; align-items: center;
  background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
header, main, footer { width: 100%; max-width: 28rem; padding: 1rem; }
header { display: flex; align-items: center; gap: .6rem; }
.mark { width: 1.4rem; height: 1.4rem; border: .3rem solid var(--accent); border-radius: 50% 50% 50% 0; }
nav { margin-left: auto; display: flex; gap: .25rem; }
a { color: var(--accent); }
nav a { white-space: nowrap; min-height: 44px; padding: 0 .5rem; display: inline-flex; align-items: center; font-size: .875rem; text-decoration: none; }
nav a[aria-current] { font-weight: 700; text-decoration: underline; text-underline-offset: .3em; }
main { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; }
@media (max-width: 30rem) { main { border-inline: 0; border-radius: 0; } }
h1 { margin: 0 0 1rem; font-size: 1.35rem; line-height: 1.3; }
.note { margin: 0 0 1rem; padding: .75rem 1rem; border-radius: .6rem; }
.good { color: var(--good); background: var(--good-ground); }
.bad { color: var(--bad); background: var(--bad-ground); }
button {
  width: 100%; min-height: 52px; margin-top: 1.25rem; border: 0; border-radius: .7rem; cursor: pointer;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 700;
}
button:active { transform: translateY(1px); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.back { display: flex; justify-content: center; align-items: center; min-height: 44px; margin-top: .75rem; }
footer { color: var(--quiet); font-size: .875rem; text-align: center; }
`
