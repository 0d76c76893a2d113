/** A return in hundredths of a percent, of `"96.50"`, `96.5` or `"96,5%"`; null for what no title returns. */
export function readReturn(told: unknown): number | null {
  const text = typeof told === 'number' ? String(told) : told
  if (typeof text !== 'string' || !/^\d{1,3}(?:[.,]\d{1,6})?\s?%?$/.test(text)) return null
  const hundredths = Math.round(Number.parseFloat(text.replace(',', '.')) * 100)
  return hundredths >= 1_000 && hundredths <= 10_000 ? hundredths : null
}

/** How the wins are spread, of a step from 1 to 6 or of a word. */
export function readVolatility(told: unknown): 'low' | 'medium' | 'high' {
  const step = typeof told === 'string' && /^\d$/.test(told) ? Number(told) : told
  if (typeof step === 'number') return ofStep(step)
  const word = typeof told === 'string' ? told.toLowerCase() : ''
  if (word.includes('med')) return 'medium'
  if (word.includes('high')) return 'high'
  return word.includes('low') ? 'low' : 'medium'
}

function ofStep(step: number): 'low' | 'medium' | 'high' {
  if (step === 1 || step === 2) return 'low'
  return step === 5 || step === 6 ? 'high' : 'medium'
}

/** How many lines a bet is on; 0 where a list says nothing that can be. */
export function readLines(told: unknown): number {
  const lines = typeof told === 'string' && /^\d{1,7}$/.test(told) ? Number(told) : told
  return typeof lines === 'number' && Number.isInteger(lines) && lines >= 0 && lines <= 1_000_000 ? lines : 0
}

/**
 * Countries by their codes of two letters, in order and each once; a part of a country stands for all of it. Undefined where one cannot be read:
 * nobody could say then where the title is blocked.
 */
export function readRegions(told: unknown): string[] | undefined {
  if (told === undefined || told === null || told === '') return []
  const listed: unknown = typeof told === 'string' ? told.split(/[\s,;|]+/) : told
  if (!Array.isArray(listed)) return undefined
  const codes = listed.map((each: unknown) => (typeof each === 'string' ? each.trim().toUpperCase() : ''))
  if (!codes.every((code) => /^[A-Z]{2}(?:-[A-Z\d]{1,3})?$/.test(code))) return undefined
  return [...new Set(codes.map((code) => code.slice(0, 2)))].toSorted()
}

/** The first moment of a day (`2026-01-31`), in ms; null for what is none. */
export function readDay(told: unknown): number | null {
  const day = typeof told === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(told)?.[0] : undefined
  const at = Date.parse(day ?? '')
  return Number.isNaN(at) ? null : at
}

/** Whether something is said to be so, in one of the ways in which that is said. */
export function isSaid(told: unknown): boolean {
  return told === true || told === 1 || told === '1' || told === 'true'
}

/** Whether something is said not to be so; what is not said at all is not. */
export function isDenied(told: unknown): boolean {
  return told === false || told === 0 || told === '0' || told === 'false'
}
