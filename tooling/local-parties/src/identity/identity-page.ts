import { html } from 'hono/html'
import { messageText } from '../texts.ts'
import { renderLocalPage, type Html } from '../local-page.ts'

/** Whom the visitor wants to be, as it was typed. */
export type Pretended = { name: string; email: string; isVerified: boolean }

/** What the page shows: the question, or that there is nothing left to ask. */
export type IdentityPage = {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  /** Whom the page plays: "Google". */
  provider: string
} & ({ state: 'ask'; typed: Pretended; isRefused: boolean } | { state: 'ended' })

type Text = (key: string) => string

/** The local identity provider's only page: whom do you want to be? */
export function renderIdentityPage(page: IdentityPage): Html {
  const text: Text = (key) => messageText(page.language, `identity.${key}`, { provider: page.provider })
  const title = text('title')
  return renderLocalPage({
    language: page.language,
    here: page.here,
    stylesheet: '/style.css',
    name: page.provider,
    heading: page.state === 'ask' ? title : text('ended.title'),
    body: page.state === 'ask' ? question(page, text) : html`<p class="note bad">${text('ended.body')}</p>`,
    back: { href: page.memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}

function question(page: { here: URL; typed: Pretended; isRefused: boolean }, text: Text): Html {
  const wrong = page.isRefused ? html`aria-invalid="true" aria-describedby="refused"` : ''
  return html`<p>${text('page.body')}</p>
    ${page.isRefused ? html`<p class="note bad" role="alert" id="refused">${text('required')}</p>` : ''}
    <form class="person" method="post" action="${page.here.pathname}${page.here.search}">
      <label for="name">${text('name')}</label>
      <input
        id="name"
        name="name"
        value="${page.typed.name}"
        maxlength="60"
        autocomplete="off"
        required
        ${wrong}
      />
      <label for="email">${text('email')}</label>
      <input
        id="email"
        name="email"
        type="email"
        value="${page.typed.email}"
        maxlength="100"
        autocomplete="off"
        required
        ${wrong}
      />
      <label class="check">
        <input type="checkbox" name="verified" value="yes" ${page.typed.isVerified ? html`checked` : ''} />
        ${text('verified')}
      </label>
      <button type="submit" name="do" value="continue">${text('continue')}</button>
      <button type="submit" name="do" value="cancel" formnovalidate>${text('cancel')}</button>
    </form>`
}
