/** Puts a text into an input as if it was typed, so that whoever listens to it hears of it. */
export function typeInto(input: HTMLInputElement, text: string): void {
  // React keeps the last value of an input beside it and hears nothing of one that was set through its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
