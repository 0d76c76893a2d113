import { html } from 'hono/html'
import type { Html } from '../local-page.ts'

/** A field of one line with its label. */
export function field(
  name: string,
  label: string,
  value: string | number | undefined | null,
  {
    required = true,
    most = 40,
    isWrong = false,
  }: { required?: boolean; most?: number; isWrong?: boolean } = {},
): Html {
  return html`<label
    >${label}
    <input
      name="${name}"
      value="${value ?? ''}"
      maxlength="${most}"
      ${required ? 'required' : ''}
      ${isWrong ? 'aria-invalid=true' : ''}
  /></label>`
}

/** A field for what nobody may read over a shoulder; it is always empty at first. */
export function secretField(name: string, label: string, isWrong: boolean): Html {
  return html`<label
    >${label}
    <input
      type="password"
      name="${name}"
      maxlength="200"
      autocomplete="off"
      required
      ${isWrong ? 'aria-invalid=true' : ''}
  /></label>`
}

/** A field for a key, which has many lines. */
export function keyField(
  name: string,
  label: string,
  value: string,
  { isWrong, required = true }: { isWrong: boolean; required?: boolean },
): Html {
  return html`<label
    >${label}
    <textarea
      name="${name}"
      rows="4"
      maxlength="5000"
      autocomplete="off"
      spellcheck="false"
      ${required ? 'required' : ''}
      ${isWrong ? 'aria-invalid=true' : ''}
    >
${value}</textarea>
  </label>`
}

/** A field of several lines with its label. */
export function longField(name: string, label: string, value: string | undefined, most: number): Html {
  return html`<label
    >${label} <textarea name="${name}" rows="3" maxlength="${most}" required>${value ?? ''}</textarea>
  </label>`
}

/** One answer out of a few. */
export function choiceField(
  name: string,
  label: string,
  choices: readonly { value: string; text: string }[],
  chosen?: string,
): Html {
  return html`<label
    >${label}
    <select name="${name}">
      ${choices.map(
        ({ value, text }) =>
          html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`,
      )}
    </select></label
  >`
}

/** A day. */
export function dayField(name: string, label: string, required = true): Html {
  return html`<label>${label} <input type="date" name="${name}" ${required ? 'required' : ''} /></label>`
}

/** A box to tick. */
export function tickField(name: string, label: string, isTicked = false): Html {
  return html`<label><input type="checkbox" name="${name}" ${isTicked ? 'checked' : ''} /> ${label}</label>`
}

/** A group of boxes to tick, folded until it is asked for. */
export function ticksField(
  group: string,
  label: string,
  choices: readonly { value: string; text: string }[],
): Html {
  return html`<details>
    <summary>${label}</summary>
    ${choices.map(({ value, text }) => tickField(`${group}.${value}`, text))}
  </details>`
}

/** What is looked at once in a while, behind its title. */
export function fold(title: string | Html, content: Html, isOpen = false): Html {
  return html`<details ${isOpen ? 'open' : ''}>
    <summary>${title}</summary>
    ${content}
  </details>`
}

/** Whether something is open. */
export function isOpenField(isOpen: boolean, text: (key: string) => string): Html {
  return html`<label
    ><input type="checkbox" name="isOpen" ${isOpen ? 'checked' : ''} /> ${text('chat.open')}</label
  >`
}
