import { parseArgs } from 'node:util'

/** The arguments of the script by their name; each takes a value. */
export const argumentNames = [
  'engine',
  'server-seed',
  'server-seed-hash',
  'client-seed',
  'nonce',
  'stake',
  'choice',
  'moves',
  'title',
  'model',
  'match',
  'strengths',
  'language',
] as const
export type ArgumentName = (typeof argumentNames)[number]

/** What was given, by name. */
export type Given = Readonly<Partial<Record<ArgumentName, string>>>

/** An argument that is missing or cannot be used, with its name. */
export class BadArgument extends Error {
  constructor(name: ArgumentName, why: string) {
    super(`--${name}: ${why}`)
  }
}

/** Reads `--name value` pairs; throws an error that names what is no argument. */
export function readArguments(list: readonly string[]): Given {
  const options = Object.fromEntries(argumentNames.map((name) => [name, { type: 'string' as const }]))
  return parseArgs({ args: joined(list), options, strict: true, allowPositionals: false }).values
}

/** Names with their values in one: a seed is a value even where it begins with a hyphen. */
function joined(list: readonly string[]): string[] {
  const known = new Set<string>(argumentNames.map((name) => `--${name}`))
  const args: string[] = []
  for (const part of list) {
    const before = args.at(-1)
    if (before !== undefined && known.has(before)) args.splice(-1, 1, `${before}=${part}`)
    else args.push(part)
  }
  return args
}

/** A text that has to be there. */
export function textOf(given: Given, name: ArgumentName): string {
  const value = given[name]?.trim()
  if (value === undefined || value === '') throw new BadArgument(name, 'is missing')
  return value
}

/** A whole number of at least 0; `usual` where it was left out. */
export function wholeOf(given: Given, name: ArgumentName, usual?: number): number {
  if (given[name] === undefined && usual !== undefined) return usual
  const value = textOf(given, name)
  if (!/^\d{1,15}$/.test(value)) throw new BadArgument(name, `${value} is no whole number`)
  return Number(value)
}

/** What a text in JSON holds; `usual` where it was left out. */
export function jsonOf(given: Given, name: ArgumentName, usual?: unknown): unknown {
  if (given[name] === undefined && usual !== undefined) return usual
  const value = textOf(given, name)
  try {
    return JSON.parse(value)
  } catch {
    throw new BadArgument(name, `${value} is no JSON`)
  }
}
