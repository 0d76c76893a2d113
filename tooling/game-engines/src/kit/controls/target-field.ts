import { h } from '../dom.ts'
import { asHundredths, hundredthsOf } from '../numbers.ts'

/** A field for the number that a player aims at, in hundredths. */
export type TargetField = {
  /** The label and the box, for a field of the controls. */
  parts: readonly Node[]
  /** NaN where nothing stands that is a number. */
  value: () => number
  write: (hundredths: number) => void
  /** Marks what stands there as wrong and leads to it; the mark goes with the next edit. */
  refuse: () => void
  setEnabled: (isEnabled: boolean) => void
}

/** `onEdit` hears of each change, `onLeave` of the number with which the field is left. */
export function targetField(
  label: string,
  { unit, onEdit, onLeave }: { unit?: string; onEdit: () => void; onLeave: (hundredths: number) => void },
): TargetField {
  const input = h('input', {
    id: 'target',
    inputmode: 'decimal',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    'aria-describedby': 'error',
  })
  const value = (): number => hundredthsOf(input.value)
  function edit(): void {
    input.ariaInvalid = 'false'
    onEdit()
  }
  input.addEventListener('input', edit)
  input.addEventListener('change', () => onLeave(value()))
  input.addEventListener('focus', () => input.select())
  const unitShown = unit === undefined ? [] : [h('span', { 'aria-hidden': 'true' }, unit)]
  return {
    parts: [h('label', { for: 'target' }, label), h('div', { class: 'box' }, input, ...unitShown)],
    value,
    write(hundredths) {
      input.value = asHundredths(hundredths)
      edit()
    },
    refuse() {
      input.ariaInvalid = 'true'
      input.focus()
    },
    setEnabled(isEnabled) {
      input.disabled = !isEnabled
    },
  }
}
