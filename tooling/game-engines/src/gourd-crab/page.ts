import { button, h } from '../kit/dom.ts'
import type { GamePage } from '../kit/game-page.ts'
import { asMoney, asPercent, asShortTimes } from '../kit/numbers.ts'
import { text } from '../kit/page-data.ts'
import { startGame } from '../kit/start-game.ts'
import { walkGrid } from '../kit/controls/walk-grid.ts'
import { oneTimes } from '../payout.ts'
import { drawFace } from './draw-face.ts'
import { gourdCrab, type GourdCrabChoice, type GourdCrabView } from './gourd-crab-engine.ts'
import { chipTimes, faces, gourdCrabRules, throwsShowing } from './gourd-crab-rules.ts'

const shakeMs = 900
const mostTaps = 9

const dice = Array.from({ length: gourdCrabRules.dice }, (_, index) =>
  h('li', { class: 'die' }, drawFace(index)),
)
const plate = h('ol', { class: 'plate', 'aria-label': text('gourd-crab.dice') }, ...dice)
const fields = faces.map((name, face) => {
  const count = h('span', { class: 'count', 'aria-hidden': 'true' })
  const field = button(drawFace(face), () => put(face, (chips[face] ?? 0) + 1), { class: 'creature-field' })
  field.append(h('span', { class: 'face-name', 'aria-hidden': 'true' }, text(`gourd-crab.${name}`)), count)
  return { field, count, name }
})
const clear = button(
  text('gourd-crab.clear'),
  () => {
    chips = faces.map(() => 0)
    showChips()
  },
  { class: 'second' },
)
let chips: readonly number[] = faces.map((_, face) => Number(face === 0))
let changed: () => void = () => undefined
let sound: (name: 'tick' | 'safe') => void = () => undefined

const page: GamePage<undefined, GourdCrabChoice, never, GourdCrabView> = {
  engine: gourdCrab,
  mount({ stage, controls }, table) {
    changed = table.refresh
    sound = table.sound
    const board = h(
      'div',
      { class: 'faces', role: 'group', 'aria-label': text('gourd-crab.board') },
      ...fields.map(({ field }) => field),
    )
    stage.append(plate, board)
    controls.append(clear)
    walkGrid(
      fields.map(({ field }) => field),
      3,
    )
    showChips()
  },
  readChoice: () => (total() === 0 ? { wrong: text('gourd-crab.put_first') } : { chips }),
  setChoosing(isChoosing) {
    for (const { field } of fields) field.disabled = !isChoosing
    clear.disabled = !isChoosing
  },
  async show({ choice, view }, pace) {
    if (choice.chips.join() !== chips.join()) {
      chips = choice.chips
      showChips()
    }
    mark([])
    plate.classList.add('covered')
    let beat = 0
    await pace.run(shakeMs, (share) => {
      const swing = Math.sin(share * Math.PI * 8) * (1 - share)
      plate.style.transform = `translateX(${swing * 4}%) rotate(${swing * 5}deg)`
      const now = Math.floor(share * 6)
      if (now > beat) {
        beat = now
        sound('tick')
      }
    })
    plate.style.transform = ''
    for (const [index, die] of dice.entries()) {
      const face = view.dice[index] ?? 0
      const name = text(`gourd-crab.${faces[face] ?? 'gourd'}`)
      die.replaceChildren(drawFace(face), h('span', { class: 'unseen' }, name))
    }
    plate.classList.remove('covered')
    mark(view.dice)
    if (view.multiplier > oneTimes) sound('safe')
  },
  facts(stake) {
    const count = total()
    const each = count > 0 && stake > 0 ? asMoney(Math.floor(stake / count)) : '–'
    return [
      { name: text('gourd-crab.chip'), value: count > 0 ? `${count} × ${each}` : '–' },
      { name: text('gourd-crab.chance'), value: asPercent(1 - throwsShowing[0] / 216) },
    ]
  },
  rules: () => [
    h(
      'ul',
      { class: 'prizes' },
      ...[1, 2, 3].map((showing) => {
        const chance = asPercent((throwsShowing[showing] ?? 0) / 216)
        const times = asShortTimes(chipTimes(showing) * oneTimes)
        return h('li', {}, text('gourd-crab.prize', { showing: String(showing), times, chance }))
      }),
    ),
  ],
}

await startGame(page)

function total(): number {
  return chips.reduce((sum, count) => sum + count, 0)
}

/** Puts chips on a face; one more than the most takes them away again. */
function put(face: number, count: number): void {
  chips = chips.map((known, index) => (index === face ? count % (mostTaps + 1) : known))
  mark([])
  showChips()
}

function showChips(): void {
  for (const [face, { field, count, name }] of fields.entries()) {
    const on = chips[face] ?? 0
    count.textContent = on > 0 ? String(on) : ''
    field.dataset['chips'] = String(on > 0)
    field.ariaLabel = text('gourd-crab.face', { name: text(`gourd-crab.${name}`), count: String(on) })
  }
  changed()
}

/** Marks the faces that the dice show. */
function mark(shown: readonly number[]): void {
  for (const [face, { field }] of fields.entries()) field.dataset['shown'] = String(shown.includes(face))
}
