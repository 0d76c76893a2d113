import { html } from 'hono/html'
import { formatDateTime, languageOf } from '@saola/i18n'
import type { ModeratedMessage } from '@saola/gateway'
import { renderLocalPage, type Html } from '../../local-page.ts'
import { messageText } from '../../texts.ts'

/** What the page shows of each merchant's room. */
export type ChatRoomAtDesk = {
  merchant: string
  isOpen: boolean
  slowSeconds: number
  messages: readonly ModeratedMessage[]
}

export type ChatDeskPage = {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  /** What was just done, or why it was not. */
  notice: { kind: 'done' } | { kind: 'refused'; text: string } | undefined
  rooms: readonly ChatRoomAtDesk[]
}

type Text = (key: string, params?: Record<string, string | number>) => string

/** The chat rooms for an operator: how slow each is, what was reported and said, and the acts; complete without scripts. */
export function renderChatPage({ language, here, memberOrigin, notice, rooms }: ChatDeskPage): Html {
  const text: Text = (key, params) => messageText(language, `desk.${key}`, params)
  return renderLocalPage({
    language,
    here,
    stylesheet: '/desk/style.css',
    name: text('title'),
    heading: text('chat'),
    body: html`${
        notice === undefined
          ? ''
          : html`<p
              class="note ${notice.kind === 'done' ? 'good' : 'bad'}"
              role="${notice.kind === 'done' ? 'status' : 'alert'}"
            >
              ${notice.kind === 'done' ? text('chat.done') : notice.text}
            </p>`
      }
      <p class="links"><a href="/desk?language=${language}">${text('page.title')}</a></p>
      ${rooms.map((room) => renderRoom(room, language, text))}`,
    back: { href: memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}

function renderRoom(room: ChatRoomAtDesk, language: 'VI' | 'EN', text: Text): Html {
  const { merchant, isOpen, slowSeconds, messages } = room
  return html`<section>
      <h2>${text('chat.room')} ${merchant}</h2>
      <article aria-label="${text('chat.room')}">
        <form class="step" method="post" action="/desk/chat" aria-label="${text('chat.room')}">
          ${hidden({ step: 'room', merchant, language })}
          <label
            ><input type="checkbox" name="isOpen" ${isOpen ? 'checked' : ''} /> ${text('chat.open')}</label
          >
          <label for="slow-${merchant}">${text('chat.slow')}</label>
          <input
            id="slow-${merchant}"
            name="slowSeconds"
            inputmode="numeric"
            value="${slowSeconds}"
            maxlength="4"
            required
          />
          <button>${text('chat.save')}</button>
        </form>
        <form class="step" method="post" action="/desk/chat" aria-label="${text('chat.say')}">
          ${hidden({ step: 'say', merchant, language })}
          <label for="say-${merchant}">${text('chat.say')}</label>
          <input id="say-${merchant}" name="text" maxlength="300" autocomplete="off" required />
          <label for="by-${merchant}">${text('chat.by')}</label>
          <input id="by-${merchant}" name="by" maxlength="40" autocomplete="off" required />
          <button>${text('chat.say_act')}</button>
        </form>
      </article>
    </section>
    <section>
      <h2>${text('chat.messages')} <span class="count">${messages.length}</span></h2>
      ${messages.length === 0 ? html`<p class="note">${text('chat.none')}</p>` : ''}
      ${messages.map((each) => renderMessage(each, merchant, language, text))}
    </section>`
}

function renderMessage(row: ModeratedMessage, merchant: string, language: 'VI' | 'EN', text: Text): Html {
  const spoken = languageOf(language)
  const id = `m${row.messageId}`
  const act = row.isHidden ? 'show' : 'hide'
  return html`<article aria-labelledby="${id}">
    <p class="head">
      <strong id="${id}">${row.account}</strong>
      ${row.reports > 0 ? html`<span class="state">${text('chat.reports', { count: row.reports })}</span>` : ''}
      <time datetime="${new Date(row.at).toISOString()}">${formatDateTime(row.at, spoken)}</time>
    </p>
    <p>${row.text}</p>
    ${
      row.mutedUntil === null
        ? ''
        : html`<p class="to">${text('chat.muted', { time: formatDateTime(row.mutedUntil, spoken) })}</p>`
    }
    <form class="step" method="post" action="/desk/chat" aria-labelledby="${id}">
      ${hidden({ step: act, merchant, language })}
      <input type="hidden" name="messageId" value="${row.messageId}" />
      <button class="plain">${text(`chat.${act}`)}</button>
    </form>
    ${
      row.isStaff
        ? ''
        : html`<form class="step" method="post" action="/desk/chat" aria-labelledby="${id}">
            ${hidden({ step: 'mute', merchant, language })}
            <input type="hidden" name="member" value="${row.account}" />
            <label for="hours-${id}">${text('chat.mute')}</label>
            <input id="hours-${id}" name="hours" inputmode="numeric" value="24" maxlength="4" required />
            <button class="plain">${text('chat.mute_act')}</button>
          </form>`
    }
  </article>`
}

function hidden(fields: Record<string, string>): Html {
  return html`${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}`
}
