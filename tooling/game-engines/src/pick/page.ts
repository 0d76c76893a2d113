import { gainChance } from '../fair-multiplier.ts'
import { button, byId, h } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asPercent, asShortTimes, asTimes } from '../kit/numbers.ts'
import { pageData, text } from '../kit/page-data.ts'
import { payTint } from '../kit/controls/pay-tint.ts'
import { riskChoice } from '../kit/controls/risk-choice.ts'
import { startGame } from '../kit/start-game.ts'
import { walkGrid } from '../kit/controls/walk-grid.ts'
import { risks } from '../risk.ts'
import { drawThing } from './draw-thing.ts'
import { pick, type PickChoice, type PickModel, type PickView } from './pick-engine.ts'
import { pickCount, pickPrizes } from './pick-rules.ts'

const suspenseMs = 450
const revealMs = 500

// The server wrote the model of this title into the page.
const { thing } = pageData.model as PickModel
const words = Array.from({ length: pickCount }, () => h('span', { class: 'held' }))
const places = words.map((_, place) =>
  button(drawThing(thing), () => choose(place), { class: 'place', 'data-state': 'closed' }),
)
const risk = riskChoice(() => {
  close()
  changed()
})
let chosen = 4
let changed: () => void = () => undefined
let sound: (name: 'tick' | 'safe') => void = () => undefined

const page: GamePage<PickModel, PickChoice, never, PickView> = {
  engine: pick,
  mount({ stage, controls }, table) {
    changed = table.refresh
    sound = table.sound
    for (const [place, held] of words.entries()) places[place]?.append(held)
    stage.append(
      h('div', { class: 'nine', role: 'group', 'aria-label': text(`pick.${thing}.group`) }, ...places),
    )
    controls.append(risk.field)
    walkGrid(places, 3)
    choose(chosen)
  },
  readChoice: () => ({ place: chosen, risk: risk.value() }),
  setChoosing(isChoosing) {
    for (const place of places) place.disabled = !isChoosing
    risk.setEnabled(isChoosing)
  },
  async show({ choice, view: { prizes, multiplier } }, pace) {
    if (choice.risk !== risk.value()) risk.choose(choice.risk)
    choose(choice.place)
    const opened = places[choice.place]
    opened?.classList.add('shaking')
    sound('tick')
    await pace.wait(suspenseMs)
    opened?.classList.remove('shaking')
    open(choice.place, multiplier, 'opened')
    if (multiplier > 0) sound('safe')
    await pace.wait(revealMs / 2)
    for (const [place, prize] of prizes.entries()) if (place !== choice.place) open(place, prize, 'shown')
    await pace.wait(revealMs)
  },
  facts() {
    const prizes = pickPrizes(risk.value())
    return [
      {
        name: text('chance.gain'),
        value: asPercent(gainChance(prizes.map((prize) => [prize, 1 / pickCount]))),
      },
      { name: text('largest'), value: asShortTimes(Math.max(...prizes)) },
    ]
  },
  rules: () => [
    h(
      'ul',
      { class: 'prizes' },
      ...risks.map((name) =>
        h(
          'li',
          {},
          `${text(`risk.${name}`)}: ${pickPrizes(name)
            .map((prize) => asShortTimes(prize))
            .join(' · ')}`,
        ),
      ),
    ),
  ],
}

await startGame(page)

function choose(place: number): void {
  chosen = place
  close()
  changed()
}

function close(): void {
  delete byId('stage').dataset['end']
  for (const [place, shown] of places.entries()) {
    shown.dataset['state'] = 'closed'
    shown.ariaPressed = String(place === chosen)
    shown.ariaLabel = text(`pick.${thing}`, { place: String(place + 1) })
    delete shown.dataset['tint']
    const held = words[place]
    if (held) held.textContent = ''
  }
}

function open(place: number, prize: number, state: 'opened' | 'shown'): void {
  const shown = places[place]
  const held = words[place]
  if (!shown || !held) return
  shown.dataset['state'] = state
  shown.dataset['tint'] = payTint(prize)
  held.textContent = asShortTimes(prize)
  shown.ariaLabel = `${text(`pick.${thing}`, { place: String(place + 1) })}: ${asTimes(prize)}`
}
