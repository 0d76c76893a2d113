import { allTexts } from './texts.ts'
import { html, jsonBlock, type Markup } from './html.ts'
import type { PageAssets } from './page-assets.ts'

/** What every page is made with. */
export type PageOptions = {
  language: 'VI' | 'EN'
  origins: readonly string[]
  assets: PageAssets
  /** The address of the brand's colours, where it has some of its own. */
  look?: string | undefined
}

/** Two tapered strokes, the mark of the vendor. */
export const hornMark: Markup = {
  markup:
    '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M9.2 29.5C7.6 20 9.2 10.5 15.2 2.5 12.2 11 11.8 20 13.2 29.5Q11.2 30.4 9.2 29.5Z"/><path d="M18.2 29.5C16.6 20 18.2 10.5 24.2 2.5 21.2 11 20.8 20 22.2 29.5Q20.2 30.4 18.2 29.5Z"/></svg>',
}

/** A page around its body: language, styles, one script with all that it imports, and the data that the script reads. */
export async function pageFrame(
  { language, origins, assets, look }: PageOptions,
  page: { title: string; script: string; styles?: readonly string[]; body: Markup; data: object },
): Promise<string> {
  const at = (path: string): string => `/assets/${assets.version}/${path}`
  const data = { language, texts: allTexts(language), origins, ...page.data }
  const [script = page.script, ...preloads] = await assets.scriptsOf(page.script)
  const styles = (page.styles ?? []).filter((path) => assets.files.has(path))
  return html`<!doctype html>
    <html lang="${language.toLowerCase()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <title>${page.title}</title>
        <link rel="stylesheet" href="${at('kit.css')}" />
        ${styles.map((path) => html`<link rel="stylesheet" href="${at(path)}" />`)}
        ${look === undefined ? '' : html`<link rel="stylesheet" href="${look}" />`}
        <script type="module" src="${at(script)}"></script>
        ${preloads.map((path) => html`<link rel="modulepreload" href="${at(path)}" />`)}
      </head>
      <body>
        ${page.body}
        <script type="application/json" id="page-data">
          ${jsonBlock(data)}
        </script>
      </body>
    </html> `.markup
}
