import { byId, h } from '../../kit/dom.ts'
import { chipChoice, type ChipChoice } from '../../kit/controls/chip-choice.ts'
import { prepareKeys } from '../../kit/keys.ts'
import { asMoney, asShort } from '../../kit/numbers.ts'
import { pageData, text } from '../../kit/page-data.ts'
import type { Speaker } from '../../kit/sound.ts'

/** The chips of a table, as multiples of its least stake. */
export const usualSteps: readonly number[] = [1, 2, 5, 10, 50, 200]

/** What the buttons beside the board do. */
export type TableActs = { undo: () => void; repeat: () => void; double: () => void; refill: () => void }

/** Makes chips, buttons and keys work; answers which chip is chosen. */
export function prepareButtons(
  speaker: Speaker,
  chipSteps: readonly number[],
  acts: TableActs,
): ChipChoice<number> {
  const chips = chipChoice(
    text('table.chip'),
    chipSteps.map((step) => {
      const value = step * pageData.minStake
      return { value, words: h('span', {}, asShort(value), h('span', { class: 'unseen' }, asMoney(value))) }
    }),
    () => undefined,
  )
  byId('chips').append(chips.field)
  byId('undo').addEventListener('click', acts.undo)
  byId('repeat').addEventListener('click', acts.repeat)
  byId('double').addEventListener('click', acts.double)
  byId('demo-refill').addEventListener('click', acts.refill)
  const byNumber = chipSteps.map((step, index) => [
    String(index + 1),
    () => chips.choose(step * pageData.minStake),
  ])
  prepareKeys({ u: acts.undo, r: acts.repeat, d: acts.double, ...Object.fromEntries(byNumber) })
  const sound = byId<HTMLButtonElement>('sound')
  sound.addEventListener('click', () => {
    speaker.setOn(!speaker.isOn())
    sound.ariaPressed = String(speaker.isOn())
  })
  return chips
}

/** Shows which of the buttons do something now. */
export function enableButtons(can: Readonly<Record<'undo' | 'repeat' | 'double', boolean>>): void {
  byId<HTMLButtonElement>('undo').disabled = !can.undo
  byId<HTMLButtonElement>('repeat').disabled = !can.repeat
  byId<HTMLButtonElement>('double').disabled = !can.double
}
