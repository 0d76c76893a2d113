import { html } from 'hono/html'
import { raffleKinds } from '@saola/rules'
import type { ShopTerms } from '@saola/gateway'
import { renderLocalPage, type Html } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { choiceField, dayField, field, isOpenField, longField } from '../desk-fields.ts'

export type ShopDeskPage = {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  /** What was just done, or why it was not. */
  notice: { kind: 'done' } | { kind: 'refused'; text: string } | undefined
  terms: readonly ShopTerms[]
}

type Text = (key: string) => string
type Goods = ShopTerms['goods'][number]

/** What the site of members can draw (`goods-art.tsx`); another name is drawn as a parcel. */
const arts = [
  'phone-card',
  'earphones',
  'powerbank',
  'speaker',
  'watch',
  'backpack',
  'jersey',
  'tea',
  'football',
  'gold',
  'currency',
  'parcel',
] as const

/** Goods of the points mall, a new raffle and the hours of customer service, each in a form; complete without scripts. */
export function renderShopPage({ language, here, memberOrigin, notice, terms }: ShopDeskPage): Html {
  const text: Text = (key) => messageText(language, `desk.${key}`)
  const isDone = notice?.kind === 'done'
  return renderLocalPage({
    language,
    here,
    stylesheet: '/desk/style.css',
    name: text('title'),
    heading: text('shop'),
    body: html`${
        notice &&
        html`<p class="note ${isDone ? 'good' : 'bad'}" role="${isDone ? 'status' : 'alert'}">
          ${notice.kind === 'done' ? text('chat.done') : notice.text}
        </p>`
      }
      <p class="links"><a href="/desk?language=${language}">${text('page.title')}</a></p>
      ${terms.map((each) => renderTerms(each, language, text))}`,
    back: { href: memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}

function renderTerms({ merchant, goods, service }: ShopTerms, language: 'VI' | 'EN', text: Text): Html {
  const form = (act: string, fields: Html, button = text('chat.save')): Html =>
    html`<article>
      <form class="step" method="post" action="/desk/shop">
        <input type="hidden" name="act" value="${act}" />
        <input type="hidden" name="merchant" value="${merchant}" />
        <input type="hidden" name="language" value="${language}" />
        ${fields}
        <button>${button}</button>
      </form>
    </article>`
  return html`<section>
      <h2>${text('shop.service')} · ${merchant}</h2>
      ${form('service', serviceFields(service, text))}
    </section>
    <section>
      <h2>${text('shop.raffle')} · ${merchant}</h2>
      ${form('raffle', raffleFields(language, text), text('shop.publish'))}
    </section>
    <section>
      <h2>${text('goods')} · ${merchant}</h2>
      ${form('goods', goodsFields(undefined, text), text('shop.add'))}
      ${goods.map(
        (each) =>
          html`<details>
            <summary>${language === 'VI' ? each.name_vi : each.name_en} · ${each.points}</summary>
            ${form('goods', goodsFields(each, text))}
          </details>`,
      )}
    </section>`
}

function serviceFields({ hours, zalo, telegram }: ShopTerms['service'], text: Text): Html {
  return html`<p>${text('shop.always')}</p>
    ${timeField('from', text('shop.from'), hours?.from)}
    ${timeField('until', text('shop.until'), hours?.until)}
    ${field('zalo', 'Zalo (https://zalo.me/…)', zalo, { required: false, most: 220 })}
    ${field('telegram', 'Telegram (https://t.me/…)', telegram, { required: false, most: 220 })}`
}

/** 510 reads `08:30`. Midnight at the end of a day is the one that it begins with. */
function timeOf(minute: number | undefined): string {
  if (minute === undefined) return ''
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`
}

const two = (part: number): string => String(part).padStart(2, '0')

function timeField(name: string, label: string, minute: number | undefined): Html {
  return html`<label>${label} <input type="time" name="${name}" value="${timeOf(minute)}" /></label>`
}

function raffleFields(language: 'VI' | 'EN', text: Text): Html {
  const kinds = raffleKinds.map((value) => ({
    value,
    text: messageText(language, `promotions.ticket.${value}`),
  }))
  return html`${choiceField('kind', text('shop.kind'), kinds)}
  ${field('titleVI', text('rewards.name_vi'), undefined, { most: 120 })}
  ${field('titleEN', text('rewards.name_en'), undefined, { most: 120 })}
  ${longField('prizes', text('shop.prizes'), '100000: 5\n20000: 25\n0: 70', 600)}
  ${dayField('from', text('shop.first_day'))} ${dayField('to', text('shop.last_day'))}
  ${field('ticketDays', text('shop.ticket_days'), 7)}
  ${field('least', text('shop.least_deposit'), undefined, { required: false })}
  ${field('most', text('shop.most_tickets'), 1, { required: false })}`
}

function goodsFields(goods: Goods | undefined, text: Text): Html {
  const code =
    goods === undefined
      ? field('code', text('shop.code'), undefined)
      : html`<strong>${goods.code}</strong><input type="hidden" name="code" value="${goods.code}" />`
  return html`${code} ${field('nameVI', text('rewards.name_vi'), goods?.name_vi, { most: 80 })}
  ${field('nameEN', text('rewards.name_en'), goods?.name_en, { most: 80 })}
  ${longField('aboutVI', text('shop.about_vi'), goods?.about_vi, 600)}
  ${longField('aboutEN', text('shop.about_en'), goods?.about_en, 600)}
  ${choiceField(
    'art',
    text('shop.art'),
    arts.map((value) => ({ value, text: value })),
    goods?.art,
  )}
  ${field('points', text('shop.points'), goods?.points)}
  ${choiceField(
    'delivery',
    text('shop.delivery'),
    [
      { value: 'address', text: text('shop.to_address') },
      { value: 'mobile', text: text('shop.to_mobile') },
    ],
    goods?.delivery,
  )}
  ${field('stock', text('shop.stock'), goods?.stock, { required: false })}
  ${field('perMember', text('shop.per_member'), goods?.per_member, { required: false })}
  ${isOpenField(goods?.is_open ?? true, text)}`
}
