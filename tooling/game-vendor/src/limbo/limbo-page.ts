import { messageText } from '../texts.ts'
import { html, type Markup } from '../html.ts'
import { limboBounds } from './limbo-bounds.ts'
import { hornMark, pageFrame } from './page-frame.ts'

const stakeChips = [10_000, 50_000, 100_000, 500_000]
const targetChips = [150, 200, 500, 1000, 10_000]

/**
 * The page of the game, complete in words before its script runs. It holds no form element: a frame whose sandbox
 * forbids forms would not even say that one was sent.
 */
export function limboPage(options: { language: 'VI' | 'EN'; origins: readonly string[] }): string {
  const text = (key: string, params: Record<string, string | number> = {}): string =>
    messageText(options.language, key, params)
  const body = html`<main class="table" id="table" data-state="loading">
      <header class="top">
        ${hornMark}
        <h1>Limbo</h1>
        <p class="balance"><span>${text('balance')}</span> <output id="balance">–</output></p>
      </header>
      <ol class="rounds" id="rounds" aria-label="${text('history')}" tabindex="0">
        <li class="empty">${text('history.empty')}</li>
      </ol>
      <section class="stage" id="stage" aria-label="${text('result')}">
        ${leafFlakes}
        <p class="figure" id="figure" aria-hidden="true"></p>
        <p class="verdict" id="verdict">${text('loading')}</p>
        <div class="gauge" aria-hidden="true">
          ${gaugeHorns('horns')}
          <div class="fill" id="fill">${gaugeHorns('horns gold')}</div>
          <div class="goal" id="goal"><span id="goal-words"></span></div>
        </div>
      </section>
      <div class="bet" id="bet">
        <div class="pair">
          ${field(
            'target',
            text('limbo.target'),
            'decimal',
            '×',
            targetChips.map((value) => chip('target', value)),
          )}
          ${field('stake', text('stake'), 'numeric', '₫', [
            ...stakeChips.map((value) => chip('stake', value)),
            html`<button type="button" class="chip" data-factor="0.5" aria-label="${text('stake.half_name')}">
              ${text('stake.half')}
            </button>`,
            html`<button type="button" class="chip" data-factor="2" aria-label="${text('stake.double_name')}">
              ${text('stake.double')}
            </button>`,
          ])}
        </div>
        <dl class="odds">
          <div>
            <dt>${text('limbo.chance')}</dt>
            <dd id="chance"></dd>
          </div>
          <div>
            <dt>${text('payout')}</dt>
            <dd id="payout" class="value"></dd>
          </div>
        </dl>
        <div class="act">
          <p class="error" id="error" role="alert"></p>
          <button type="button" class="play" id="play" disabled>${text('play.plain')}</button>
        </div>
      </div>
      <footer class="foot">
        <button type="button" class="quiet" id="fair-open" aria-haspopup="dialog">
          ${text('fair.title')}
        </button>
        <p>${text('rtp', { percent: `${limboBounds.returnPercent}%` })}</p>
      </footer>
      <p class="unseen" id="live" role="status" aria-live="polite"></p>
    </main>
    ${fairDialog(text)}`
  return pageFrame({ ...options, title: 'Limbo', script: 'limbo.ts', body })
}

function field(id: string, label: string, inputMode: string, unit: string, chips: Markup[]): Markup {
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <div class="box">
      <input
        id="${id}"
        inputmode="${inputMode}"
        autocomplete="off"
        spellcheck="false"
        enterkeyhint="go"
        aria-describedby="error"
      /><span aria-hidden="true">${unit}</span>
    </div>
    <div class="chips">${chips}</div>
  </div>`
}

/** The script writes the words of a chip, because it writes all amounts. */
function chip(name: 'stake' | 'target', value: number): Markup {
  return html`<button type="button" class="chip" data-field="${name}" data-value="${value}"></button>`
}

function fairDialog(text: (key: string) => string): Markup {
  return html`<dialog class="drawer" id="fair" aria-labelledby="fair-title">
    <div class="drawer-top">
      <h2 id="fair-title">${text('fair.title')}</h2>
      <button type="button" class="quiet" id="fair-close" aria-label="${text('close')}">
        <span aria-hidden="true">✕</span>
      </button>
    </div>
    <p>${text('limbo.rules')}</p>
    <p>${text('fair.body')}</p>
    <dl class="seeds">
      <div>
        <dt>${text('fair.server_seed_hash')}</dt>
        <dd id="seed-hash"></dd>
      </div>
      <div>
        <dt>${text('fair.next_nonce')}</dt>
        <dd id="seed-nonce"></dd>
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
    <p><a id="verify-link" target="_blank" rel="noopener">${text('fair.verify')}</a></p>
  </dialog>`
}

/** The mark stretched to a gauge: the same two horns, long and slender. */
function gaugeHorns(className: string): Markup {
  return html`<svg class="${className}" viewBox="0 0 56 300" preserveAspectRatio="none">
    <path d="M9 300C4 200 8 100 22 4 17 110 17 205 20 300Z" />
    <path d="M35 300C30 200 34 100 48 4 43 110 43 205 46 300Z" />
  </svg>`
}

/** Flakes of gold leaf on the lacquer, the same on every visit. */
const leafFlakes: Markup = {
  markup:
    '<svg class="leaf" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path d="M18 22l5-3 3 4-5 2zM44 60l3-2 2 3-4 1zM30 96l6-2 1 4-5 2zM70 18l4-1 2 4-4 2zM96 40l3-3 3 3-3 3zM12 140l4-3 3 4-4 3zM58 128l3-1 2 3-4 1zM84 88l2-2 2 2-2 2zM120 22l5-2 2 3-4 3zM26 176l5-2 2 4-5 1zM150 12l3-2 2 3-3 1zM110 66l2-1 1 2-2 1zM6 66l3-1 2 3-3 1zM140 44l2-2 2 2-2 1z"/></svg>',
}
