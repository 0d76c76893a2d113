import { loadPageAssets } from '@saola/game-vendor'
import { expect, it } from 'vitest'
import { checkFloor } from '../src/floor/check-floor.ts'
import { findNewerColours } from '../src/floor/find-newer-colours.ts'
import { findNewerStyles } from '../src/floor/find-newer-styles.ts'
import { findNewer } from '../src/floor/find-newer.ts'
import { readNewerFeatures } from '../src/floor/newer-features.ts'

const features = readNewerFeatures()
const namesIn = (code: string): string[] => findNewer('a.js', code, features).map(({ name }) => name)

it.each([
  ['URL.parse(a)', 'URL.parse'],
  ['URL.canParse(a)', 'URL.canParse'],
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['AbortSignal.timeout(5)', 'AbortSignal.timeout'],
  ['signal.throwIfAborted()', '.throwIfAborted()'],
  ['list.toSorted()', '.toSorted()'],
  ['list.toReversed()', '.toReversed()'],
  ['list.toSpliced(1)', '.toSpliced()'],
  ['list.findLast(f)', '.findLast()'],
  ['requestIdleCallback(f)', 'requestIdleCallback'],
  ['window.requestIdleCallback(f)', 'requestIdleCallback'],
  ['[1].values().map(f)', '.map() of an iterator'],
  ['map.keys().filter(f)', '.filter() of an iterator'],
  ['text.matchAll(p).map(f)', '.map() of an iterator'],
  ['set.isSubsetOf(other)', '.isSubsetOf()'],
  ['set.symmetricDifference(other)', '.symmetricDifference()'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Promise.try(f)', 'Promise.try'],
  ['Map.groupBy(a, f)', 'Map.groupBy'],
  ['Object.groupBy(a, f)', 'Object.groupBy'],
  ['Array.fromAsync(a)', 'Array.fromAsync'],
  ['new Intl.Segmenter()', 'Intl.Segmenter'],
  ['new Intl.DurationFormat()', 'Intl.DurationFormat'],
  ['scheduler.postTask(f)', 'scheduler'],
  ['new CompressionStream("gzip")', 'CompressionStream'],
  ['/(?<=a)b/', 'a look behind'],
  ['new RegExp("(?<!a)b")', 'a look behind'],
  ['/[a--b]/v', 'the flag v'],
  ['class A { static { f(this) } }', 'a static block'],
  ['class A { a = f(() => 1) }', 'a parenthesis in the value of a class field'],
  ["matchMedia('(width < 48rem)')", '@media of a range'],
])('finds what is too new in %s', (code, name) => {
  expect(namesIn(code)).toContain(name)
})

it.each([
  'new URL(a)',
  '[...list].sort().reverse()',
  'list.at(-1)',
  'Object.hasOwn(a, b)',
  'crypto.randomUUID()',
  '[...map.values()].map(f)',
  'Object.entries(a).map(f)',
  'z.union([a, b])',
  'queue.take()',
  '/(?<year>\\d+)/',
  'class A { #a = 1; b = []; c() { return f(() => 1) } }',
  "matchMedia('(max-width: 48rem)')",
])('finds nothing in %s', (code) => {
  expect(namesIn(code)).toEqual([])
})

it.each([
  'function f() { if (typeof AbortSignal.any === "function") return AbortSignal.any(a) }',
  'const f = () => (URL.canParse ? URL.canParse(a) : g(a))',
  'function f() { if (typeof requestIdleCallback > `u`) return; requestIdleCallback(g) }',
  'const t = `captureStackTrace` in Error ? Error.captureStackTrace : g',
  'function f(e) { Error.captureStackTrace?.(e) }',
  'function f() { return Uint8Array.fromBase64 ? Uint8Array.fromBase64(a) : g(a) }',
  'function f(requestIdleCallback) { requestIdleCallback(a) }',
])('lets code pass that asks first, or means another thing: %s', (code) => {
  expect(namesIn(code)).toEqual([])
})

it('is not satisfied by who asks elsewhere', () => {
  const code = 'function f() { return typeof requestIdleCallback } function g() { requestIdleCallback(a) }'
  expect(namesIn(code)).toEqual(['requestIdleCallback'])
})

it.each([
  ['a:has(b){color:red}', ':has'],
  ['@container (width>1px){a{color:red}}', '@container'],
  ['@scope (a){b{color:red}}', '@scope'],
  ['dialog:popover-open{color:red}', ':popover-open'],
  ['@media (width<44rem){a{color:red}}', '@media of a range'],
  ['@media not (min-width:44rem){a{color:red}}', '@media of not and or'],
  ['@media (hover) and (not (min-width:44rem)){a{color:red}}', '@media of not and or'],
  ['@media not all and (min-width:44rem){a{color:red}}', undefined],
  ['@media print,(max-width:44rem){a{color:red}}', undefined],
  ['@supports not (container-type:size){a{color:red}}', undefined],
  ['a::-moz-range-thumb,a:focus-visible{color:red}', undefined],
  ['a{color:red;background:url(":has(")}@media (hover){b{top:0}}', undefined],
])('finds in a sheet what takes a whole rule along: %s', (sheet, name) => {
  expect(findNewerStyles(sheet, features).map((each) => each.name)).toEqual(name === undefined ? [] : [name])
})

it.each([
  ['a{color:oklch(0.5 0.1 20)}', 'oklch()'],
  [':root{--accent:oklch(0.5 0.1 20)}', 'oklch()'],
  [':root{--accent:red;--accent:oklch(0.5 0.1 20)}', 'oklch()'],
  ['a{color:red;color:color-mix(in lab,var(--b),red)}', 'color-mix()'],
  ['@media (hover){a{color:red}b{color:lab(1% 2 3)}}', 'lab()'],
  ['a{color:red;color:oklch(0.5 0.1 20)}', undefined],
  [':root{--a:red}@supports (color:lab(0% 0 0)){:root{--a:lab(1% 2 3)}}', undefined],
  [
    '@media (hover){a{color:color-mix(in lab,var(--b),red)}@supports not (color:color-mix(in lab,red,red)){a{color:var(--b)}}}',
    undefined,
  ],
  [
    'a{color:color-mix(in lab,var(--b),red)}@supports not (color:color-mix(in lab,red,red)){b{color:var(--b)}}',
    'color-mix()',
  ],
  ['a{color:rgb(1 2 3/.5);background:url("lab(")}', undefined],
])('finds in a sheet a colour without a plain one: %s', (sheet, name) => {
  expect(findNewerColours(sheet, features).map((each) => each.name)).toEqual(name === undefined ? [] : [name])
})

it.each([...loadPageAssets().files])(
  '%s of the games has a plain colour wherever it has a newer one',
  (path, { body }) => {
    if (typeof body !== 'string' || !path.endsWith('.css')) return
    expect(findNewerColours(body, features)).toEqual([])
  },
)

it('says what is wrong, and what to use; an exception counts where it is made, and only while it is needed', () => {
  const emitted = [{ of: 'apps/member', path: 'a.js', code: 'URL.parse(a)' }]
  const allowed = { name: 'URL.parse', of: ['apps/member'], reason: '' }
  expect(checkFloor(emitted, features, [])).toEqual([
    expect.stringMatching(
      /^a\.js: URL\.parse is not in Safari 15\.4, .*; use parseUrl of @saola\/rules: …URL\.parse\(a\)…$/,
    ),
  ])
  expect(checkFloor(emitted, features, [allowed])).toEqual([])
  expect(checkFloor(emitted, features, [{ ...allowed, of: ['games'] }])).toHaveLength(2)
  expect(checkFloor([], features, [allowed])).toEqual([
    'URL.parse is allowed in apps/member, where nothing needs it',
  ])
})
