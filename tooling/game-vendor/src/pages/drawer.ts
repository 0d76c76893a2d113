import { html, type Markup } from './html.ts'

/** A dialog with its title and its cross, closed. */
export function drawer(id: string, title: string, close: string, body: Markup): Markup {
  return html`<dialog class="drawer" id="${id}" aria-labelledby="${id}-title">
    <div class="drawer-top">
      <h2 id="${id}-title">${title}</h2>
      <button type="button" class="quiet" data-close aria-label="${close}">
        <span aria-hidden="true">✕</span>
      </button>
    </div>
    ${body}
  </dialog>`
}
