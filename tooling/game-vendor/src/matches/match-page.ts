import { matchRules, raceOf, type MatchTitle } from '@saola/game-engines'
import { calledOffAfterMs, hourMs, oddsFormats } from '@saola/rules'
import { drawer } from '../pages/drawer.ts'
import { stakeField } from '../pages/game-page.ts'
import { html, type Markup } from '../pages/html.ts'
import { hornMark, pageFrame, type PageOptions } from '../pages/page-frame.ts'
import { messageText } from '../pages/texts.ts'
import { sentencesBefore } from '../pages/told-before.ts'
import { sportOf } from './bounds/sport-of.ts'
import type { KnownTitle } from '../wallets/seamless-client.ts'

type Text = (key: string, params?: Record<string, string>) => string

/** The page of a title that leads to the matches of a league: the list, the slip, and the member's bets. */
export function matchPage(
  options: PageOptions,
  title: KnownTitle,
  { league, facts }: MatchTitle,
): Promise<string> {
  const { language } = options
  const race = raceOf(league.code)
  const text: Text = (key, params) => messageText(language, key, params)
  const name = language === 'EN' ? title.nameEn : title.nameVi
  const body = html`<main class="league" id="table" data-state="loading">
      <header class="top">
        ${hornMark}
        <div class="name">
          <h1>${name}</h1>
          <p class="demo-mark" id="demo-mark" hidden>
            ${text('demo.mark')}
            <button type="button" class="quiet" id="demo-refill">${text('demo.refill')}</button>
          </p>
        </div>
        <p class="balance" id="balance-line">
          <span id="balance-label">${text('balance')}</span> <output id="balance">–</output>
        </p>
      </header>
      <p class="virtual">
        <b>${text('match.virtual')}</b>
        <span>${text(race ? 'match.virtual.teams' : 'match.virtual.note')}</span>
      </p>
      <div class="bar">
        <div class="tabs" role="tablist" aria-label="${name}">
          ${tab('matches', text('match.list'), true)} ${tab('bets', text('match.bets'), false)}
        </div>
        <div class="format">
          <label for="format">${text('match.format')}</label>
          <select id="format">
            ${oddsFormats.map((each) => html`<option value="${each}">${text(`match.format.${each}`)}</option>`)}
          </select>
        </div>
      </div>
      <div class="panel" id="matches" role="tabpanel" aria-labelledby="matches-tab">
        <p class="quiet-line">${text('loading')}</p>
      </div>
      <div class="panel" id="bets" role="tabpanel" aria-labelledby="bets-tab" tabindex="0" hidden></div>
      <footer class="foot">
        <button type="button" class="quiet" id="rules-open" aria-haspopup="dialog">
          ${text('match.rules')}
        </button>
        <a href="/verify/match?language=${language}" target="_blank" rel="noopener">
          ${text('match.verify')}
        </a>
      </footer>
      ${slip(text)}
      <p class="unseen" id="live" role="status" aria-live="polite"></p>
    </main>
    ${rules(text, league.code, sentencesBefore(language, { title, open: 'match', maxMultiplier: facts.maxMultiplier }))}`
  return pageFrame(options, {
    title: name,
    script: 'matches/page.ts',
    styles: ['matches/style.css', 'matches/slip.css'],
    body,
    data: { gameCode: title.gameCode, league: league.code, facts, minStake: title.minStake, merchant: '' },
  })
}

function tab(id: string, words: string, isChosen: boolean): Markup {
  return html`<button
    type="button"
    role="tab"
    id="${id}-tab"
    aria-controls="${id}"
    aria-selected="${String(isChosen)}"
    tabindex="${isChosen ? 0 : -1}"
  >
    ${words}
  </button>`
}

/** The slip: a bar under the thumb on a phone, a column of its own on a wide page. */
function slip(text: Text): Markup {
  const policies = ['better', 'any', 'none'].map(
    (policy) =>
      html`<label class="choice"
        ><input type="radio" name="policy" value="${policy}" ${policy === 'better' ? html`checked` : ''} />
        ${text(`match.policy.${policy}`)}</label
      >`,
  )
  return html`<section class="slip" id="slip" aria-label="${text('match.slip')}" data-open="false">
    <p class="verdict" id="verdict"></p>
    <button type="button" class="slip-bar" id="slip-open" aria-expanded="false" aria-controls="slip-body">
      <b id="slip-kind">${text('match.slip')}</b>
      <output id="slip-total"></output>
    </button>
    <div class="slip-body" id="slip-body">
      <p class="quiet-line" id="slip-hint">${text('match.slip.empty')}</p>
      <ol class="picks" id="slip-picks"></ol>
      <div id="slip-form" hidden>
        ${stakeField(text)}
        <fieldset class="policy">
          <legend>${text('match.policy')}</legend>
          ${policies}
        </fieldset>
        <dl class="odds">
          <div>
            <dt>${text('match.slip.return')}</dt>
            <dd class="value" id="slip-return">–</dd>
          </div>
        </dl>
        <p class="hint" id="slip-most"></p>
        <p class="hint" id="slip-delay" hidden>
          ${text('match.slip.delay', { seconds: String(matchRules.delayMs / 1000) })}
        </p>
        <p class="error" id="error" role="alert"></p>
        <button type="button" class="play" id="place" disabled>${text('match.slip')}</button>
      </div>
    </div>
  </section>`
}

/** Hundredths of a percent as a share. */
function share(hundredths: number): string {
  return `${hundredths / 100}%`
}

function rules(text: Text, league: string, sentences: readonly string[]): Markup {
  const race = raceOf(league)
  const { margins, earlyMargin, lastMinute, mostLegs, maxParlayOdds } = matchRules
  const said = [
    ...(race
      ? [text('match.virtual.teams'), text(`match.rules.${race.unit}`, { count: String(race.to) })]
      : [
          text('match.virtual.note'),
          text('match.rules.clock', { minute: String(lastMinute) }),
          text('match.rules.handicap'),
        ]),
    text('match.rules.parlay', { count: String(mostLegs), odds: String(maxParlayOdds) }),
    text('match.rules.margins', {
      result: share(margins.result),
      handicap: share(margins.handicap),
      total: share(margins.total),
      score: share(margins.score),
      early: share(earlyMargin),
    }),
    text('match.rules.deadline', { hours: String(calledOffAfterMs[sportOf(league)] / hourMs) }),
    text('match.rules.wrong_odds'),
    text('match.rules.stake'),
    ...sentences,
  ]
  return drawer(
    'rules',
    text('match.rules'),
    text('close'),
    html`<ul class="prizes">
      ${said.map((line) => html`<li>${line}</li>`)}
    </ul>`,
  )
}
