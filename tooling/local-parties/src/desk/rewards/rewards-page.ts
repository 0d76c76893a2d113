import { html } from 'hono/html'
import { gameFamilies } from '@saola/protocol'
import { formatRate } from '@saola/rules'
import type { RewardTerms } from '@saola/gateway'
import { renderLocalPage, type Html } from '../../local-page.ts'
import { messageText } from '../../texts.ts'
import { field, isOpenField as open } from '../desk-fields.ts'
import { renderAskOverride } from '../render-override.ts'

export type RewardsDeskPage = {
  language: 'VI' | 'EN'
  here: URL
  memberOrigin: string
  /** What was just done, or why it was not; with what was wanted where a second person may let it pass. */
  notice: { kind: 'done' } | { kind: 'refused'; text: string; wanted?: object } | undefined
  terms: readonly RewardTerms[]
}

type Text = (key: string) => string
type Level = RewardTerms['levels'][number]

/** What VIP levels, invited friends and missions give, each in a form; complete without scripts. */
export function renderRewardsPage({ language, here, memberOrigin, notice, terms }: RewardsDeskPage): Html {
  const text: Text = (key) => messageText(language, `desk.${key}`)
  const isDone = notice?.kind === 'done'
  return renderLocalPage({
    language,
    here,
    stylesheet: '/desk/style.css',
    name: text('title'),
    heading: text('rewards'),
    body: html`${
        notice &&
        html`<p class="note ${isDone ? 'good' : 'bad'}" role="${isDone ? 'status' : 'alert'}">
          ${notice.kind === 'done' ? text('chat.done') : notice.text}
        </p>`
      }
      ${
        notice?.kind === 'refused' && notice.wanted !== undefined
          ? renderAskOverride(notice.wanted, language, text)
          : ''
      }
      <p class="links"><a href="/desk?language=${language}">${text('page.title')}</a></p>
      ${terms.map((each) => renderTerms(each, language, text))}`,
    back: { href: memberOrigin, text: text('back') },
    notice: text('page.notice'),
    languageLabel: text('language'),
  })
}

function renderTerms(terms: RewardTerms, language: 'VI' | 'EN', text: Text): Html {
  const { merchant, levels, referral, missions } = terms
  const form = (act: string, fields: Html, button = text('chat.save')): Html =>
    html`<article>
      <form class="step" method="post" action="/desk/rewards">
        <input type="hidden" name="act" value="${act}" />
        <input type="hidden" name="merchant" value="${merchant}" />
        <input type="hidden" name="language" value="${language}" />
        ${fields}
        <button>${button}</button>
      </form>
    </article>`
  return html`<section>
      <h2>${messageText(language, 'promotions.vip')} · ${merchant}</h2>
      ${levels.map((level) => form('level', levelFields(level.sort, level, language, text)))}
      ${form('level', levelFields(levels.length, undefined, language, text), text('rewards.add'))}
    </section>
    <section>
      <h2>${messageText(language, 'promotions.invite')} · ${merchant}</h2>
      ${form(
        'referral',
        html`${field('leastDeposits', text('rewards.least_deposits'), referral?.leastDeposits)}
        ${field('playTimes', text('rewards.play_times'), referral?.playTimes)}
        ${field('days', text('rewards.days'), referral?.days)}
        ${field('reward', text('rewards.reward'), referral?.reward)}
        ${field('most', text('rewards.most'), referral?.most)} ${open(referral !== undefined, text)}`,
      )}
    </section>
    <section>
      <h2>${messageText(language, 'promotions.mission')} · ${merchant}</h2>
      ${missions.map(({ kind, reward }) =>
        form(
          'mission',
          html`<strong>${messageText(language, `promotions.mission.kind.${kind}`)}</strong>
            <input type="hidden" name="kind" value="${kind}" />
            ${field('reward', text('rewards.reward'), reward)} ${open(reward !== undefined, text)}`,
        ),
      )}
    </section>`
}

function levelFields(place: number, level: Level | undefined, language: 'VI' | 'EN', text: Text): Html {
  return html`<strong>${place + 1}. ${level && (language === 'VI' ? level.name_vi : level.name_en)}</strong>
    <input type="hidden" name="place" value="${place}" />
    ${field('nameVI', text('rewards.name_vi'), level?.name_vi)}
    ${field('nameEN', text('rewards.name_en'), level?.name_en)}
    <label
      >${text('rewards.color')} <input type="color" name="color" value="${level?.color ?? '#b0703c'}"
    /></label>
    ${field('total', messageText(language, 'promotions.vip.total_turnover'), level?.total_turnover)}
    ${field('month', messageText(language, 'promotions.vip.monthly_turnover'), level?.month_turnover)}
    ${field('upgradeBonus', messageText(language, 'promotions.reward.UPGRADE_BONUS'), level?.upgrade_bonus)}
    ${field('salary', messageText(language, 'promotions.reward.RANK_SALARY'), level?.salary)}
    <details>
      <summary>${messageText(language, 'promotions.rebate.rate')} (%)</summary>
      ${gameFamilies.map((family) => {
        const rate = level?.rebates[family]
        const name = messageText(language, `games.family.${family}`)
        return field(`rebate.${family}`, name, rate === undefined ? '' : formatRate(rate), {
          required: false,
        })
      })}
    </details>`
}
