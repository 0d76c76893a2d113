import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ambientUses } from '../src/fences/ambient.ts'
import { coveredSince, readCommits, wrongSubjects } from '../src/fences/commit-subjects.ts'
import { crossedBorders } from '../src/fences/feature-borders.ts'
import { deviceClockUses } from '../src/fences/device-clock.ts'
import { tooLong } from '../src/fences/file-length.ts'
import { crowdedFolders } from '../src/fences/folder-size.ts'
import { bareTexts, translatedNumbers } from '../src/fences/browsers/bare-text.ts'
import { foreignAddresses } from '../src/fences/foreign-addresses.ts'
import { emptyVariables } from '../src/fences/empty-variables.ts'
import { pathsByHand } from '../src/fences/file-paths.ts'
import { lookbehinds } from '../src/fences/browsers/lookbehind.ts'
import { readImports } from '../src/fences/read-imports.ts'
import { changedWhileTyped, foldedElsewhere } from '../src/fences/browsers/typed-text.ts'
import { withoutReason } from '../src/fences/reasons.ts'
import { spreadArguments } from '../src/fences/browsers/spread-arguments.ts'

const byHand = (text: string): string[] => pathsByHand([{ path: 'tooling/x.ts', text }])
const crossed = (path: string, text: string): string[] => crossedBorders(readImports([{ path, text }]))
const asks = (path: string, text: string): number => deviceClockUses([{ path, text }]).length
const spread = (text: string, path = 'packages/rules/src/x.ts'): string[] => spreadArguments([{ path, text }])
const lines = (count: number): string => 'run()\n'.repeat(count)
const bare = (children: string): string[] =>
  bareTexts([{ path: 'apps/member/src/x.tsx', text: `const a = <p>${children}</p>` }])
const files = (count: number): string[] => Array.from({ length: count }, (_, index) => `src/many/${index}.ts`)

describe('the floors of an app', () => {
  it.each([
    ['a route, a feature', 'routes/a.tsx', "import { A } from '#features/wallet/a.tsx'"],
    ['a feature, what is shared', 'features/wallet/a.tsx', "import { A } from '#shared/a.tsx'"],
    ['a feature, itself', 'features/wallet/pay/a.tsx', "import { A } from '../b.tsx'"],
    ['the root, a feature', 'main.tsx', "import { A } from '#features/wallet/a.tsx'"],
    [
      'shared parts, the addresses that there are',
      'shared/a.ts',
      "import type { A } from '../route-tree.gen.ts'",
    ],
  ])('let %s use', (_, path, text) => {
    expect(crossed(path, text)).toEqual([])
  })

  it.each([
    [
      'features/wallet/a.tsx',
      "import { A } from '#features/games/a.tsx'",
      'features/wallet/a.tsx imports features/games/a.tsx: a feature does not know another; what both need belongs in shared',
    ],
    [
      'features/wallet/a.tsx',
      "const later = () => import('../games/a.tsx')",
      'features/wallet/a.tsx imports features/games/a.tsx: a feature does not know another; what both need belongs in shared',
    ],
    [
      'features/wallet/a.tsx',
      "import { Route } from '#routes/a.tsx'",
      'features/wallet/a.tsx imports routes/a.tsx: routes stands above features',
    ],
    [
      'shared/a.tsx',
      "import type { A } from '#features/games/a.tsx'",
      'shared/a.tsx imports features/games/a.tsx: features stands above shared',
    ],
    [
      'routes/a.tsx',
      "import { router } from '../router.ts'",
      'routes/a.tsx imports router.ts: the root stands above routes',
    ],
  ])('name %s with `%s`', (path, text, sentence) => {
    expect(crossed(path, text)).toEqual([sentence])
  })
})

describe('the length of a file', () => {
  it.each([
    ['as long as it may be', 'packages/a/src/a.ts', lines(300)],
    [
      'longer by blank lines and comments',
      'packages/a/src/a.ts',
      `/**\n * One.\n */\n\n// Two.\n${lines(300)}`,
    ],
    ['of generated code', 'packages/a/src/a.gen.ts', lines(301)],
    ['a test, which may have a hundred more', 'packages/a/test/a.test.ts', lines(400)],
    ['of texts', 'packages/i18n/src/catalogues/wallet/vi.ts', lines(301)],
  ])('lets a file be that is %s', (_, path, text) => {
    expect(tooLong([{ path, text }])).toEqual([])
  })

  it.each([
    ['packages/a/src/a.css', 301, 300],
    ['packages/a/test/a.test.ts', 401, 400],
  ])('names %s of one line more', (path, length, allowed) => {
    expect(tooLong([{ path, text: lines(length) }])).toEqual([
      `${path} has ${length} lines of code, ${allowed} are allowed: split it by job`,
    ])
  })
})

describe('the size of a folder', () => {
  it('lets 25 files be, and folders below them', () => {
    expect(crowdedFolders([...files(25), 'src/many/more/a.ts', 'src/many/all.gen.ts'])).toEqual([])
  })

  it('names a folder with one file more', () => {
    expect(crowdedFolders(files(26))).toEqual(['src/many holds 26 files, 25 are allowed: give it folders'])
  })
})

describe('clock, chance and network', () => {
  const allowed = [{ why: 'it starts the rest', files: ['src/main.ts', 'src/start/'] }]

  it.each([
    ['in a file of the list', 'src/main.ts', 'run({ now: Date.now })'],
    ['in a folder of the list', 'src/start/now.ts', 'run({ now: Date.now })'],
    ['as a parameter', 'src/a.ts', 'const answer = await options.fetch(url)'],
    ['as a type', 'src/a.ts', 'fetch?: typeof globalThis.fetch'],
    ['in a comment', 'src/a.ts', '/** As `Date.now` gives it. */'],
    ['of a given moment', 'src/a.ts', 'return new Date(now)'],
  ])('may stand %s', (_, path, text) => {
    expect(ambientUses([{ path, text }], allowed)).toEqual([])
  })

  it.each([
    ['const now = Date.now()', 'Date.now'],
    ['const today = new Date()', 'new Date()'],
    ['const luck = Math.random()', 'Math.random'],
    ['const answer = await fetch(url)', 'fetch'],
    ['const answer = await globalThis.fetch(url)', 'globalThis.fetch'],
  ])('are named in `%s`', (text, name) => {
    expect(ambientUses([{ path: 'src/a.ts', text: `// One.\n${text}` }], allowed)).toEqual([
      `src/a.ts:2 uses ${name} by itself: take it as a parameter`,
    ])
  })
})

describe('exceptions', () => {
  const cast = ['return one as', 'as Two'].join(' unknown ')

  it.each([
    [
      'a silenced rule with its reason',
      'a.ts',
      '// oxlint-disable-next-line no-var -- the old page needs it',
    ],
    [
      'a silenced rule whose reason follows',
      'a.ts',
      '/* oxlint-disable no-var --\n   the old page needs it */',
    ],
    ['a cast below its reason', 'a.ts', `// The types do not know.\n${cast}`],
    ['a declaration with its reason', 'a.d.ts', '// It brings no types.\ndeclare module "a"'],
  ])('let %s be', (_, path, text) => {
    expect(withoutReason([{ path, text }])).toEqual([])
  })

  it.each([
    [
      'a.ts',
      '// oxlint-disable-next-line no-var',
      'a.ts:1 silences a lint rule and does not say why after " -- "',
    ],
    ['a.ts', cast, 'a.ts:1 casts by way of unknown and no comment above says why'],
    ['a.d.ts', 'declare module "a"', 'a.d.ts declares types by hand and no comment at its top says why'],
  ])('name %s with `%s`', (path, text, sentence) => {
    expect(withoutReason([{ path, text }])).toEqual([sentence])
  })
})

describe('subjects of commits', () => {
  const commit = { hash: '0123456789abcdef', parents: ['f'], writtenAt: coveredSince }
  const long = `fix: ${'a'.repeat(68)}`

  it.each([
    ['a short one with its type', { subject: 'fix(member): a balance that fits' }],
    ['a breaking one', { subject: 'refactor!: one ledger' }],
    ['one of 72 letters', { subject: `fix: ${'ệ'.repeat(67)}` }],
    ['a merge', { subject: 'Merge branch', parents: ['e', 'f'] }],
    ['the first one, also of a shallow clone', { subject: 'all of it', parents: [] }],
    ['one from before the rule', { subject: 'more', writtenAt: coveredSince - 1 }],
  ])('let %s be', (_, change) => {
    expect(wrongSubjects([{ ...commit, ...change }])).toEqual([])
  })

  it.each([
    [long, `01234567 "${long}" has more than 72 letters`],
    ['more of it', '01234567 "more of it" does not begin with a type such as "fix(member): "'],
  ])('name `%s`', (subject, sentence) => {
    expect(wrongSubjects([{ ...commit, subject }])).toEqual([sentence])
  })

  it('are read from the history of a folder, and none where there is no history', () => {
    const folder = mkdtempSync(join(tmpdir(), 'saola-history-'))
    expect(readCommits(folder)).toEqual([])
    const git = (...words: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a', ...words], { cwd: folder })
    git('init')
    git('commit', '--allow-empty', '-m', 'all of it')
    git('commit', '--allow-empty', '-m', 'fix: a\tb')
    expect(readCommits(folder)).toEqual([
      expect.objectContaining({ subject: 'fix: a\tb', parents: [expect.any(String)] }),
      expect.objectContaining({ subject: 'all of it', parents: [] }),
    ])
    rmSync(folder, { recursive: true })
  })
})

const fieldWith = (handler: string) => [
  { path: 'apps/member/src/x.tsx', text: `<Field>\n<TextInput onChange={${handler}} />\n</Field>` },
]

describe('a field that changes what is typed', () => {
  it.each([
    '(event) => onChange(event.target.value.toUpperCase())',
    "(event) => ask(() => setTicket(event.target.value.replaceAll(/\\D/g, '')))",
    '({ currentTarget }) => set(currentTarget.value.trimStart())',
  ])('is found: %s', (handler) => {
    expect(changedWhileTyped(fieldWith(handler))).toEqual(['apps/member/src/x.tsx:2: use ShapedInput'])
  })

  it.each([
    '(event) => setText(event.target.value)',
    "(event) => setDay(event.target.value === '' ? undefined : event.target.value)",
  ])('is none that takes the text as it is: %s', (handler) => {
    expect(changedWhileTyped(fieldWith(handler))).toEqual([])
  })
})

it.each([
  ['packages/rules/src/x.ts', "text.replaceAll('đ', 'd')", ['packages/rules/src/x.ts:1: use foldText']],
  ['apps/member/src/x.ts', String.raw`text.replace(/\p{M}/gu, '')`, ['apps/member/src/x.ts:1: use foldText']],
  ['packages/validation/src/fold-text.ts', String.raw`text.replace(/[\p{M}]/gu, '')`, []],
  ['packages/rules/src/x.ts', "text.normalize('NFD')", []],
])('letters are folded in one place: %s with %s', (path, text, found) => {
  expect(foldedElsewhere([{ path, text }])).toEqual(found)
})

describe('a text beside what comes and goes', () => {
  it.each([
    "{t('a')}{open && <b />}",
    'Words {open ? <b /> : null}',
    '{open && <b />}{!open && formatMoney(amount)}',
    '{`${a} · ${b}`}{open && <b />}',
  ])('is found: %s', (children) => {
    expect(bare(children)).toEqual(['apps/member/src/x.tsx:1: give the text an element of its own'])
  })

  it.each([
    "<span>{t('a')}</span>{open && <b />}",
    "{t('a')} <b />",
    "{open ? t('a') : t('b')}: <b />",
    '{open && <b />}{list.map((each) => <i key={each} />)}',
  ])('is none: %s', (children) => {
    expect(bare(children)).toEqual([])
  })
})

it.each([
  ['<b>{formatMoney(amount)}</b>', ['apps/member/src/x.tsx:1: translate="no"']],
  ['<b translate="no">{formatMoney(amount)}</b>', []],
  ['<Card>{formatMoney(amount)}</Card>', []],
])('numbers are left alone by translators: %s', (element, found) => {
  expect(translatedNumbers([{ path: 'apps/member/src/x.tsx', text: `const a = ${element}` }])).toEqual(found)
})

it.each([
  [
    'apps/member/src/x.ts',
    'decodeURIComponent(hash)',
    ['apps/member/src/x.ts:1: use decodeText of @saola/rules'],
  ],
  ['packages/shell/src/x.ts', 'new URL(told)', ['packages/shell/src/x.ts:1: use parseUrl of @saola/rules']],
  ['packages/rules/src/system/parse-url.ts', 'new URL(address, base)', []],
  ['apps/member/vite.config.ts', 'new URL(name)', []],
])('an address is read where nothing throws: %s with %s', (path, text, found) => {
  expect(foreignAddresses([{ path, text }])).toEqual(found)
})

describe('a pattern that looks behind itself', () => {
  it.each([
    ['packages/ui/src/x.ts', String.raw`const word = /(?<!\p{L})k$/u`, ['packages/ui/src/x.ts:1']],
    ['apps/member/src/x.ts', String.raw`text.split(/(?<=,)/)`, ['apps/member/src/x.ts:1']],
    ['apps/member/src/x.ts', String.raw`const day = /(?<day>\d+)/`, []],
    ['tooling/gateway/src/x.ts', String.raw`text.split(/(?<=,)/)`, []],
  ])('%s: %s', (path, text, found) => {
    expect(lookbehinds([{ path, text }])).toEqual(found)
  })
})

describe('a list as arguments', () => {
  it.each([
    'String.fromCharCode(...bytes)',
    'const most = Math.max(0, ...rows.map(({ count }) => count))',
    'lines.push(\n  ...found)',
    'new Set(...lists)',
    'String.fromCharCode.apply(null, bytes)',
    'const all = (list) => Math.min(...list)',
  ])('is found: %s', (text) => {
    expect(spread(`\n${text}`)).toEqual([
      `packages/rules/src/x.ts:${text.includes('\n') ? 3 : 2}: go through the list one by one`,
    ])
  })

  it.each([
    'const all = [...one, ...other]',
    'const both = { ...one, ...other }',
    'function pass(...rest) { return run(1, ...rest) }',
    'const { send } = { send: (...request) => api.send(...request) }',
  ])('is none: %s', (text) => {
    expect(spread(text)).toEqual([])
  })

  it('is no matter of what runs on our own machines', () => {
    expect(spread('Math.max(...list)', 'tooling/simulator/src/x.ts')).toEqual([])
  })
})

describe('the clock of the apps', () => {
  it.each([
    ['the present', 'const now = Date.now()'],
    ['the present, handed on', 'const { now = Date.now } = options'],
    ['a date of now', 'const today = new Date()'],
    ['a date of now, written short', 'const today = new Date'],
    ['the words of now', 'const words = Date()'],
    ['the start of the page', 'performance.timeOrigin + performance.now()'],
    ['the old hook', 'const now = useNow(secondMs)'],
  ])('is not %s', (_, text) => {
    expect(asks('apps/agent/src/features/a.tsx', text)).toBe(1)
    expect(asks('packages/shell/src/a.ts', text)).toBe(1)
  })

  it.each([
    ['a moment as a date', 'const day = new Date(row.createdAt)'],
    ['a date that is read', "Date.parse(text) + Date.UTC(2026, 1) + formatDate(now, 'vi')"],
    ['how long something takes', 'const start = performance.now()'],
    ["the app's clock", 'const now = useServerNow(secondMs)'],
    ['a type', 'type Made = { at: Date }'],
  ])('leaves %s alone', (_, text) => {
    expect(asks('apps/member/src/a.ts', text)).toBe(0)
  })

  it('is no matter of what runs elsewhere', () => {
    expect(asks('tooling/simulator/src/a.ts', 'Date.now()')).toBe(0)
  })
})

describe('paths of files', () => {
  it.each([
    "const folder = new URL('../../', import.meta.url).pathname",
    'const folder = new URL(`../${name()}`, import.meta.url,).pathname.slice(1)',
    "const here = new URL('./x.ts', import.meta.url)\nread(decodeURIComponent(here.pathname))",
    'const here: URL = new URL(import.meta.url)\nread(here.pathname)',
    "const file = new URL(import.meta.resolve('@saola/brands')).pathname",
    "const file = import.meta.url.replace('file://', '')",
    'const file = pathToFileURL(folder).pathname',
  ])('are not taken out of an address by hand: %s', (text) => {
    expect(byHand(text)).toEqual([
      `tooling/x.ts:${text.split('\n').length} takes a path out of an address: fileURLToPath does`,
    ])
  })

  it.each([
    "const folder = fileURLToPath(new URL('../../', import.meta.url))",
    "const url = new URL(server)\nurl.pathname = '/games'",
    "const path = new URL(request.url ?? '/', 'http://local').pathname",
    "const here = new URL('./x.ts', import.meta.url)\nreadFileSync(here)",
  ])('may come otherwise, as may the path of another address: %s', (text) => {
    expect(byHand(text)).toEqual([])
  })
})

describe('a variable that is set and empty', () => {
  const name = "['GATEWAY_PORT']"

  it.each(['process.env', 'environment', 'env'])('does not count: %s', (variables) => {
    const text = `first()\nconst port = Number(${variables}${name} ?? 4000)`
    expect(emptyVariables([{ path: 'tooling/x.ts', text }])).toEqual([
      'tooling/x.ts:2 lets an empty variable count: readVariable does not, nor does ||',
    ])
  })

  it.each([
    `const port = process.env${name} || 4000`,
    `const port = process.env${name} ?? ''`,
    `process.env${name} ??= '1'`,
  ])('is no matter in %s', (text) => {
    expect(emptyVariables([{ path: 'tooling/x.ts', text }])).toEqual([])
  })
})
