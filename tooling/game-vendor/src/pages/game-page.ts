import type { CarriedTitle } from '@saola/game-engines'
import type { KnownTitle } from '../wallets/seamless-client.ts'
import { drawer } from './drawer.ts'
import { html, type Markup } from './html.ts'
import { jackpotPanel } from './jackpot-panel.ts'
import { hornMark, pageFrame, type PageOptions } from './page-frame.ts'
import { messageText } from './texts.ts'
import { openRoundOf, toldBefore } from './told-before.ts'

/** The title that a page plays. */
export type ShownTitle = {
  title: KnownTitle
  carried: CarriedTitle
  /** Whose pools the page shows; empty where the title feeds none. */
  merchant: string
}

/**
 * The page of a title, complete in words before its script runs. It holds no form element: a frame whose sandbox forbids
 * forms would not even say that one was sent.
 */
export function gamePage(options: PageOptions, { title, carried, merchant }: ShownTitle): Promise<string> {
  const { language } = options
  const text = (key: string): string => messageText(language, key)
  const name = language === 'EN' ? title.nameEn : title.nameVi
  const { code } = carried.engine
  const body = html`<main class="table" id="table" data-state="loading" data-engine="${code}">
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
      <div class="above">
        <ol class="rounds" id="rounds" aria-label="${text('history')}" tabindex="0">
          <li class="empty">${text('history.empty')}</li>
        </ol>
        ${merchant === '' ? '' : jackpotPanel(text)}
      </div>
      <section class="stage" id="stage" aria-label="${text('stage')}"></section>
      <p class="verdict" id="verdict">${text('loading')}</p>
      <div class="bet" id="bet">
        <div class="controls" id="controls"></div>
        ${stakeField(text)}
        <dl class="odds" id="odds"></dl>
        <div class="act">
          <p class="error" id="error" role="alert"></p>
          <div class="act-row">
            <button type="button" class="play" id="play" disabled>${text('play.plain')}</button>
            <button type="button" class="second" id="auto" aria-haspopup="dialog" hidden>
              ${text('auto')}
            </button>
          </div>
        </div>
      </div>
      <footer class="foot">
        <button type="button" class="quiet" id="fair-open" aria-haspopup="dialog">
          ${text('fair.open')}
        </button>
        <button type="button" class="quiet" id="rules-open" aria-haspopup="dialog">${text('rules')}</button>
        <button type="button" class="quiet" id="turbo" aria-pressed="false" hidden>${text('turbo')}</button>
        <button type="button" class="quiet" id="sound" aria-pressed="false">${text('sound')}</button>
      </footer>
      <p class="unseen" id="live" role="status" aria-live="polite"></p>
    </main>
    ${fairDialog(text)}
    ${rulesDialog(text, toldBefore(language, { title, open: openRoundOf(carried.engine), maxMultiplier: carried.facts.maxMultiplier }))}
    ${autoDialog(text)}`
  return pageFrame(options, {
    title: name,
    script: `${code}/page.ts`,
    styles: [`${code}/style.css`],
    body,
    data: {
      gameCode: title.gameCode,
      engine: code,
      model: carried.model ?? null,
      facts: carried.facts,
      minStake: title.minStake,
      merchant,
    },
  })
}

/** The field for the stake, with its chips. */
export function stakeField(text: (key: string) => string): Markup {
  return html`<div class="field">
    <label for="stake">${text('stake')}</label>
    <div class="box">
      <input
        id="stake"
        inputmode="numeric"
        autocomplete="off"
        spellcheck="false"
        enterkeyhint="go"
        aria-describedby="error"
      /><span aria-hidden="true">₫</span>
    </div>
    <div class="chips" id="stake-chips"></div>
  </div>`
}

function rulesDialog(text: (key: string) => string, told: Markup): Markup {
  return drawer(
    'rules',
    text('rules'),
    text('close'),
    html`<div id="rules-body"></div>
      <dl class="facts" id="facts"></dl>
      ${told}
      <h3>${text('history')}</h3>
      <button type="button" class="second" id="features" hidden>${text('recall.features')}</button>
      <ol class="own-rounds" id="own-rounds"></ol>
      <label class="switch"><input type="checkbox" id="keys" checked /> ${text('keys')}</label>
      <p class="hint">${text('keys.list')}</p>`,
  )
}

function autoDialog(text: (key: string) => string): Markup {
  const amount = (id: string): Markup =>
    html`<div class="field">
      <label for="${id}">${text(`auto.${id.slice(5)}`)}</label>
      <div class="box">
        <input id="${id}" inputmode="numeric" autocomplete="off" /><span aria-hidden="true">₫</span>
      </div>
    </div>`
  return drawer(
    'auto-dialog',
    text('auto'),
    text('close'),
    html`<p>${text('auto.body')}</p>
      <div class="chips" id="auto-rounds" role="group" aria-label="${text('auto.rounds')}"></div>
      ${amount('auto-loss')} ${amount('auto-win')} ${amount('auto-single')}
      <p class="error" id="auto-error" role="alert"></p>
      <button type="button" class="play" id="auto-start">${text('auto.start')}</button>`,
  )
}

function fairDialog(text: (key: string) => string): Markup {
  return drawer(
    'fair',
    text('fair.title'),
    text('close'),
    html`<p>${text('fair.body')}</p>
      <dl class="seeds">
        <div>
          <dt>${text('fair.server_seed_hash')}</dt>
          <dd id="seed-hash"></dd>
        </div>
        <div>
          <dt>${text('fair.next_nonce')}</dt>
          <dd id="seed-nonce"></dd>
        </div>
        <div>
          <dt>${text('fair.next_hash')}</dt>
          <dd id="next-seed-hash"></dd>
        </div>
      </dl>
      <div class="seed-form">
        <label for="client-seed">${text('fair.client_seed')}</label>
        <input
          id="client-seed"
          maxlength="64"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          aria-describedby="seed-hint seed-note"
        />
        <p class="hint" id="seed-hint">${text('fair.client_seed_hint')}</p>
        <button type="button" class="second" id="rotate">${text('fair.rotate')}</button>
        <p class="note" id="seed-note" role="status"></p>
      </div>
      <section id="revealed" hidden>
        <h3>${text('fair.revealed')}</h3>
        <dl class="seeds">
          <div>
            <dt>${text('fair.server_seed')}</dt>
            <dd id="revealed-seed"></dd>
          </div>
          <div>
            <dt>${text('fair.client_seed')}</dt>
            <dd id="revealed-client"></dd>
          </div>
        </dl>
        <p class="note" id="revealed-check"></p>
      </section>
      <p><a id="verify-link" target="_blank" rel="noopener">${text('fair.verify')}</a></p>`,
  )
}
