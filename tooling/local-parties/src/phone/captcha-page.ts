import { html } from 'hono/html'
import { languageOf } from '@saola/i18n'
import type { Html } from '../local-page.ts'
import { messageText } from '../texts.ts'
import { refusals } from './outcomes.ts'

/** Sites of this machine may frame the page, and nobody else. */
export const captchaHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors http://127.0.0.1:* http://localhost:*",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Hands the token to the site around the page, which named itself in the address (session 37). */
export const captchaScript = `
const { token, site } = document.body.dataset
if (token && /^https?:\\/\\/(127\\.0\\.0\\.1|localhost)(:\\d+)?$/.test(site ?? '')) {
  parent.postMessage({ type: 'saola-captcha', token }, site)
}
`

type CaptchaPage = { language: 'VI' | 'EN'; /** The origin of the site that frames it. */ site: string }

/** The page of the captcha: one button for a person, and a choice of what the service is to refuse. */
export function renderCaptcha({ language, site }: CaptchaPage): Html {
  const text = (key: string): string => messageText(language, `outbox.phone.${key}`)
  return frame({
    language,
    body: html`<form method="post" action="/phone/captcha">
      <input type="hidden" name="language" value="${language}" />
      <input type="hidden" name="origin" value="${site}" />
      <label for="answer">${text('answer')}</label>
      <select id="answer" name="answer">
        <option value="">${text('answer.right')}</option>
        ${Object.keys(refusals).map((name) => html`<option value="${name}">${name}</option>`)}
      </select>
      <button type="submit">${text('human')}</button>
      <p class="quiet">${text('notice')}</p>
    </form>`,
  })
}

/** The page once the captcha is solved, with its token for the script. */
export function renderSolved({ language, site, token }: CaptchaPage & { token: string }): Html {
  const done = messageText(language, 'outbox.phone.done')
  return frame({ language, body: html`<p role="status">${done}</p>`, data: { site, token } })
}

function frame({
  language,
  body,
  data = { site: '', token: '' },
}: {
  language: 'VI' | 'EN'
  body: Html
  data?: { site: string; token: string }
}): Html {
  const title = messageText(language, 'outbox.phone.captcha')
  return html`<!doctype html>
    <html lang="${languageOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/phone/style.css" />
      </head>
      <body class="captcha" data-site="${data.site}" data-token="${data.token}">
        <main>${body}</main>
        <script src="/phone/captcha.js"></script>
      </body>
    </html>`
}
