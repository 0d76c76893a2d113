import { tableRoundMs } from '@saola/rules'
import type { CarriedTable } from '../tables/table-of.ts'
import type { KnownTitle } from '../wallets/seamless-client.ts'
import { drawer } from './drawer.ts'
import { html, type Markup } from './html.ts'
import { hornMark, pageFrame, type PageOptions } from './page-frame.ts'
import { messageText } from './texts.ts'
import { toldBefore } from './told-before.ts'

/** The page of a shared table, complete in words before its script runs. */
export function tablePage(
  options: PageOptions,
  { title, carried }: { title: KnownTitle; carried: CarriedTable },
): Promise<string> {
  const { language } = options
  const text = (key: string, params?: Record<string, string | number>): string =>
    messageText(language, key, params)
  const name = language === 'EN' ? title.nameEn : title.nameVi
  const { code } = carried.engine
  const body = html`<main class="live-table" id="table" data-state="loading" data-engine="${code}">
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
      <p class="about">
        <span class="auto-mark">${text('table.auto_mark')}</span>
        <span id="round-number"></span> <span id="players"></span>
      </p>
      <div class="scene">
        <section class="stage" id="stage" aria-label="${text('stage')}"></section>
        <p class="countdown"><span class="clock" id="clock"></span></p>
        <p class="phase" id="phase">${text('table.asleep')}</p>
      </div>
      <p class="verdict" id="verdict">${text('loading')}</p>
      <div class="betting">
        <div id="board"></div>
        <div class="tray">
          <p class="error" id="error" role="alert"></p>
          <p class="staked" id="staked">${text('table.staked_none')}</p>
          <div id="chips"></div>
          <div class="tray-row">
            <button type="button" class="second" id="undo" disabled>${text('table.undo')}</button>
            <button type="button" class="second" id="repeat" disabled>${text('table.repeat')}</button>
            <button type="button" class="second" id="double" disabled>${text('table.double')}</button>
          </div>
        </div>
      </div>
      <section class="roads" id="road" aria-label="${text('table.road')}"></section>
      <footer class="foot">
        <button type="button" class="quiet" id="fair-open" aria-haspopup="dialog">
          ${text('fair.open')}
        </button>
        <button type="button" class="quiet" id="rules-open" aria-haspopup="dialog">${text('rules')}</button>
        <button type="button" class="quiet" id="sound" aria-pressed="false">${text('sound')}</button>
      </footer>
      <p class="unseen" id="live" role="status" aria-live="polite"></p>
    </main>
    ${rulesDialog(code, text, toldBefore(language, { title, open: 'table', maxMultiplier: carried.facts.maxMultiplier }))}
    ${fairDialog(text)}`
  return pageFrame(options, {
    title: name,
    script: `${code}/page.ts`,
    styles: ['tables.css', `${code}/style.css`],
    body,
    data: { gameCode: title.gameCode, facts: carried.facts, minStake: title.minStake, merchant: '' },
  })
}

type Text = (key: string, params?: Record<string, string | number>) => string

function rulesDialog(code: string, text: Text, told: Markup): Markup {
  const lengths = { betting: tableRoundMs.betting / 1000, locked: tableRoundMs.locked / 1000 }
  return drawer(
    'rules',
    text('rules'),
    text('close'),
    html`<p>${text(`${code}.rules`)}</p>
      <p>${text('table.automatic')}</p>
      <p>${text('table.rules', lengths)}</p>
      <div class="odds-scroll" tabindex="0" role="group" aria-label="${text('table.odds')}">
        <table class="odds-table" id="cell-odds"></table>
      </div>
      ${told}
      <label class="switch"><input type="checkbox" id="keys" checked /> ${text('keys')}</label>
      <p class="hint">${text('table.keys_list')}</p>`,
  )
}

function fairDialog(text: Text): Markup {
  return drawer(
    'fair',
    text('fair.title'),
    text('close'),
    html`<p>${text('table.fair_body')}</p>
      <dl class="seeds">
        <div>
          <dt>${text('table.fair_now')}</dt>
          <dd id="hash-now"></dd>
        </div>
        <div>
          <dt>${text('table.fair_last')}</dt>
          <dd id="seed-last"></dd>
        </div>
      </dl>
      <h3>${text('fair.joined_own')}</h3>
      <ul class="prints" id="own-prints"></ul>
      <h3>${text('table.last_rounds')}</h3>
      <ol class="own-rounds" id="fair-rounds"></ol>`,
  )
}
