import { html } from 'hono/html'
import { formatDateTime, formatNumber, formatPhone, languageOf } from '@saola/i18n'
import type { WaitingRedemption } from '@saola/gateway'
import type { Html } from '../local-page.ts'
import type { DeskText } from './desk-page.ts'

/** One request for goods: what, for whom, where to, and the buttons that send or refuse it. */
export function renderRedemption(row: WaitingRedemption, language: 'VI' | 'EN', text: DeskText): Html {
  const spoken = languageOf(language)
  const { redemptionId: id, quantity, mobile, address } = row
  const name = spoken === 'vi' ? row.nameVi : row.nameEn
  return html`<article aria-labelledby="g${id}">
    <p class="head">
      <strong id="g${id}">PT${id}</strong>
      <span class="state">${text('goods.points', { points: formatNumber(row.points, spoken) })}</span>
      <time datetime="${new Date(row.createdAt).toISOString()}"
        >${formatDateTime(row.createdAt, spoken)}</time
      >
    </p>
    <p class="sum">${quantity} × ${name}</p>
    <p class="to">${row.member} · ${mobile === null ? (address ?? '') : formatPhone(mobile)}</p>
    <form class="step" method="post" action="/desk/goods" aria-labelledby="g${id}">
      <input type="hidden" name="merchant" value="${row.merchant}" />
      <input type="hidden" name="redemptionId" value="${id}" />
      <input type="hidden" name="language" value="${language}" />
      <label for="remark${id}">${text('goods.remark')}</label>
      <input id="remark${id}" name="remark" maxlength="300" autocomplete="off" required />
      <button name="decision" value="approved">${text('goods.send')}</button>
      <button class="plain" name="decision" value="rejected">${text('goods.refuse')}</button>
    </form>
  </article>`
}
