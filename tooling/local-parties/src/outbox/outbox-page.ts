import { html } from 'hono/html'
import { formatDateTime, formatPhone, languageOf } from '@saola/i18n'
import { messageText } from '../texts.ts'
import { renderLocalPage, type Html } from '../local-page.ts'
import type { SentMessage } from '@saola/gateway'

/** What the page shows. */
export type OutboxPage = {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  /** The filter as it was typed; empty shows everybody's. */
  recipient: string
  /** Whether the visitor asked for the page to load itself again. */
  refreshes: boolean
  messages: readonly SentMessage[]
}

const refreshSeconds = 5

type Text = (key: string, params?: Record<string, string | number>) => string

/** The local outbox: every SMS and mail, the newest first. */
export function renderOutboxPage(page: OutboxPage): Html {
  const text: Text = (key, params) => messageText(page.language, `outbox.${key}`, params)
  return renderLocalPage({
    language: page.language,
    here: page.here,
    stylesheet: '/outbox/style.css',
    name: text('title'),
    heading: text('page.title'),
    body: html`${filterForm(page, text)} ${refreshLinks(page, text)} ${list(page, text)}`,
    back: { href: page.memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
    ...(page.refreshes && { refreshSeconds }),
  })
}

function filterForm(page: OutboxPage, text: Text): Html {
  return html`<form class="filter" method="get" action="/outbox" role="search">
    <label for="recipient">${text('recipient')}</label>
    <input type="hidden" name="language" value="${page.language}" />
    <input
      id="recipient"
      name="recipient"
      value="${page.recipient}"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
    />
    <button type="submit">${text('filter')}</button>
  </form>`
}

function refreshLinks(page: OutboxPage, text: Text): Html {
  return html`<p class="links">
    <a href="${addressOf(page, {})}">${text('refresh')}</a>
    ${
      page.refreshes
        ? html`<a href="${addressOf(page, { refresh: '' })}">${text('refresh.stop')}</a>`
        : html`<a href="${addressOf(page, { refresh: 'on' })}"
            >${text('refresh.start', { seconds: refreshSeconds })}</a
          >`
    }
    ${page.recipient === '' ? '' : html`<a href="${addressOf(page, { recipient: '' })}">${text('all')}</a>`}
    <a href="/phone?language=${page.language}">${text('phone.link')}</a>
  </p>`
}

function list(page: OutboxPage, text: Text): Html {
  if (page.messages.length === 0) {
    return page.recipient === ''
      ? html`<p class="note"><strong>${text('empty')}</strong><br />${text('empty_hint')}</p>`
      : html`<p class="note">${text('none', { recipient: page.recipient })}</p>`
  }
  return html`<p class="count">${text('page.count', { count: page.messages.length })}</p>
    <ol class="messages">
      ${page.messages.map((message) => item(message, page, text))}
    </ol>`
}

function item(message: SentMessage, page: OutboxPage, text: Text): Html {
  const isSms = message.channel === 'sms'
  const recipient = isSms ? formatPhone(message.recipient) : message.recipient
  return html`<li>
    <article>
      <p class="to">
        <span class="channel">${text(`channel.${message.channel}`)}</span>
        <a href="${addressOf(page, { recipient: message.recipient })}">${recipient}</a>
        <time datetime="${new Date(message.createdAt).toISOString()}"
          >${formatDateTime(message.createdAt, languageOf(page.language))}</time
        >
      </p>
      <div lang="${languageOf(message.language)}">
        ${isSms ? '' : html`<h2>${message.title}</h2>`}
        <p class="content">${withCode(message.content)}</p>
      </div>
    </article>
  </li>`
}

/** The code of a message stands out, as phones show it. */
function withCode(content: string): Html {
  const parts = content.split(/\b(\d{6})\b/)
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<b class="code">${part}</b>` : part))}`
}

/** This page with other parameters; an empty one is left out. */
function addressOf(page: OutboxPage, changes: Record<string, string>): string {
  const url = new URL(page.here)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return `${url.pathname}${url.search}`
}
