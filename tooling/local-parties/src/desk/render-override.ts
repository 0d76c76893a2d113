import { html } from 'hono/html'
import { formatDateTime, formatMoney, languageOf } from '@saola/i18n'
import type { EconomyRequest } from '@saola/gateway'
import { formatRate } from '@saola/rules'
import type { Html } from '../local-page.ts'
import { messageText } from '../texts.ts'
import type { DeskText } from './desk-page.ts'
import { field } from './desk-fields.ts'

/** A change that gives back all of a stake or more, why somebody wants it, and the two answers of a second person. */
export function renderOverride(row: EconomyRequest, language: 'VI' | 'EN', text: DeskText): Html {
  const { id, act, merchant, game, level, returned, wanted } = row
  const spoken = languageOf(language)
  const warning = { game, level: level + 1, percent: returned / 100 }
  return html`<article aria-labelledby="o${id}">
    <p class="head">
      <strong id="o${id}">#${id} ${text(`override.act.${act}`)} · ${merchant}</strong>
      <span class="state missing">${text('result.second')}</span>
      <time datetime="${new Date(row.asked_at).toISOString()}">${formatDateTime(row.asked_at, spoken)}</time>
    </p>
    <p class="content">${messageText(language, 'promotions.warning.economy', warning)}</p>
    <p class="to">${text('override.asked', { by: row.asked_by, reason: row.reason })}</p>
    <details>
      <summary>${text('override.wanted')}</summary>
      <p class="content figures">${linesOf(wanted, language).join('\n')}</p>
    </details>
    <form class="step" method="post" action="/desk/override" aria-labelledby="o${id}">
      <input type="hidden" name="id" value="${id}" />
      <input type="hidden" name="language" value="${language}" />
      ${field('by', text('override.second'), '', { most: 100 })}
      <button name="step" value="pass">${text('override.pass')}</button>
      <button class="plain" name="step" value="refuse">${text('override.refuse')}</button>
    </form>
  </article>`
}

/** The form with which somebody asks for an override of what was just refused. */
export function renderAskOverride(
  wanted: object,
  language: 'VI' | 'EN',
  text: (key: string) => string,
): Html {
  return html`<article>
    <p class="to">${text('override.hint')}</p>
    <form class="step" method="post" action="/desk/rewards">
      <input type="hidden" name="act" value="override" />
      <input type="hidden" name="wanted" value="${JSON.stringify(wanted)}" />
      <input type="hidden" name="language" value="${language}" />
      <label
        >${text('override.reason')}
        <textarea name="reason" rows="2" minlength="10" maxlength="500" required></textarea>
      </label>
      ${field('by', text('override.by'), '', { most: 100 })}
      <button>${text('override.ask')}</button>
    </form>
  </article>`
}

/** The figures of a VIP level that have a name of their own. */
const amounts: Readonly<Record<string, string>> = {
  total: 'promotions.vip.total_turnover',
  month: 'promotions.vip.monthly_turnover',
  upgradeBonus: 'promotions.reward.UPGRADE_BONUS',
  salary: 'promotions.reward.RANK_SALARY',
}

/** What an act is told, a line for each figure; amounts and rates as people write them. */
function linesOf(wanted: object, language: 'VI' | 'EN', path = ''): string[] {
  return Object.entries(wanted).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return linesOf(value, language, `${path}${name}.`)
    if (path === 'rebates.') {
      const family = messageText(language, `games.family.${name}`)
      return [`${messageText(language, 'promotions.rebate.rate')}, ${family}: ${formatRate(Number(value))}%`]
    }
    const amount = path === '' ? amounts[name] : undefined
    if (amount === undefined) return [`${path}${name}: ${String(value)}`]
    return [`${messageText(language, amount)}: ${formatMoney(Number(value), languageOf(language))}`]
  })
}
