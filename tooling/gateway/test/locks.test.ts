import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { proved, unproved } from './locks.ts'

const tooling = new URL('../../', import.meta.url)
const test = new URL('./', import.meta.url)

/** A clause that locks: of the query builder, of raw SQL, or an advisory lock. */
const clause =
  /\.for(?:No)?(?:Key)?(?:Update|Share)\(|\bfor (?:no key )?(?:update|(?:key )?share)\b|pg_advisory|\block table\b/i
const beginning = /^(?:export )?(?:async )?(?:function |const )(\w+)/gm

type Part = { file: string; name: string; body: string }

/** What stands at the top of the files of a server: functions and constants, without comments. */
function readParts(server: string): Part[] {
  return globSync(`${server}/src/**/*.ts`, { cwd: tooling }).flatMap((file) => {
    const text = readFileSync(new URL(file, tooling), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    const found = [...text.matchAll(beginning)]
    return found.map((match, at) => ({
      file,
      name: match[1] ?? '',
      body: text.slice(match.index + match[0].length, found[at + 1]?.index),
    }))
  })
}

/**
 * Every place that locks, as `file place`. A function that is called `lock…` or `hold…` locks for its caller, so the place
 * is the caller: `file caller > lockAccount`.
 */
function placesOf(parts: readonly Part[]): string[] {
  const locks = new Set<Part>()
  const callsOf = ({ body }: Part) => {
    const names = new Set([...locks].map(({ name }) => name))
    return [...names].filter((name) => body.includes(`${name}(`))
  }
  const forCaller = parts.filter(({ name }) => /^(?:lock|hold)[A-Z]/.test(name))
  // Those that lock by another one of them come to the list in a later turn.
  for (const _ of forCaller) {
    for (const part of forCaller) {
      if (clause.test(part.body) || callsOf(part).length > 0) locks.add(part)
    }
  }
  return parts.flatMap((part) => {
    if (locks.has(part)) return []
    const place = `${part.file.replace('/src/', '/')} ${part.name}`
    return [...(clause.test(part.body) ? [place] : []), ...callsOf(part).map((name) => `${place} > ${name}`)]
  })
}

const places = ['gateway', 'game-vendor'].flatMap((server) => placesOf(readParts(server)))
const listed = [...Object.keys(proved), ...unproved]

it('every lock has a line in locks.ts, and every line a lock', () => {
  expect(listed.toSorted()).toEqual([...new Set(places)].toSorted())
})

it.each(Object.entries(proved))('the race of %s is there', (_place, file) => {
  expect(existsSync(new URL(file, test)), file).toBe(true)
})
