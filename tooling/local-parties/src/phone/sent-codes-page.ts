import { html } from 'hono/html'
import { formatDateTime, formatPhone, languageOf } from '@saola/i18n'
import { renderLocalPage, type Html } from '../local-page.ts'
import { messageText } from '../texts.ts'
import type { SentCode } from './phone-service.ts'

/** The codes that the played service sent, as the phones of a laptop. */
export function renderSentCodes(page: {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  sent: readonly SentCode[]
}): Html {
  const text = (key: string): string => messageText(page.language, `outbox.${key}`)
  return renderLocalPage({
    language: page.language,
    here: page.here,
    stylesheet: '/phone/style.css',
    name: text('phone.title'),
    heading: text('phone.codes'),
    body:
      page.sent.length === 0
        ? html`<p class="note">${text('phone.empty')}</p>`
        : html`<ol class="codes">
            ${page.sent.map(
              ({ phoneNumber, code, at }) =>
                html`<li>
                  <span>${formatPhone(phoneNumber)}</span> <b class="code">${code}</b>
                  <time datetime="${new Date(at).toISOString()}"
                    >${formatDateTime(at, languageOf(page.language))}</time
                  >
                </li>`,
            )}
          </ol>`,
    back: { href: page.memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}
