/**
 * Brings the first field that holds back what was put into it to its person: it is no day or no amount, so the field shows
 * the value of before, which nobody meant to send. Answers whether there is one.
 */
export function focusRefusedField(form: Element): boolean {
  const field = form.querySelector<HTMLElement>('[data-refused]')
  field?.focus()
  return field !== null
}
