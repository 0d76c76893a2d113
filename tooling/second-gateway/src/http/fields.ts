import { Refused } from './refused.ts'
import type { Fields } from './wire.ts'

/** The text of a field, numbers as written; empty where it is absent. Refuses objects and lists. */
export function optionalText(fields: Fields, name: string): string {
  const value = fields[name]
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Refused('request_param_err', { field: name })
}

/** The text of a field that must be there. */
export function getText(fields: Fields, name: string): string {
  const text = optionalText(fields, name)
  if (text === '') throw new Refused('request_param_err', { field: name })
  return text
}

/** An amount as hundredths of a đồng: above nought, at most two decimals, at most a million million. */
export function getAmount(fields: Fields, name: string): number {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(getText(fields, name))
  const hundredths = Number(match?.[1]) * 100 + Number((match?.[2] ?? '').padEnd(2, '0'))
  if (!(hundredths > 0)) throw new Refused('request_param_err', { field: name })
  return hundredths
}

/** A whole number of the query, or `usual` where it is absent; refuses words and numbers below nought. */
export function queryNumber(query: URLSearchParams, name: string, usual: number): number {
  const text = query.get(name) ?? ''
  if (text === '') return usual
  if (!/^\d{1,15}$/.test(text)) throw new Refused('request_param_err', { field: name })
  return Number(text)
}

/** The wanted page (the first is `first`) of a list, and how many there are; at most a hundred rows each. */
export function cutPage<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  names: { page: string; size: string; first: 0 | 1 },
): { list: Row[]; page: number; size: number; totalPages: number; total: number } {
  const size = Math.min(Math.max(queryNumber(query, names.size, 20), 1), 100)
  const asked = Math.max(queryNumber(query, names.page, names.first), names.first)
  const start = (asked - names.first) * size
  return {
    list: rows.slice(start, start + size),
    page: asked,
    size,
    totalPages: Math.max(Math.ceil(rows.length / size), 1),
    total: rows.length,
  }
}
