/**
 * Brings the first field in error of a form to the person: first in reading order, whatever draws it. A field that lies
 * in a folded part is unfolded.
 */
export function focusFirstProblem(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) {
    fold.open = true
  }
  field?.focus()
}
