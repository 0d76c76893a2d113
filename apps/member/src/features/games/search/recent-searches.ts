import { readJson, type KeptValues } from '@saola/shell'

const storageKey = 'recentSearches'
const most = 6

/** The texts that this device searched for last, the latest first. */
export function readRecentSearches(device: KeptValues): readonly string[] {
  const value = readJson(device, storageKey)
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, most) : []
}

/** Puts a text first among the recent ones; the same text counts once, an empty one not at all. */
export function keepSearch(device: KeptValues, text: string): void {
  const typed = text.trim()
  if (typed === '') return
  const others = readRecentSearches(device).filter((each) => each.toLowerCase() !== typed.toLowerCase())
  device.write(storageKey, JSON.stringify([typed, ...others].slice(0, most)))
}

/** Forgets them all. */
export function forgetSearches(device: KeptValues): void {
  device.remove(storageKey)
}
