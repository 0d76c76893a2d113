import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lookInUse, type ChosenLook, type Look } from '@saola/rules'
import { packFile, type PackedFile } from '@saola/server'
import { escaped, fillHoles } from './fill-holes.ts'
import { keepFresh } from './fresh-page.ts'
import type { SiteFiles } from './site-files.ts'

/** What the landing page of an app is made of, as its build wrote it (tooling/config, `landingBuild`). */
export type LandingParts = {
  page: string
  draw: (source: LandingSource) => Promise<DrawnLanding | undefined>
}

type LandingSource = Look & { config: unknown; texts: object; gateway: string }
type DrawnLanding = Record<'root' | 'title' | 'description' | 'lang' | 'theme' | 'bars' | 'facts', string>

/** Reads what a build wrote; undefined where it wrote none. */
export async function readLandingParts(folder: string): Promise<LandingParts | undefined> {
  const file = join(folder, 'draw.js')
  if (!existsSync(file)) return undefined
  const { drawLanding } = (await import(pathToFileURL(file).href)) as { drawLanding: LandingParts['draw'] }
  return { page: readFileSync(join(folder, 'page.html'), 'utf8'), draw: drawLanding }
}

/**
 * The landing page of one site in what a visitor chose, as far as the brand offers it (landing 12), drawn with what its
 * gateway says. Each language and look is drawn for the first visitor who wants it, and kept for a moment. Undefined
 * while the gateway does not serve the site or does not answer, for then the app has something else to show.
 */
export function createLandingPage(
  parts: LandingParts,
  site: { brand: SiteFiles; config: object; gateway: string },
): (chosen: ChosenLook) => Promise<PackedFile | undefined> {
  const { brand, config, gateway } = site
  const { languages = ['vi', 'en'], defaultLanguage = 'vi', theme = 'dark' } = config as BrandLook
  const sheet = brandSheet(brand)

  async function draw(look: Look): Promise<PackedFile | undefined> {
    try {
      const texts = JSON.parse(brand.get(`/texts/${look.language}.json`)?.body.toString() ?? '{}') as object
      const landing = await parts.draw({ ...look, config, texts, gateway })
      return landing && packFile('text/html; charset=UTF-8', Buffer.from(filled(parts.page, landing, sheet)))
    } catch (error) {
      console.error('The landing page could not be drawn', error)
      return undefined
    }
  }

  /** By language and look, of which a brand has a few. */
  const pages = new Map<string, () => Promise<PackedFile | undefined>>()
  return (chosen) => {
    const look = lookInUse(chosen, { languages, defaultLanguage, theme })
    const name = `${look.language}.${look.theme}`
    const page = pages.get(name) ?? keepFresh(() => draw(look))
    pages.set(name, page)
    return page()
  }
}

/** What of a brand's settings, which may leave it out, decides how a page is drawn. */
type BrandLook = Partial<Parameters<typeof lookInUse>[1]>

function filled(page: string, landing: DrawnLanding, sheet: string): string {
  const { title, description } = landing
  return fillHoles(page, {
    ...landing,
    title: escaped(title),
    description: escaped(description),
    brand: sheet,
  })
}

/** The brand's sheet in the page, and its typefaces asked for before the sheet is read. */
function brandSheet(brand: SiteFiles): string {
  const sheet = brand.get('/theme.css')?.body.toString() ?? ''
  const faces = [
    ...new Set([...sheet.matchAll(/url\(["']?(\/brand\/fonts\/[^"')]+)/g)].map(([, url]) => url)),
  ]
  const preloads = faces.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
  )
  return [...preloads, `<style>${sheet}</style>`].join('\n    ')
}
