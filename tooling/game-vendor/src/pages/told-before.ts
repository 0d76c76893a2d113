import { oddsOfLargest, oneTimes, type Engine } from '@saola/game-engines'
import { formatNumber, languageOf } from '@saola/i18n'
import type { KnownTitle } from '../wallets/seamless-client.ts'
import { html, type Markup } from './html.ts'
import { messageText } from './texts.ts'

type Language = 'VI' | 'EN'

/** What a title of ours says before a stake, apart from its own rules (games 111 to 114). */
export type Told = {
  title: Pick<KnownTitle, 'gameCode' | 'family'>
  /** What becomes of a round or bet whose member is gone. */
  open: OpenRound
  /** The largest payout as a multiple of the stake, in ten-thousandths. */
  maxMultiplier: number
}

/** How a round ends that its member left. */
export type OpenRound = 'once' | 'cash' | 'stand' | 'hold' | 'table' | 'match'

/** Games that end a round which was left otherwise than by taking what it is worth. */
const ends: Readonly<Record<string, OpenRound>> = { blackjack: 'stand', 'video-poker': 'hold' }

/** How a round of a member's own ends that was left for a day (games 112). */
export function openRoundOf({ code, giveUp }: Engine): OpenRound {
  return giveUp === undefined ? 'once' : (ends[code] ?? 'cash')
}

/** Those sentences, one by one: how rare the largest payout is, what is left open, slow lines where time counts, whole đồng. */
export function sentencesBefore(language: Language, { title, open, maxMultiplier }: Told): string[] {
  const text = (key: string, params?: Record<string, string>): string => messageText(language, key, params)
  const largest = oddsOfLargest(title)
  const number = (value: number): string => formatNumber(value, languageOf(language))
  const isTimed = open === 'table' || open === 'match'
  return [
    ...(largest === undefined
      ? []
      : [
          text(`told.largest.${largest.sort}`, {
            times: `${number(maxMultiplier / oneTimes)}x`,
            count: number(largest.oneIn),
          }),
        ]),
    text(`told.open.${open}`),
    ...(isTimed ? [text('told.late')] : []),
    text('told.whole'),
  ]
}

/** The same as the last part of a title's rules. */
export function toldBefore(language: Language, told: Told): Markup {
  return html`<ul class="prizes">
    ${sentencesBefore(language, told).map((line) => html`<li>${line}</li>`)}
  </ul>`
}
