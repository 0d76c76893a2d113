import { html } from 'hono/html'
import { messageText } from '../texts.ts'
import { renderLocalPage, type Html } from '../local-page.ts'
import type {
  DeskOffer,
  DeskRaffle,
  DeskTicket,
  DeskTransfer,
  DeskWithdrawal,
  WaitingConcern,
  WaitingCount,
  EconomyRequest,
  PayoutLock,
  WaitingFeedback,
  WaitingRedemption,
  WaitingResult,
  WaitingThing,
} from '@saola/gateway'
import { confirmationSteps, type ConfirmationState } from '@saola/rules'
import { renderNotice, type DeskNotice } from './render-notice.ts'
import { renderBounced } from './render-bounced.ts'
import { renderConcern } from './render-concern.ts'
import { renderLock } from './render-lock.ts'
import { renderOverride } from './render-override.ts'
import { renderFeedback } from './render-feedback.ts'
import { renderOffer } from './render-offer.ts'
import { renderRaffles } from './render-raffles.ts'
import { renderRedemption } from './render-redemption.ts'
import { renderResult } from './render-result.ts'
import { renderTicket } from './render-ticket.ts'
import { renderTransfer } from './render-transfer.ts'
import { renderCounts, renderOfVendor } from './render-waiting.ts'
import { renderWithdrawal } from './render-withdrawal.ts'

/** What the page shows. */
export type DeskPage = {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  notice: DeskNotice | undefined
  /** How much waits, and what of it no act of the operator ends. */
  counts: readonly WaitingCount[]
  ofVendors: readonly WaitingThing[]
  withdrawals: readonly DeskWithdrawal[]
  transfers: readonly DeskTransfer[]
  locks: readonly PayoutLock[]
  tickets: readonly DeskTicket[]
  feedback: readonly WaitingFeedback[]
  concerns: readonly WaitingConcern[]
  results: readonly WaitingResult[]
  redemptions: readonly WaitingRedemption[]
  offers: readonly DeskOffer[]
  raffles: readonly DeskRaffle[]
  overrides: readonly EconomyRequest[]
  /** A key for each form: pressed twice, it is one step. */
  newKey: () => string
}

/** A text of the desk's catalogue. */
export type DeskText = (key: string, params?: Record<string, string | number>) => string

/** The operator's desk: what waits for its people, with the buttons to deal with it; complete without scripts. */
export function renderDeskPage(page: DeskPage): Html {
  const text: DeskText = (key, params) => messageText(page.language, `desk.${key}`, params)
  const toDecide = page.withdrawals.filter(
    ({ confirmation }) => confirmation !== null && isMissing(confirmation),
  )
  const toPay = page.withdrawals.filter(
    ({ confirmation }) => confirmation === null || confirmation === 'partly_sent',
  )
  const toAnswer = page.withdrawals.filter(({ confirmation }) => confirmation === 'disbursed')
  const render = (each: DeskWithdrawal): Html => renderWithdrawal(each, { ...page, text })
  const waiting = [
    page.withdrawals,
    page.transfers,
    page.locks,
    page.tickets,
    page.feedback,
    page.concerns,
    page.results,
    page.redemptions,
    page.offers,
    page.overrides,
    page.ofVendors,
  ]
  const isIdle = waiting.every(({ length }) => length === 0)
  return renderLocalPage({
    language: page.language,
    here: page.here,
    stylesheet: '/desk/style.css',
    name: text('title'),
    heading: text('page.title'),
    body: html`${renderNotice(page.notice, text)}
      <p class="links">
        <a href="/desk?language=${page.language}">${text('refresh')}</a>
        <a href="/desk/announcements?language=${page.language}">${text('news')}</a>
        <a href="/desk/rewards?language=${page.language}">${text('rewards')}</a>
        <a href="/desk/decided?language=${page.language}">${text('decided')}</a>
        <a href="/desk/offers?language=${page.language}">${text('promotions')}</a>
        <a href="/desk/shop?language=${page.language}">${text('shop')}</a>
        <a href="/desk/vendors?language=${page.language}">${text('vendors')}</a>
        <a href="/desk/help?language=${page.language}">${text('help')}</a>
        <a href="/desk/chat?language=${page.language}">${text('chat')}</a>
      </p>
      ${renderCounts(page.counts, page.language, text)}
      ${isIdle ? html`<p class="note"><strong>${text('empty')}</strong><br />${text('empty_hint')}</p>` : ''}
      ${section(text('missing'), toDecide.map(render))} ${section(text('waiting'), toPay.map(render))}
      ${section(text('sent'), toAnswer.map(render))}
      ${section(
        text('transfers'),
        page.transfers.map((each) => renderTransfer(each, page.language, text)),
      )}
      ${section(
        text('waits.vendors'),
        page.ofVendors.map((each) => renderOfVendor(each, page.language, text)),
      )}
      ${section(
        text('locks'),
        page.locks.map((each) => renderLock(each, page.language, text)),
      )}
      ${section(
        text('concern'),
        page.concerns.map((each) => renderConcern(each, page.language, text)),
      )}
      ${section(
        text('questions'),
        page.tickets.map((each) => renderTicket(each, page.language, text)),
      )}
      ${section(
        text('feedback'),
        page.feedback.map((each) => renderFeedback(each, page.language, text)),
      )}
      ${section(
        text('goods'),
        page.redemptions.map((each) => renderRedemption(each, page.language, text)),
      )}
      ${section(
        text('offers'),
        page.offers.map((row) => renderOffer({ row, language: page.language, text })),
      )}
      ${section(
        text('overrides'),
        page.overrides.map((each) => renderOverride(each, page.language, text)),
      )}
      ${section(
        text('results'),
        page.results.map((each) => renderResult(each, page.language, text)),
      )}
      <section>
        <h2>${text('bounced')}</h2>
        ${renderBounced({ language: page.language, text, key: page.newKey() })}
      </section>
      ${page.raffles.length === 0 ? '' : gifts(page, text)}`,
    back: { href: page.memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}

/** The member says that money did not come: the operator decides what happens now. */
function isMissing(confirmation: ConfirmationState): boolean {
  return confirmationSteps(confirmation, 'operator').includes('repay')
}

/** Nothing that waits: what the operator may do at any time. */
function gifts({ raffles, language, newKey }: DeskPage, text: DeskText): Html {
  return html`<section>
    <h2>${text('raffles')}</h2>
    ${renderRaffles({ raffles, language, text, key: newKey() })}
  </section>`
}

function section(title: string, items: readonly Html[]): Html | '' {
  if (items.length === 0) return ''
  return html`<section>
    <h2>${title} <span class="count">${items.length}</span></h2>
    ${items}
  </section>`
}
