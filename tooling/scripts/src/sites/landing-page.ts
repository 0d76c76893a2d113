import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packFile, type PackedFile } from '@saola/server'
import { escaped, fillHoles } from './fill-holes.ts'
import type { SiteFiles } from './site-files.ts'

/** What the landing page of an app is made of, as its build wrote it (tooling/config, `landingBuild`). */
export type LandingParts = {
  page: string
  draw: (source: LandingSource) => Promise<DrawnLanding | undefined>
}

type LandingSource = { config: unknown; texts: object; language: string; gateway: string }
type DrawnLanding = Record<'root' | 'title' | 'description' | 'lang' | 'theme' | 'facts', string>

/** A page is drawn anew when somebody asks for it after this, and is not shown after that, in milliseconds. */
const freshMs = 3_000
const keptMs = 60_000

/** A gateway that takes longer leaves the visitor to the app, which says so. */
const patienceMs = 1_500

/** Reads what a build wrote; undefined where it wrote none. */
export async function readLandingParts(folder: string): Promise<LandingParts | undefined> {
  const file = join(folder, 'draw.js')
  if (!existsSync(file)) return undefined
  const { drawLanding } = (await import(pathToFileURL(file).href)) as { drawLanding: LandingParts['draw'] }
  return { page: readFileSync(join(folder, 'page.html'), 'utf8'), draw: drawLanding }
}

/**
 * The landing page of one site, drawn with what its gateway says; undefined while the gateway does not serve the site or
 * does not answer, for then the app has something else to show.
 */
export function createLandingPage(
  parts: LandingParts,
  site: { brand: SiteFiles; config: object; gateway: string },
): () => Promise<PackedFile | undefined> {
  const { brand, config, gateway } = site
  const { defaultLanguage: language = 'vi' } = config as { defaultLanguage?: string }
  const textsFile = brand.get(`/texts/${language}.json`)?.body.toString() ?? '{}'
  const source = { config, texts: JSON.parse(textsFile) as object, language, gateway }
  const look = brandLook(brand)
  let drawn: { page: PackedFile | undefined; at: number } | undefined
  let drawing: { page: Promise<PackedFile | undefined>; since: number } | undefined

  async function drawAnew(): Promise<PackedFile | undefined> {
    const landing = await parts.draw(source).catch((error: unknown) => {
      console.error('The landing page could not be drawn', error)
      return undefined
    })
    const page =
      landing &&
      packFile(
        'text/html; charset=UTF-8',
        Buffer.from(
          fillHoles(parts.page, {
            ...landing,
            title: escaped(landing.title),
            description: escaped(landing.description),
            brand: look,
          }),
        ),
      )
    drawn = { page, at: performance.now() }
    drawing = undefined
    return page
  }

  return async () => {
    const now = performance.now()
    const age = drawn === undefined ? Infinity : now - drawn.at
    if (age > freshMs) drawing ??= { page: drawAnew(), since: now }
    if (drawn?.page !== undefined && age < keptMs) return drawn.page
    if (drawing === undefined) return undefined
    // Who comes while a silent gateway is asked waits no longer than the first one did.
    const leftMs = Math.max(0, drawing.since + patienceMs - now)
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), leftMs))
    return Promise.race([drawing.page, late])
  }
}

/** The brand's sheet in the page, and its typefaces asked for before the sheet is read. */
function brandLook(brand: SiteFiles): string {
  const sheet = brand.get('/theme.css')?.body.toString() ?? ''
  const faces = [
    ...new Set([...sheet.matchAll(/url\(["']?(\/brand\/fonts\/[^"')]+)/g)].map(([, url]) => url)),
  ]
  const preloads = faces.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
  )
  return [...preloads, `<style>${sheet}</style>`].join('\n    ')
}
