import type { ArgumentName } from '../verify-script/read-arguments.ts'
import { html, type Markup } from './html.ts'

/** Where the script that verifies rounds is downloaded. */
export const scriptPath = '/verify-a-round.mjs'

/** The way to the script, and its command for what the page shows; none while the seed is not revealed. */
export function scriptNote(
  text: (key: string) => string,
  given: Partial<Record<ArgumentName, string | number>> | undefined,
): Markup {
  return html`<section class="script-note">
    <h2>${text('fair.script')}</h2>
    <p>${text('fair.script_body')}</p>
    <p><a href="${scriptPath}" download>${text('fair.script_download')}</a></p>
    ${given ? html`<pre tabindex="0" role="region" aria-label="${text('fair.script_command')}">${commandOf(given)}</pre>` : []}
  </section>`
}

function commandOf(given: Partial<Record<ArgumentName, string | number>>): string {
  const options = Object.entries(given).map(([name, value]) => `  --${name} ${quoted(String(value))}`)
  return ['node verify-a-round.mjs', ...options].join(' \\\n')
}

/** As a shell reads it back, whatever is in it. */
function quoted(value: string): string {
  return /^[\w.:-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`
}
