import { byId, h } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asPercent, asShortTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import { drawPicture } from './draw-picture.ts'
import { scratch, type ScratchChoice, type ScratchView } from './scratch-engine.ts'
import { scratchGain, scratchPrizes, scratchRules } from './scratch-rules.ts'

const fieldMs = 120
const restMs = 300

const fields = Array.from({ length: scratchRules.fields }, () =>
  h(
    'li',
    { class: 'scratch-field', 'data-state': 'covered' },
    h('span', { class: 'foil', 'aria-hidden': 'true' }),
  ),
)
const card = h('ol', { class: 'scratch-card', 'aria-label': text('scratch.card') }, ...fields)
const prizes = h(
  'ul',
  { class: 'prize-row', 'aria-label': text('scratch.prizes') },
  ...scratchPrizes.map(prizeEntry),
)
let sound: (name: 'tick' | 'safe') => void = () => undefined

const page: GamePage<undefined, ScratchChoice, never, ScratchView> = {
  engine: scratch,
  mount({ stage }, table) {
    sound = table.sound
    stage.append(card, prizes)
  },
  readChoice: () => ({}),
  async show({ view: { fields: pictures, won } }, pace) {
    delete byId('stage').dataset['won']
    for (const entry of prizes.children) entry.classList.remove('hit')
    for (const [index, field] of fields.entries()) {
      field.dataset['state'] = 'covered'
      const picture = pictures[index] ?? 0
      const name = h('span', { class: 'unseen' }, text(`scratch.picture.${picture}`))
      field.replaceChildren(drawPicture(picture), name, h('span', { class: 'foil', 'aria-hidden': 'true' }))
    }
    for (const field of fields) {
      await pace.wait(fieldMs)
      field.dataset['state'] = 'open'
      sound('tick')
    }
    await pace.wait(restMs)
    if (won === undefined) return
    for (const [index, field] of fields.entries()) if (pictures[index] === won) field.dataset['state'] = 'won'
    prizes.children[won]?.classList.add('hit')
    byId('stage').dataset['won'] = String(won)
    sound('safe')
  },
  facts() {
    const [best] = scratchPrizes
    return [
      { name: text('chance.gain'), value: asPercent(scratchGain) },
      { name: text('largest'), value: asShortTimes(best?.multiplier ?? 0) },
    ]
  },
  rules: () => [
    h(
      'ul',
      { class: 'prizes' },
      ...scratchPrizes.map(({ multiplier, tickets }) =>
        h(
          'li',
          {},
          text('prize.chance', {
            times: asShortTimes(multiplier),
            chance: asPercent(tickets / scratchRules.tickets),
          }),
        ),
      ),
    ),
  ],
}

await startGame(page)

function prizeEntry({ multiplier }: { multiplier: number }, picture: number): HTMLElement {
  return h('li', {}, drawPicture(picture), h('b', {}, asShortTimes(multiplier)))
}
