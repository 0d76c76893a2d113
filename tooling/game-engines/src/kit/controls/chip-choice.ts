import { button, h } from '../dom.ts'

/** One of a few values, chosen by chips. */
export type ChipChoice<Value> = {
  /** The label with the chips, for the controls. */
  field: HTMLElement
  value: () => Value
  choose: (value: Value) => void
  setEnabled: (isEnabled: boolean) => void
}

/** An option of a choice: its value, its words, and its name where the words alone would not say enough. */
export type ChipOption<Value> = { value: Value; words: string | Node; name?: string }

let made = 0

/** Chips of which one is pressed; `onChange` hears of another one. */
export function chipChoice<Value extends string | number>(
  label: string,
  options: readonly ChipOption<Value>[],
  onChange: (value: Value) => void,
): ChipChoice<Value> {
  const [first] = options
  if (!first) throw new Error('a choice needs an option')
  let chosen = first.value
  made += 1
  const id = `choice-${made}`
  const chips = options.map(({ value, words, name }) =>
    button(words, () => choose(value), { class: 'chip', 'aria-label': name, 'data-value': value }),
  )
  const field = h(
    'div',
    { class: 'field' },
    h('p', { class: 'label', id }, label),
    h('div', { class: 'chips', role: 'group', 'aria-labelledby': id }, ...chips),
  )
  function show(): void {
    for (const [index, chip] of chips.entries()) chip.ariaPressed = String(options[index]?.value === chosen)
  }
  function choose(value: Value): void {
    chosen = value
    show()
    onChange(value)
  }
  show()
  return {
    field,
    value: () => chosen,
    choose,
    setEnabled(isEnabled) {
      for (const chip of chips) chip.disabled = !isEnabled
    },
  }
}
