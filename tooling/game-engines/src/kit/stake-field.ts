import { editAmount } from './amounts/format-amount.gen.ts'
import { readAmount } from './amounts/read-amount.gen.ts'
import { byId, h } from './dom.ts'
import { asMoney, asShort, asWhole } from './numbers.ts'
import { language, text } from './page-data.ts'

const field = byId<HTMLInputElement>('stake')
const chips = byId('stake-chips')
const factors = [
  [0.5, 'stake.half'],
  [2, 'stake.double'],
] as const

/** What may be staked, in đồng. */
export type StakeBounds = { min: number; max: number }

/** The stake field with its chips. */
export type StakeField = {
  /** NaN when the field cannot be read. */
  read: () => number
  write: (stake: number) => void
  /** The first thing wrong in words, the field marked; empty when the stake may be played. */
  check: (balance: number) => string
  multiply: (factor: number) => void
  setBounds: (bounds: StakeBounds) => void
  setEnabled: (isEnabled: boolean) => void
}

/** Makes the stake field work: chips that fit the bounds, grouping while typing. `onChange` hears of each new stake. */
export function prepareStakeField(onChange: () => void): StakeField {
  let bounds: StakeBounds = { min: 1000, max: 50_000_000 }
  let before = ''
  const stakeField: StakeField = {
    read: () => readAmount(field.value) ?? Number.NaN,
    write(stake) {
      field.value = asWhole(stake)
      before = field.value
      changed()
    },
    check(balance) {
      const stake = stakeField.read()
      const fits = stake >= bounds.min && stake <= bounds.max
      field.ariaInvalid = String(!fits || stake > balance)
      if (Number.isNaN(stake) && field.value !== '')
        return text('stake.unread', { text: field.value.slice(0, 24) })
      if (!fits) return text('stake.bounds', { min: asMoney(bounds.min), max: asMoney(bounds.max) })
      return stake > balance ? text('stake.short', { amount: asMoney(balance) }) : ''
    },
    multiply(factor) {
      const stake = Math.floor((stakeField.read() || bounds.min) * factor)
      stakeField.write(Math.min(bounds.max, Math.max(bounds.min, stake)))
    },
    setBounds(next) {
      bounds = next
      showChips()
      if (!(stakeField.read() >= bounds.min)) stakeField.write(startStake(bounds))
    },
    setEnabled(isEnabled) {
      field.disabled = !isEnabled
      for (const chip of chips.querySelectorAll('button')) chip.disabled = !isEnabled
    },
  }
  function showChips(): void {
    const amounts = [1, 5, 10, 50, 100]
      .map((times) => startStake(bounds) * times)
      .filter((amount) => amount <= bounds.max)
    chips.replaceChildren(
      ...amounts.slice(0, 4).map((amount) => chipOf(amount)),
      ...factors.map(([factor, key]) => factorChip(factor, key)),
    )
  }
  function chipOf(amount: number): HTMLButtonElement {
    const words = asShort(amount)
    const chip = h('button', { type: 'button', class: 'chip', 'data-value': amount }, words)
    chip.ariaLabel = text('stake.set', { amount: words })
    chip.addEventListener('click', () => stakeField.write(amount))
    return chip
  }
  function factorChip(factor: number, key: string): HTMLButtonElement {
    const chip = h('button', { type: 'button', class: 'chip' }, text(key))
    chip.ariaLabel = text(`${key}_name`)
    chip.addEventListener('click', () => stakeField.multiply(factor))
    return chip
  }
  function changed(): void {
    field.ariaInvalid = 'false'
    const stake = stakeField.read()
    for (const chip of chips.querySelectorAll<HTMLButtonElement>('[data-value]')) {
      chip.ariaPressed = String(Number(chip.dataset['value']) === stake)
    }
    onChange()
  }
  const edited = (inputType: string): void => {
    const edit = editAmount({
      before,
      text: field.value,
      caret: field.selectionStart ?? field.value.length,
      inputType,
      separator: language === 'EN' ? ',' : '.',
      maxDigits: 12,
    })
    // What cannot be read stays, and is told once it is played.
    if (edit.refused === undefined) {
      field.value = edit.text
      field.setSelectionRange(edit.caret, edit.caret)
    }
    before = field.value
    changed()
  }
  field.addEventListener('input', (event) => {
    const isTyped = event instanceof InputEvent
    // What a keyboard still composes would be composed again if it changed.
    if (isTyped && event.isComposing) changed()
    else edited(isTyped ? event.inputType : '')
  })
  field.addEventListener('compositionend', () => edited(''))
  field.addEventListener('change', () => {
    const stake = stakeField.read()
    if (stake > 0) stakeField.write(stake)
  })
  field.addEventListener('focus', () => field.select())
  return stakeField
}

/** The stake that a page opens with: ten thousand đồng where that may be staked. */
function startStake({ min, max }: StakeBounds): number {
  return Math.min(max, Math.max(min, 10_000))
}
