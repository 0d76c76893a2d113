import { oklch, parse, type Oklch } from 'culori'
import type { ColourToken } from '../brand-tokens.ts'
import { themeTokens } from '../check-theme.ts'
import { parseOklch } from '../contrast.ts'
import { holds, nearestFit, shade, type Demand } from './nearest-fit.ts'

/** The two looks of every brand. */
export type Look = 'dark' | 'light'

/** The colours that follow from the main one; all others stay the product's. */
export const derivedTokens = [
  '--ground',
  '--surface',
  '--surface-raised',
  '--line',
  '--line-strong',
  '--text',
  '--text-quiet',
  '--accent',
  '--accent-deep',
  '--accent-text',
  '--on-accent',
  '--value',
  '--on-value',
  '--good',
  '--warn',
  '--bad',
  '--focus',
] as const satisfies readonly ColourToken[]
type DerivedToken = (typeof derivedTokens)[number]

/** Every derived colour of one look. */
export type Colours = Readonly<Record<DerivedToken, Oklch>>

/** A main colour lighter than this carries dark words by night. */
const brightFrom = 0.68

/** The main colour as it is typed, in any form that CSS knows; undefined where it is none. */
export function readColour(text: string): Oklch | undefined {
  const colour = parse(text)
  if (colour === undefined || (colour.alpha ?? 1) < 1) return undefined
  const read = oklch(colour)
  return shade(read.l, read.c, read.h ?? 0)
}

/**
 * The colours of both looks from the one main colour: grounds and words in a breath of its hue, its own lightness for the
 * one act as far as that can be read. Every pair of `contrastPairs` holds, since each lightness is searched until it does.
 * What means something, such as good and bad, starts from what `product`, the sheet of `@saola/ui`, says.
 */
export function deriveColours(main: Oklch, product: string): Readonly<Record<Look, Colours>> {
  const { dark, light } = themeTokens('', product)
  return { dark: byNight(main, dark), light: byDay(main, light) }
}

/** The sheet of a brand: what differs from the product's own tokens, and nothing else. */
export function writeTheme(colours: Readonly<Record<Look, Colours>>, product: string, title: string): string {
  const start = themeTokens('', product)
  // The product draws a brand's mark in one colour where words are; a picture of the brand's own folder tells its shape.
  const mark = start.dark.has('--mark') ? [['--mark', "url('/brand/mark.svg')"] as const] : []
  const night = new Map([
    ...mark,
    ...differing(colours.dark, start.dark),
    ...overPictures(colours, start.dark),
  ])
  // What is set on the root wins over the product's light set, so it is said again by day.
  const day = differing(colours.light, new Map([...start.light, ...night]))
  return [
    `/* ${title}: what differs from the look that @saola/ui brings along, by night and by day. */`,
    rule(':root', night),
    '',
    rule(":root[data-theme='light']", day),
    '',
  ].join('\n')
}

/** A colour as a sheet states it. */
export function writeOklch({ l, c, h }: Oklch): string {
  return c === 0 ? `oklch(${l} 0 0)` : `oklch(${l} ${c} ${h ?? 0})`
}

type Tokens = ReadonlyMap<string, string>

function byNight(main: Oklch, product: Tokens): Colours {
  const { c, h = 0 } = main
  const tint = Math.min(0.016, c * 0.1)
  const grounds = [shade(0.17, tint * 0.75, h), shade(0.21, tint * 0.9, h), shade(0.255, tint, h)] as const
  const onAccent =
    main.l >= brightFrom ? shade(0.2, Math.min(0.03, c * 0.2), h) : shade(0.985, Math.min(0.008, c * 0.1), h)
  const accent = nearestFit(main, [
    [onAccent, 4.5],
    [grounds[0], 3],
  ])
  return {
    ...meanings(grounds, product),
    '--ground': grounds[0],
    '--surface': grounds[1],
    '--surface-raised': grounds[2],
    '--line': shade(0.335, tint * 1.2, h),
    '--line-strong': nearestFit(shade(0.58, tint * 1.6, h), from(grounds, 3)),
    '--text': nearestFit(shade(0.95, tint, h), from(grounds, 4.5)),
    '--text-quiet': nearestFit(shade(0.77, tint * 1.3, h), from(grounds, 4.5)),
    '--accent': accent,
    '--accent-deep': nearestFit(shade(accent.l - 0.06, accent.c * 0.95, h), [[onAccent, 4.5]]),
    '--accent-text': nearestFit(shade(Math.max(main.l, 0.74), Math.min(c, 0.15), h), from(grounds, 4.5)),
    '--on-accent': onAccent,
  }
}

function byDay(main: Oklch, product: Tokens): Colours {
  const { c, h = 0 } = main
  const tint = Math.min(0.012, c * 0.08)
  const grounds = [shade(0.97, tint, h), shade(0.99, tint * 0.5, h), shade(1, 0, h)] as const
  const onAccent = shade(0.99, tint * 0.5, h)
  const accent = nearestFit(main, [
    [onAccent, 4.5],
    [grounds[0], 3],
  ])
  return {
    ...meanings(grounds, product),
    '--ground': grounds[0],
    '--surface': grounds[1],
    '--surface-raised': grounds[2],
    '--line': shade(0.885, tint * 1.2, h),
    '--line-strong': nearestFit(shade(0.59, tint * 2, h), from(grounds, 3)),
    '--text': nearestFit(shade(0.23, tint * 1.6, h), from(grounds, 4.5)),
    '--text-quiet': nearestFit(shade(0.46, tint * 1.8, h), from(grounds, 4.5)),
    '--accent': accent,
    '--accent-deep': nearestFit(shade(accent.l - 0.07, accent.c * 0.9, h), [[onAccent, 4.5]]),
    '--accent-text': nearestFit(accent, from(grounds, 4.5)),
    '--on-accent': onAccent,
  }
}

const meaningful = ['--value', '--good', '--warn', '--bad'] as const

/** What means the same in every brand: the product's own colour, moved only as far as these grounds ask for it. */
function meanings(
  grounds: readonly Oklch[],
  product: Tokens,
): Record<(typeof meaningful)[number] | '--on-value' | '--focus', Oklch> {
  const start = (token: DerivedToken): Oklch => {
    const found = parseOklch(product.get(token) ?? '')
    if (found === null) throw new Error(`The product's sheet does not say ${token}`)
    return found
  }
  const keep = (token: DerivedToken, demands: readonly Demand[]): Oklch =>
    holds(start(token), demands) ? start(token) : nearestFit(start(token), demands)
  const value = keep('--value', from(grounds, 4.5))
  return {
    '--value': value,
    '--on-value': keep('--on-value', [[value, 4.5]]),
    '--good': keep('--good', from(grounds, 4.5)),
    '--warn': keep('--warn', from(grounds, 4.5)),
    '--bad': keep('--bad', from(grounds, 4.5)),
    '--focus': keep('--focus', from(grounds, 3)),
  }
}

function from(grounds: readonly Oklch[], ratio: number): Demand[] {
  return grounds.map((ground) => [ground, ratio])
}

function differing(colours: Colours, start: Tokens): Map<string, string> {
  return new Map(
    derivedTokens
      .map((token) => [token, writeOklch(colours[token])] as const)
      .filter(([token, value]) => start.get(token) !== value),
  )
}

/** What is marked on the veil over a picture, which is as dark in both looks: in the brand's hue, where the product has a veil. */
function overPictures({ dark }: Readonly<Record<Look, Colours>>, product: Tokens): [string, string][] {
  const veil = parseOklch(product.get('--veil') ?? '')
  if (veil === null) return []
  return [['--veil-accent', writeOklch(nearestFit(dark['--accent-text'], [[veil, 4.5]]))]]
}

function rule(selector: string, tokens: Tokens): string {
  return [`${selector} {`, ...[...tokens].map(([name, value]) => `  ${name}: ${value};`), '}'].join('\n')
}
