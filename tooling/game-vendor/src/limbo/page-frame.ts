import { allTexts } from '../texts.ts'
import { html, jsonBlock, type Markup } from '../html.ts'
import { limboBounds } from './limbo-bounds.ts'

/** Two tapered strokes, the mark of the vendor. */
export const hornMark: Markup = {
  markup:
    '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M9.2 29.5C7.6 20 9.2 10.5 15.2 2.5 12.2 11 11.8 20 13.2 29.5Q11.2 30.4 9.2 29.5Z"/><path d="M18.2 29.5C16.6 20 18.2 10.5 24.2 2.5 21.2 11 20.8 20 22.2 29.5Q20.2 30.4 18.2 29.5Z"/></svg>',
}

/** A page around its body: language, style, one script, and the data that the script reads. */
export function pageFrame(options: {
  language: 'VI' | 'EN'
  origins: readonly string[]
  title: string
  script: string
  body: Markup
}): string {
  const data = {
    language: options.language,
    texts: allTexts(options.language),
    origins: options.origins,
    bounds: limboBounds,
  }
  return html`<!doctype html>
    <html lang="${options.language.toLowerCase()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <title>${options.title}</title>
        <link rel="stylesheet" href="/assets/limbo.css" />
        <script type="module" src="/assets/${options.script}"></script>
      </head>
      <body>
        ${options.body}
        <script type="application/json" id="page-data">
          ${jsonBlock(data)}
        </script>
      </body>
    </html> `.markup
}
