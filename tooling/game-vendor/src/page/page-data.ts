/** What the server wrote into the page: words, bounds, and who may frame it. */
type PageData = {
  language: 'VI' | 'EN'
  texts: Record<string, string>
  origins: string[]
  bounds: {
    minStake: number
    maxStake: number
    minTarget: number
    maxTarget: number
    returnPercent: number
  }
}

const block = document.querySelector('#page-data')
// The server that serves this file wrote the block.
const data = JSON.parse(block?.textContent ?? '{}') as PageData

/** The language of the page, the origins that may frame it, and what a round may stake and aim at. */
export const { language, origins, bounds } = data

const locale = language === 'EN' ? 'en-US' : 'vi-VN'
const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'VND' })
const whole = new Intl.NumberFormat(locale)
const short = new Intl.NumberFormat('en-US', { notation: 'compact' })
const twoPlaces = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const upToTwoPlaces = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
const percent = percentWith(2)
const finePercent = percentWith(4)

function percentWith(places: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
}

/** The words of a key, with `{{name}}` filled in. */
export function text(key: string, params: Record<string, string> = {}): string {
  return (data.texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (hole, name: string) => params[name] ?? hole)
}

/** Whole đồng as money. */
export function asMoney(amount: number): string {
  return money.format(amount)
}

/** Whole đồng with grouped digits, for a field. */
export function asWhole(amount: number): string {
  return whole.format(amount)
}

/** Whole đồng for a chip: 10K, 500K. */
export function asShort(amount: number): string {
  return short.format(amount)
}

/** Hundredths as a multiplier with two places. */
export function asMultiplier(hundredths: number): string {
  return `${twoPlaces.format(hundredths / 100)}x`
}

/** Hundredths as a multiplier for a chip: 2x, 1.5x. */
export function asChipMultiplier(hundredths: number): string {
  return `${upToTwoPlaces.format(hundredths / 100)}x`
}

/** Hundredths for a field, without the sign. */
export function asTarget(hundredths: number): string {
  return twoPlaces.format(hundredths / 100)
}

/** A share of one as a percentage; small ones with more places, so that rounding promises nothing. */
export function asPercent(share: number): string {
  return (share < 0.01 ? finePercent : percent).format(share)
}

/** The element of an id; a page without it is broken. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id)
  if (!element) throw new Error(`the page has no #${id}`)
  // Each caller names the element that its own page holds.
  return element as T
}
