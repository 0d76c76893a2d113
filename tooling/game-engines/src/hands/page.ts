import { button, byId, h } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asMoney, asPercent, asShortTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import { payoutOf } from '../payout.ts'
import { drawHand } from './draw-hand.ts'
import { handsGame, type HandsChoice, type HandsView } from './hands-engine.ts'
import { hands, handsEnd, handsPays, type Hand } from './hands-rules.ts'

const shakeMs = 700

const own = h('div', { class: 'side own' })
const other = h('div', { class: 'side other' })
const choices = hands.map((hand) => {
  const words = h('span', {}, text(`hands.${hand}`))
  const act = button(drawHand(hand), () => choose(hand), { class: 'chip hand-chip' })
  act.append(words)
  return { hand, act }
})
let chosen: Hand = 'rock'
let changed: () => void = () => undefined
let sound: (name: 'tick' | 'safe') => void = () => undefined

const page: GamePage<undefined, HandsChoice, never, HandsView> = {
  engine: handsGame,
  mount({ stage, controls }, table) {
    changed = table.refresh
    sound = table.sound
    stage.append(
      h('div', { class: 'seat' }, h('p', {}, text('hands.own')), own),
      h('div', { class: 'seat' }, h('p', {}, text('hands.other')), other),
    )
    controls.append(
      h(
        'div',
        { class: 'field' },
        h('p', { class: 'label', id: 'hands-label' }, text('hands.choice')),
        h(
          'div',
          { class: 'hand-chips', role: 'group', 'aria-labelledby': 'hands-label' },
          ...choices.map(({ act }) => act),
        ),
      ),
    )
    choose(chosen)
  },
  readChoice: () => ({ hand: chosen }),
  setChoosing(isChoosing) {
    for (const { act } of choices) act.disabled = !isChoosing
  },
  async show({ choice: { hand }, view }, pace) {
    choose(hand)
    const { dataset } = byId('stage')
    other.replaceChildren(drawHand('rock'))
    let beat = 0
    await pace.run(shakeMs, (share) => {
      // Three beats, as one counts aloud.
      const swing = Math.abs(Math.sin(share * Math.PI * 3))
      own.style.transform = `translateY(${-18 * swing}%) rotate(${-8 * swing}deg)`
      other.style.transform = `translateY(${-18 * swing}%) rotate(${8 * swing}deg)`
      const now = Math.floor(share * 3)
      if (now > beat) {
        beat = now
        sound('tick')
      }
    })
    own.style.transform = ''
    other.style.transform = ''
    other.replaceChildren(drawHand(view.other))
    dataset['end'] = handsEnd(hand, view.other)
  },
  facts(stake) {
    const pays = asShortTimes(handsPays.win)
    return [
      { name: text('hands.chances'), value: `${asPercent(1 / 3)} · ${asPercent(1 / 3)}` },
      {
        name: text('payout'),
        value: stake > 0 ? `${pays} · ${asMoney(payoutOf(stake, handsPays.win))}` : pays,
      },
    ]
  },
}

await startGame(page)

function choose(hand: Hand): void {
  chosen = hand
  for (const choice of choices) choice.act.ariaPressed = String(choice.hand === hand)
  own.replaceChildren(drawHand(hand))
  other.replaceChildren(h('span', { class: 'unknown', 'aria-hidden': 'true' }, '?'))
  delete byId('stage').dataset['end']
  changed()
}
