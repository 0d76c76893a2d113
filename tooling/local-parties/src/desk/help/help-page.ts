import { html } from 'hono/html'
import { questionTypes } from '@saola/protocol'
import type { HelpOfMerchant } from '@saola/gateway'
import { renderLocalPage, type Html } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { choiceField, field, longField } from '../desk-fields.ts'

export type HelpDeskPage = {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  /** What was just done, or why it was not. */
  notice: { kind: 'done' } | { kind: 'refused'; text: string } | undefined
  merchants: readonly HelpOfMerchant[]
}

type Text = (key: string) => string
type Article = HelpOfMerchant['articles'][number]

/** A form for a new article, and every article with a form to change it and a button to take it back; complete without scripts. */
export function renderHelpPage({ language, here, memberOrigin, notice, merchants }: HelpDeskPage): Html {
  const text: Text = (key) => messageText(language, `desk.${key}`)
  const isDone = notice?.kind === 'done'
  return renderLocalPage({
    language,
    here,
    stylesheet: '/desk/style.css',
    name: text('title'),
    heading: text('help'),
    body: html`${
        notice &&
        html`<p class="note ${isDone ? 'good' : 'bad'}" role="${isDone ? 'status' : 'alert'}">
          ${notice.kind === 'done' ? text('chat.done') : notice.text}
        </p>`
      }
      <p class="links"><a href="/desk?language=${language}">${text('page.title')}</a></p>
      ${merchants.map(
        ({ merchant, articles }) =>
          html`<section>
              <h2>${text('help.new')} · ${merchant}</h2>
              <article>${renderForm(undefined, merchant, language, text)}</article>
            </section>
            <section>
              <h2>${text('help.standing')} · ${merchant} <span class="count">${articles.length}</span></h2>
              ${articles.map(
                (each) =>
                  html`<details>
                    <summary>${each.title[language]}</summary>
                    ${renderForm(each, merchant, language, text)}
                    ${renderBack(each, merchant, language, text)}
                  </details>`,
              )}
            </section>`,
      )}`,
    back: { href: memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}

function renderForm(article: Article | undefined, merchant: string, language: 'VI' | 'EN', text: Text): Html {
  const topics = questionTypes.map((value) => ({
    value,
    text: messageText(language, `support.type.${value}`),
  }))
  return html`<form class="step" method="post" action="/desk/help">
    ${named('publish', article, merchant, language)}
    ${choiceField('topic', text('help.topic'), topics, article?.topic)}
    ${field('titleVI', text('help.title_vi'), article?.title.VI, { most: 200 })}
    ${field('titleEN', text('help.title_en'), article?.title.EN, { most: 200 })}
    ${longField('contentVI', text('help.content_vi'), article?.content.VI, 20_000)}
    ${longField('contentEN', text('help.content_en'), article?.content.EN, 20_000)}
    <button>${article === undefined ? text('shop.publish') : text('chat.save')}</button>
  </form>`
}

function renderBack(article: Article, merchant: string, language: 'VI' | 'EN', text: Text): Html {
  return html`<form class="step" method="post" action="/desk/help">
    ${named('withdraw', article, merchant, language)}
    <button class="plain" aria-label="${text('help.withdraw')}: ${article.title[language]}">
      ${text('help.withdraw')}
    </button>
  </form>`
}

function named(act: string, article: Article | undefined, merchant: string, language: 'VI' | 'EN'): Html {
  return html`<input type="hidden" name="act" value="${act}" />
    <input type="hidden" name="merchant" value="${merchant}" />
    <input type="hidden" name="language" value="${language}" />
    <input type="hidden" name="ids" value="${article?.ids.join(',') ?? ''}" />`
}
