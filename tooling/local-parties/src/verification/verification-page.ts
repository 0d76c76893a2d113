import { html } from 'hono/html'
import { renderLocalPage, type Html } from '../local-page.ts'
import { messageText } from '../texts.ts'
import type { AskedCheck } from './verification-service.ts'

/** What waits for a person of the service, each with both answers. */
export function renderWaitingChecks(page: {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  waiting: readonly AskedCheck[]
}): Html {
  const text = (key: string): string => messageText(page.language, `outbox.${key}`)
  return renderLocalPage({
    language: page.language,
    here: page.here,
    stylesheet: '/verification/style.css',
    name: text('verification.title'),
    heading: text('verification.waiting'),
    body:
      page.waiting.length === 0
        ? html`<p class="note">${text('verification.empty')}</p>`
        : html`${page.waiting.map(
            ({ reference, fullName, documentNumber }) =>
              html`<form method="post" action="/verification" aria-label="${fullName}">
                <input type="hidden" name="language" value="${page.language}" />
                <input type="hidden" name="reference" value="${reference}" />
                <p><strong>${fullName}</strong> <span class="number">${documentNumber}</span></p>
                <button type="submit" name="verdict" value="verified">${text('verification.verify')}</button>
                <button type="submit" name="verdict" value="refused" class="quiet">
                  ${text('verification.refuse')}
                </button>
              </form>`,
          )}`,
    back: { href: page.memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}
