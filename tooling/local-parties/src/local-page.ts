import { html, raw } from 'hono/html'
import { languageOf } from '@saola/i18n'

export type Html = ReturnType<typeof html>

/** A page of a party that is played on a local installation; complete without scripts. */
export type LocalPage = {
  language: 'VI' | 'EN'
  /** The page's own address, for the links to its other language. */
  here: URL
  stylesheet: string
  /** Whose page it is. */
  name: string
  heading: string
  body: Html
  back: { href: string; text: string }
  notice: string
  languageLabel: string
  /** Loads the page again after so many seconds. */
  refreshSeconds?: number
}

/** The document of a local page. */
export function renderLocalPage(page: LocalPage): Html {
  return html`<!doctype html>
    <html lang="${languageOf(page.language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="same-origin" />
        ${
          page.refreshSeconds === undefined
            ? ''
            : html`<meta http-equiv="refresh" content="${page.refreshSeconds}" />`
        }
        <title>${page.heading}</title>
        <link rel="stylesheet" href="${page.stylesheet}" />
      </head>
      <body>
        <header>
          <span class="mark" aria-hidden="true"></span>
          <strong>${page.name}</strong>
          ${languageLinks(page)}
        </header>
        <main>
          <h1>${page.heading}</h1>
          ${page.body}
          <a class="back" href="${page.back.href}">${page.back.text}</a>
        </main>
        <footer>${page.notice}</footer>
      </body>
    </html>`
}

/** What a local page is sent with; `formTargets` are origins that a form may lead to besides the page's own. */
export function localPageHeaders(formTargets: readonly string[] = []): Record<string, string> {
  const forms = ["'self'", ...formTargets].join(' ')
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    // A form that says where it stood says it to its own page alone.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** What the stylesheet of a local page is sent with. */
export const styleHeaders: Record<string, string> = {
  'Content-Type': 'text/css; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
}

/** The language that an address or a form asks for: Vietnamese where it names none, English for any that is not ours (system 49). */
export function readLanguage(text: string | null | undefined): 'VI' | 'EN' {
  return languageOf(text) === 'vi' ? 'VI' : 'EN'
}

function languageLinks(page: LocalPage): Html {
  const link = (language: 'VI' | 'EN', name: string): Html => {
    const url = new URL(page.here)
    url.searchParams.set('language', language)
    const current = page.language === language ? raw(' aria-current="true"') : ''
    return html`<a
      href="${url.pathname}${url.search}"
      lang="${languageOf(language)}"
      hreflang="${languageOf(language)}"
      ${current}
      >${name}</a
    >`
  }
  return html`<nav aria-label="${page.languageLabel}">
    ${link('VI', 'Tiếng Việt')} ${link('EN', 'English')}
  </nav>`
}
