/** Does `submit` when the button is pressed, or Enter in a field of the group: a form that needs no form element. */
export function onSubmit(group: HTMLElement, button: HTMLElement, submit: () => void): void {
  button.addEventListener('click', submit)
  group.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    submit()
  })
}
