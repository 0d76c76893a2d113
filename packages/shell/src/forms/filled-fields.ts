import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Fields in which a person could have typed what stands there. */
const typed = 'input:not([type=checkbox],[type=radio],[type=file]),textarea'

function textFields(form: Element): NodeListOf<HTMLInputElement | HTMLTextAreaElement> {
  return form.querySelectorAll(typed)
}

/**
 * Lets every field of a page say what it holds before its form is sent or one of its form's buttons acts: password managers
 * fill fields without an event. React ignores an event of a field that it knows.
 */
export function hearFilledFields(page: Document): void {
  for (const act of ['click', 'submit']) page.addEventListener(act, hear, true)
}

function hear({ target }: Event): void {
  // What is pressed or sent on a page is an element.
  const form = (target as Element).closest('button, form')?.closest('form')
  for (const field of form ? textFields(form) : []) field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Takes what stands in a form's fields where the form knows something else, because a script filled it in behind React's
 * back. A field that shows its value in other words, such as an amount, has no name or holds no text.
 */
export function takeFilledFields<Values extends FieldValues>(
  element: HTMLFormElement,
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
): void {
  const known: FieldValues = form.getValues()
  for (const { name, value } of textFields(element)) {
    if (typeof known[name] !== 'string' || known[name] === value) continue
    // A text field of a name that the form has is one of its fields.
    form.setValue(name as Path<Values>, value as never, { shouldDirty: true })
  }
}
