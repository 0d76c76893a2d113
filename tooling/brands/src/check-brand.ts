/**
 * Says whether a brand folder is complete and fit to be served.
 *
 * @module
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { checkConfig } from './brand-config.ts'
import { checkTheme } from './check-theme.ts'

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
  'texts/vi.json',
  'texts/en.json',
] as const

/** Bytes a drawing may have, so that a banner costs no more than a small photograph. */
const drawingLimitBytes = 48_000

/**
 * What is wrong with the brand in `folder`, one sentence each; empty when it can be served. `product` is the `theme.css` of
 * `@saola/ui`, which every brand starts from.
 */
export function checkBrand(folder: string, product: string): string[] {
  const missing = brandFiles.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) return missing.map((file) => `missing file ${file}`)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return [
    ...checkConfig(JSON.parse(read('config.json'))),
    ...checkTheme(read('theme.css'), product),
    ...['config.json', 'theme.css', 'manifest.webmanifest'].flatMap((file) =>
      referencesOf(read(file))
        .filter((reference) => !existsSync(join(folder, reference)))
        .map((reference) => `${file}: /brand/${reference} does not exist`),
    ),
    ...['vi', 'en'].flatMap((language) =>
      checkTexts(`texts/${language}.json`, JSON.parse(read(`texts/${language}.json`))),
    ),
    ...drawingsOf(folder).flatMap((file) => checkDrawing(file, read(file))),
    ...(fontsOf(folder).length > 0 &&
    !readdirSync(join(folder, 'fonts')).some((file) => file.startsWith('OFL'))
      ? ['fonts: the licence text is not beside them']
      : []),
  ]
}

function referencesOf(text: string): string[] {
  return [...text.matchAll(/["'(]\/brand\/([\w./-]+)/g)].map((found) => found[1] ?? '')
}

function checkTexts(file: string, texts: unknown): string[] {
  const fits = typeof texts === 'object' && texts !== null && !Array.isArray(texts)
  if (!fits) return [`${file}: not an object of texts`]
  return Object.entries(texts).flatMap(([key, text]) => [
    ...(/^[a-z]+:[\w.-]+$/.test(key) ? [] : [`${file}: ${key} is no key like area:flat.key`]),
    ...(typeof text === 'string' && text.trim() !== '' ? [] : [`${file}: ${key} has no text`]),
  ])
}

function drawingsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => extname(file) === '.svg')
}

function fontsOf(folder: string): string[] {
  if (!existsSync(join(folder, 'fonts'))) return []
  return readdirSync(join(folder, 'fonts')).filter((file) => extname(file) === '.woff2')
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
