import { messageText } from '../texts.ts'
import { html, type Markup } from '../html.ts'
import { hornMark, pageFrame } from './page-frame.ts'

/** The page that recomputes a round in the visitor's own browser; its address may carry the four values. */
export function verifyPage(options: { language: 'VI' | 'EN'; origins: readonly string[] }): string {
  const text = (key: string): string => messageText(options.language, key)
  const body = html`<main class="sheet">
    <header class="top">
      ${hornMark}
      <h1>${text('fair.verify_title')}</h1>
    </header>
    <p>${text('fair.verify_body')}</p>
    <div id="verify" class="seed-form">
      ${field('server-seed', text('fair.server_seed'))}
      ${field('server-seed-hash', text('fair.server_seed_hash'))}
      ${field('client-seed', text('fair.client_seed'))} ${field('nonce', text('fair.nonce'))}
      <button type="button" class="second" id="check">${text('fair.check')}</button>
    </div>
    <div id="outcome" role="status">
      <p class="figure" id="figure"></p>
      <p id="said"></p>
      <p id="hash-said"></p>
    </div>
  </main>`
  return pageFrame({ ...options, title: text('fair.verify_title'), script: 'verify.ts', body })
}

function field(id: string, label: string): Markup {
  return html`<label for="${id}">${label}</label
    ><input id="${id}" autocomplete="off" autocapitalize="none" spellcheck="false" />`
}
