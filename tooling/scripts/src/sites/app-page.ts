import { packFile, type PackedFile } from '@saola/server'
import { ownBanner } from '@saola/rules'
import { escaped, fillHoles } from './fill-holes.ts'
import type { Manifest } from './manifest.ts'
import { createPageCode } from './page-code.ts'
import type { SiteFiles } from './site-files.ts'

/** The answer to a path that a page would ask for: it stands in the page, or the page asks for it before its code does. */
export type AnswerAhead = { path: string; json?: string }

/** What the page of an app is made with besides its files. */
type AppPageOptions = {
  /** What the page is called until it says so itself: the brand's name. */
  title: string
  /** The language that a page is written in first, and the look that it has where the app has none of its own. */
  language: string
  theme: 'dark' | 'light'
  /** What the browser's bars look like in each. */
  bars: Readonly<Record<'dark' | 'light', string>>
  /** What every page reads before it is drawn: the brand's settings and its texts, and the status. */
  answers?: readonly AnswerAhead[]
  /** The brand's sheet, which stands in the page: nothing is drawn before it is there. */
  sheet?: string | undefined
  /** Of the brand's settings, what a sketch may show. */
  brand: { banners?: readonly { url: string; linkageType: string }[] }
}

/**
 * The page of an app, which names what is drawn first at a path: its code, texts and settings travel beside the start, and not
 * a round trip after it. Where the app has a sketch of the page, it stands there instead of the brand's mark until the page does.
 * Undefined while the app is not built.
 */
export function createAppPage(
  files: SiteFiles,
  { answers = [], sheet = '', brand, ...first }: AppPageOptions,
): (path: string) => PackedFile | undefined {
  const page = files.get('/index.html')
  if (page === undefined) return () => undefined
  const html = withSheet(firstPaint(page.body.toString(), first), sheet)
  const manifest = files.get('/.vite/manifest.json')?.body.toString() ?? '{}'
  const codeAt = createPageCode(JSON.parse(manifest) as Manifest, first.language)
  const sketchAt = createSketches(files, { ...brand, theme: first.theme })
  const ahead = answers.map(answerAhead).join('')
  /** By what they say, so that there are no more of them than pages. */
  const written = new Map<string, PackedFile>()

  const pageWith = (head: string, sketch: string | undefined): string =>
    html
      .replace('</head>', () => `${head}</head>`)
      .replace(pictureAhead, (mark) => (sketch === undefined ? mark : picturesAhead(sketch)))
      .replace(waiting, (mark) => sketch ?? mark)

  return (path) => {
    const code = codeAt(path).filter((file) => !html.includes(file))
    const head = `${ahead}${code.map(preloadOf).join('')}`
    const sketch = sketchAt(path)
    const said = `${head}${sketch ?? ''}`
    const known = written.get(said) ?? packFile(page.type, Buffer.from(pageWith(head, sketch)))
    written.set(said, known)
    return known
  }
}

/** The page with what a person sees before any code runs: the brand's name, its language and look, and the colour of the bars. */
function firstPaint(
  html: string,
  { title, language, theme, bars }: Pick<AppPageOptions, 'title' | 'language' | 'theme' | 'bars'>,
): string {
  const own = /<html [^>]*data-theme="(dark|light)"/.exec(html)?.[1] as 'dark' | 'light' | undefined
  const look = own ?? theme
  return html
    .replace(
      /<html lang="[^"]*"(?: data-theme="[^"]*")?/,
      () => `<html lang="${language}" data-theme="${look}"`,
    )
    .replace(
      /(<meta name="theme-color" content=")[^"]*/,
      (_, start: string) => `${start}${escaped(bars[look])}`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
}

/** A sheet that would not mean the same inside the page stays a file of its own. */
function withSheet(html: string, sheet: string): string {
  const isMovable =
    sheet !== '' && !sheet.includes('</') && !/url\(\s*["']?(?![/"']|data:|https:)/.test(sheet)
  return isMovable ? html.replace(brandSheet, () => `<style>${sheet}</style>`) : html
}

/** Where a page names the brand's sheet. */
const brandSheet = /<link rel="stylesheet" href="\/brand\/theme.css"[^>]*>/

/** Where a page names the picture that is seen first, ahead of its code. */
const pictureAhead = /<link [^>]*as="image"[^>]*>/

/** The pictures of a sketch in its place: behind the code they would come with it, and the page be empty until then. */
function picturesAhead(sketch: string): string {
  return [...sketch.matchAll(/<img [^>]*src="([^"]*)"/g)]
    .map(([, url]) => `<link rel="preload" as="image" href="${url}" fetchpriority="high">`)
    .join('')
}

/** What stands in the root of every page until the app is there. */
const waiting = /<!-- waiting -->[^]*<!-- \/waiting -->/

/** The sketches of an app's pages (system 32); none of a page that shows what the brand does not have. */
function createSketches(
  files: SiteFiles,
  { theme, banners = [] }: AppPageOptions['brand'] & Pick<AppPageOptions, 'theme'>,
): (path: string) => string | undefined {
  const banner = ownBanner(banners)?.url
  const values = {
    logo: theme === 'light' ? 'logo-light' : 'logo',
    banner: banner && escaped(banner),
  }
  return (path) => {
    const sketch = files.get(`/.sketches${path}.html`)?.body.toString()
    const filled = sketch && fillHoles(sketch, values)
    return filled?.includes('<!--') ? undefined : filled
  }
}

function preloadOf(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
}

/** By the name that the shell knows it by (shell, `takeAnswersAhead`); a browser takes what was asked for in the same way alone. */
function answerAhead({ path, json }: AnswerAhead): string {
  const mark = `data-answers="${escaped(path)}"`
  if (json === undefined) return `<link rel="preload" as="fetch" crossorigin href="${escaped(path)}" ${mark}>`
  // Nothing in it ends the element.
  return `<script type="application/json" ${mark}>${json.replaceAll('<', String.raw`\u003c`)}</script>`
}
