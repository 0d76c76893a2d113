/**
 * Says whether a brand folder is complete and fit to be served.
 *
 * @module
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { formatHex } from 'culori'
import { checkConfig } from './brand-config.ts'
import { checkManifest, readPngSize } from './check-manifest.ts'
import { checkServed } from './check-served.ts'
import { checkTexts } from './check-texts.ts'
import { checkTheme, themeTokens } from './check-theme.ts'

/** What every brand folder holds. */
export const brandFiles = [
  'config.json',
  'theme.css',
  'logo.svg',
  'logo-light.svg',
  'mark.svg',
  'favicon.svg',
  'manifest.webmanifest',
  'service.html',
  'icons/apple-touch-icon.png',
  'art/landing-phone.svg',
  'art/landing-wide.svg',
] as const

/** Bytes a drawing may have, so that a banner costs no more than a small photograph. */
const drawingLimitBytes = 48_000

/**
 * What is wrong with the brand in `folder`, one sentence each that names the file and the field; empty when it can be served.
 * `product` is the `theme.css` of `@saola/ui`, which every brand starts from.
 */
export async function checkBrand(folder: string, product: string): Promise<string[]> {
  const missing = brandFiles.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) return missing.map((file) => `missing file ${file}`)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const texts = filesOf(folder, 'texts', '.json').map((file) => `texts/${file}`)
  const problems: string[] = []
  const parsed = (file: string): unknown => {
    try {
      return JSON.parse(read(file))
    } catch (error) {
      problems.push(`${file}: is not JSON: ${error instanceof Error ? error.message : error}`)
      return undefined
    }
  }
  const [config, manifest] = [parsed('config.json'), parsed('manifest.webmanifest')]
  const wording = texts.map((file) => [file, parsed(file)] as const)
  if (problems.length > 0) return problems
  const pixelsOf = (file: string) =>
    existsSync(join(folder, file)) ? readPngSize(readFileSync(join(folder, file))) : undefined
  return [
    ...checkSettings(config),
    ...checkTheme(read('theme.css'), product, Object(Object(config).bars)),
    ...['config.json', 'theme.css', 'manifest.webmanifest'].flatMap((file) =>
      referencesOf(read(file))
        .filter((reference) => !existsSync(join(folder, reference)))
        .map((reference) => `${file}: /brand/${reference} does not exist`),
    ),
    ...checkManifest(manifest, { ...besideManifest(config, read('theme.css'), product), pixelsOf }),
    ...(pixelsOf('icons/apple-touch-icon.png')?.join('x') === '180x180'
      ? []
      : ['icons/apple-touch-icon.png: is no PNG of 180x180']),
    ...(await Promise.all(wording.map(([file, set]) => checkTexts(file, set, languagesOf(config))))).flat(),
    ...drawingsOf(folder).flatMap((file) => checkDrawing(file, read(file))),
    ...(filesOf(folder, 'fonts', '.woff2').length > 0 &&
    !readdirSync(join(folder, 'fonts')).some((file) => file.startsWith('OFL'))
      ? ['fonts: the licence text is not beside them']
      : []),
  ]
}

/** The names of the brands in `home`, the folder that holds them. */
export function listBrands(home: string): string[] {
  return readdirSync(home).filter(
    (name) => !name.startsWith('.') && existsSync(join(home, name, 'config.json')),
  )
}

/** The same of a brand among the others in `home`: it is its own merchant, and no host leads to two. */
export async function checkBrandAmong(home: string, name: string, product: string): Promise<string[]> {
  const problems = await checkBrand(join(home, name), product)
  if (problems.length > 0) return problems
  const settings = (brand: string): { merchant?: unknown; hosts?: unknown } =>
    Object(JSON.parse(readFileSync(join(home, brand, 'config.json'), 'utf8')))
  const { merchant, hosts = [] } = settings(name)
  const others = listBrands(home).filter((other) => other !== name)
  return [
    ...(merchant === name
      ? []
      : [`config.json: merchant is ${String(merchant)}, while the folder is ${name}`]),
    ...(hosts as string[]).flatMap((host) =>
      others
        .filter((other) => [settings(other).hosts ?? []].flat().includes(host))
        .map((other) => `config.json: hosts has ${host}, which ${other} has too`),
    ),
  ]
}

function checkSettings(config: unknown): string[] {
  const problems = checkConfig(config)
  return [...problems, ...(typeof config === 'object' && config ? checkServed(config, problems) : [])]
}

function besideManifest(config: unknown, css: string, product: string) {
  const { name, theme } = Object(config) as Record<string, unknown>
  const tokens = themeTokens(css, product)[theme === 'light' ? 'light' : 'dark']
  return {
    name,
    languages: languagesOf(config),
    ground: formatHex(tokens.get('--ground')) ?? '',
  }
}

function languagesOf(config: unknown): readonly unknown[] {
  const { languages } = Object(config) as { languages?: unknown }
  return Array.isArray(languages) ? languages : ['vi', 'en']
}

function referencesOf(text: string): string[] {
  return [...text.matchAll(/["'(]\/brand\/([\w./-]+)/g)].map((found) => found[1] ?? '')
}

function drawingsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => extname(file) === '.svg')
}

function filesOf(folder: string, inside: string, ending: string): string[] {
  if (!existsSync(join(folder, inside))) return []
  return readdirSync(join(folder, inside)).filter((file) => extname(file) === ending)
}

// Drawings carry no words, since words belong to a language, and nothing that runs or loads.
function checkDrawing(file: string, svg: string): string[] {
  const rules: readonly (readonly [wrong: boolean, sentence: string])[] = [
    [!/^<svg [^>]*viewBox=/.test(svg), 'starts with an svg that has a viewBox'],
    [/<text|<foreignObject/.test(svg), 'has no words in it'],
    [/<script|\son\w+=|href=|url\((?!#)/.test(svg), 'runs and loads nothing'],
    [Buffer.byteLength(svg) > drawingLimitBytes, `has at most ${drawingLimitBytes} bytes`],
    [file.startsWith('art/banner') && !svg.includes('viewBox="0 0 1280 480"'), 'is 1280 by 480'],
  ]
  return rules.filter(([wrong]) => wrong).map(([, sentence]) => `${file}: a drawing ${sentence}`)
}
