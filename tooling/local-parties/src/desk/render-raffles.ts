import { html } from 'hono/html'
import { languageOf } from '@saola/i18n'
import type { DeskRaffle } from '@saola/gateway'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'

export type RafflesAtDesk = {
  raffles: readonly DeskRaffle[]
  language: 'VI' | 'EN'
  text: DeskText
  /** The same key gives nothing twice. */
  key: string
}

/** The form that gives members tickets of a raffle. */
export function renderRaffles({ raffles, language, text, key }: RafflesAtDesk): Html {
  const spoken = languageOf(language)
  return html`<article aria-label="${text('raffles')}">
    <form class="step" method="post" action="/desk/raffle" aria-label="${text('raffles')}">
      <input type="hidden" name="key" value="${key}" />
      <input type="hidden" name="language" value="${language}" />
      <label for="raffle">${text('raffles.which')}</label>
      <select id="raffle" name="raffle">
        ${raffles.map(
          ({ raffleId, merchant, title }) =>
            html`<option value="${merchant}:${raffleId}">
              #${raffleId} ${title[spoken]} · ${merchant}
            </option>`,
        )}
      </select>
      <label for="raffle-members">${text('raffles.members')}</label>
      <textarea id="raffle-members" name="members" rows="2" maxlength="4000" required></textarea>
      <label for="raffle-count">${text('raffles.count')}</label>
      <input id="raffle-count" name="count" inputmode="numeric" value="1" maxlength="2" required />
      <button>${text('raffles.give')}</button>
    </form>
  </article>`
}
