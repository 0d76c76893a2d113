import { html } from 'hono/html'
import { formatDateTime, languageOf } from '@saola/i18n'
import type { StandingAnnouncement } from '@saola/gateway'
import { renderLocalPage, type Html } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { bannerForm, noticeForm } from './announcement-forms.ts'

/** What the page shows. */
export type AnnouncementsPage = {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  /** What was just done, or why it was not. */
  notice: { kind: 'done'; step: 'published' | 'ended' } | { kind: 'refused'; text: string } | undefined
  merchants: readonly { merchant: string; standing: readonly StandingAnnouncement[] }[]
}

/** What the operator tells everybody, with the forms to publish more and a button to end each; complete without scripts. */
export function renderAnnouncementsPage(page: AnnouncementsPage): Html {
  const { language } = page
  const text = (key: string): string => messageText(language, `desk.${key}`)
  return renderLocalPage({
    language,
    here: page.here,
    stylesheet: '/desk/style.css',
    name: text('title'),
    heading: text('news'),
    body: html`${notice(page)}
      <p class="links"><a href="/desk?language=${language}">${text('page.title')}</a></p>
      ${page.merchants.map(
        ({ merchant, standing }) =>
          html`<section>
              <h2>${text('news.standing')} · ${merchant} <span class="count">${standing.length}</span></h2>
              ${standing.map((each) => renderStanding(each, merchant, language))}
            </section>
            <section>
              <h2>${text('news.notice')} · ${merchant}</h2>
              ${noticeForm(merchant, language)}
            </section>
            <section>
              <h2>${text('news.banner')} · ${merchant}</h2>
              ${bannerForm(merchant, language)}
            </section>`,
      )}`,
    back: { href: page.memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}

function renderStanding(row: StandingAnnouncement, merchant: string, language: 'VI' | 'EN'): Html {
  const text = (key: string, params?: Record<string, string>): string =>
    messageText(language, `desk.${key}`, params)
  const spoken = languageOf(language)
  const id = `n${row.ids[0]}`
  const kind = row.kind === 'banner' ? 'banners' : row.kind
  return html`<article aria-labelledby="${id}">
    <p class="head">
      <strong id="${id}">${row.title[language] ?? row.title.VI ?? row.title.EN}</strong>
      <span class="state">${messageText(language, `support.announcements.type.${kind}`)}</span>
      <time datetime="${new Date(row.publishedAt).toISOString()}"
        >${formatDateTime(row.publishedAt, spoken)}</time
      >
    </p>
    ${row.execution === null ? '' : html`<p class="to">${text(`news.kind.popup-${row.execution}`)}</p>`}
    ${
      row.endsAt === null
        ? ''
        : html`<p class="to">${text('news.until', { time: formatDateTime(row.endsAt, spoken) })}</p>`
    }
    <form
      class="step"
      method="post"
      action="/desk/announcements"
      enctype="multipart/form-data"
      aria-labelledby="${id}"
    >
      <input type="hidden" name="do" value="withdraw" />
      <input type="hidden" name="merchant" value="${merchant}" />
      <input type="hidden" name="language" value="${language}" />
      <input type="hidden" name="ids" value="${row.ids.join(',')}" />
      <button class="plain">${text('news.end')}</button>
    </form>
  </article>`
}

function notice({ language, notice: said }: AnnouncementsPage): Html | '' {
  if (said === undefined) return ''
  if (said.kind === 'refused') return html`<p class="note bad" role="alert">${said.text}</p>`
  return html`<p class="note good" role="status">${messageText(language, `desk.news.done.${said.step}`)}</p>`
}
