import { html } from 'hono/html'
import { formatDateTime, languageOf } from '@saola/i18n'
import { gameFamilies } from '@saola/protocol'
import { promotionTags, promotionTypes } from '@saola/rules'
import type { StandingOffers } from '@saola/gateway'
import { renderLocalPage, type Html } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { dayField, field, longField, tickField, ticksField } from '../desk-fields.ts'

export type OffersDeskPage = {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  /** What was just done, or why it was not. */
  notice: { kind: 'done' } | { kind: 'refused'; text: string } | undefined
  standing: readonly StandingOffers[]
  /** The present in ms: what runs can be ended. */
  now: number
}

type Text = (key: string) => string

/** The promotions that stand, and a form for a new one; complete without scripts. */
export function renderOffersPage(page: OffersDeskPage): Html {
  const { language, here, memberOrigin, notice, standing } = page
  const text: Text = (key) => messageText(language, `desk.${key}`)
  const isDone = notice?.kind === 'done'
  return renderLocalPage({
    language,
    here,
    stylesheet: '/desk/style.css',
    name: text('title'),
    heading: text('promotions'),
    body: html`${
        notice &&
        html`<p class="note ${isDone ? 'good' : 'bad'}" role="${isDone ? 'status' : 'alert'}">
          ${notice.kind === 'done' ? text('chat.done') : notice.text}
        </p>`
      }
      <p class="links"><a href="/desk?language=${language}">${text('page.title')}</a></p>
      ${standing.map(
        (each) =>
          html`<section>
              <h2>${text('promotions.new')} · ${each.merchant}</h2>
              ${renderNew(each.merchant, language, text)}
            </section>
            <section>
              <h2>
                ${text('promotions.standing')} · ${each.merchant}
                <span class="count">${each.offers.length}</span>
              </h2>
              ${each.offers.map((offer) => renderOffer(offer, each.merchant, page, text))}
            </section>`,
      )}`,
    back: { href: memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}

function renderOffer(
  offer: StandingOffers['offers'][number],
  merchant: string,
  { language, now }: OffersDeskPage,
  text: Text,
): Html {
  const [from, to] = [offer.starts_at, offer.ends_at].map((time) =>
    formatDateTime(time, languageOf(language)),
  )
  const title = language === 'VI' ? offer.title_vi : offer.title_en
  return html`<article>
    <p class="head"><strong>${title}</strong></p>
    <p class="to">${from} – ${to}</p>
    ${
      offer.starts_at < now &&
      html`<form class="step" method="post" action="/desk/offers">
        <input type="hidden" name="act" value="end" />
        <input type="hidden" name="merchant" value="${merchant}" />
        <input type="hidden" name="language" value="${language}" />
        <input type="hidden" name="promotionId" value="${offer.id}" />
        <button class="plain" aria-label="${text('promotions.end')}: ${title}">
          ${text('promotions.end')}
        </button>
      </form>`
    }
  </article>`
}

function renderNew(merchant: string, language: 'VI' | 'EN', text: Text): Html {
  const named = <Value extends string>(values: readonly Value[], key: (value: Value) => string) =>
    values.map((value) => ({ value, text: messageText(language, key(value)) }))
  return html`<article>
    <form class="step" method="post" action="/desk/offers">
      <input type="hidden" name="act" value="create" />
      <input type="hidden" name="merchant" value="${merchant}" />
      <input type="hidden" name="language" value="${language}" />
      ${field('titleVI', text('rewards.name_vi'), undefined, { most: 120 })}
      ${field('titleEN', text('rewards.name_en'), undefined, { most: 120 })}
      ${longField('contentVI', text('shop.about_vi'), undefined, 4000)}
      ${longField('contentEN', text('shop.about_en'), undefined, 4000)}
      ${ticksField(
        'type',
        text('promotions.types'),
        named(
          promotionTypes.filter((type) => type !== 'all'),
          (type) => `promotions.type.${type}`,
        ),
      )}
      ${ticksField(
        'tag',
        text('promotions.tags'),
        named(promotionTags, (tag) => `promotions.tag.${tag}`),
      )}
      ${ticksField(
        'family',
        text('promotions.families'),
        named(gameFamilies, (family) => `games.family.${family}`),
      )}
      ${dayField('from', text('shop.first_day'))} ${dayField('to', text('shop.last_day'))}
      ${dayField('claimUntil', text('promotions.claim_until'), false)}
      ${field('amount', text('promotions.amount'), undefined)}
      ${field('percent', text('promotions.percent'), undefined, { required: false })}
      ${field('leastDeposit', text('promotions.least_deposit'), undefined, { required: false })}
      ${field('multiple', text('promotions.multiple'), '10')}
      ${tickField('needsApproval', text('promotions.needs_approval'))}
      ${tickField('acceptWarnings', text('promotions.accept_warnings'))}
      <button>${text('shop.publish')}</button>
    </form>
  </article>`
}
