import { jackpotPools } from '@saola/protocol'
import { html, type Markup } from './html.ts'

/** The four pools on the page of a title that feeds them; the script fills in what they hold. */
export function jackpotPanel(text: (key: string) => string): Markup {
  return html`<section class="jackpots" id="jackpots" aria-label="${text('jackpot.pools')}">
    <dl>
      ${jackpotPools.map(
        (pool) =>
          html`<div data-pool="${pool}">
            <dt>${text(`jackpot.name.${pool}`)}</dt>
            <dd class="pool-sum">–</dd>
            <dd class="pool-cap"></dd>
          </div>`,
      )}
    </dl>
    <p class="jackpot-note" id="jackpot-note"></p>
  </section>`
}
