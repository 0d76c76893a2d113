import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runBrand, type BrandSurroundings } from '../../src/brands/run-brand.ts'
import { rootFolder, toolEnvironment } from '../../src/run.ts'

const scratch = mkdtempSync(join(tmpdir(), 'brand-command-'))

afterAll(() => rmSync(scratch, { recursive: true }))

/** The command over a folder that has Saola alone; `answers` are what a person types, one after the other. */
function open(answers?: string[]) {
  const home = mkdtempSync(join(scratch, 'home-'))
  cpSync(join(rootFolder, 'tooling/brands/saola'), join(home, 'saola'), { recursive: true })
  const [said, complaints, asked]: string[][] = [[], [], []]
  const surroundings: BrandSurroundings = {
    home,
    product: join(rootFolder, 'packages/ui/src/theme.css'),
    memberPort: 4001,
    say: (line) => void said?.push(line),
    complain: (line) => void complaints?.push(line),
    checkScreens: async (_, name) => [`screens: / of ${name} is cut`],
    ask: answers && (async (question) => (asked?.push(question), answers.shift() ?? '')),
  }
  const read = (brand: string) => JSON.parse(readFileSync(join(home, brand, 'config.json'), 'utf8'))
  return {
    home,
    asked,
    read,
    run: async (...words: string[]) => ({
      code: await runBrand(words, surroundings),
      said: said?.splice(0).join('\n'),
      complaints: complaints?.splice(0).join('\n'),
    }),
  }
}

describe('brand new', () => {
  it('makes a brand without asking where nobody is there, and says where it is seen', async () => {
    const { run, read } = open()
    const made = await run('new', 'hoa-sen', '--title', 'Hoa Sen', '--colour=#0f766e', '--theme', 'light')
    expect(made).toMatchObject({ code: 0, complaints: '' })
    expect(made.said).toContain('pnpm start, then http://hoa-sen.localhost:4001')
    expect(read('hoa-sen')).toMatchObject({ name: 'Hoa Sen', merchant: 'hoa-sen', theme: 'light' })
    expect(await run('check')).toMatchObject({
      code: 0,
      said: 'hoa-sen: nothing is wrong\nsaola: nothing is wrong',
    })
  })

  it('writes its files as the repository formats them', async () => {
    const { run, home } = open()
    await run('new', 'hoa-sen', '--title', 'Một cái tên thật là dài', '--theme', 'light', '--language', 'en')
    const format = spawnSync(
      join(rootFolder, 'node_modules/.bin/oxfmt'),
      ['--check', '-c', join(rootFolder, '.oxfmtrc.json'), join(home, 'hoa-sen')],
      { encoding: 'utf8', env: toolEnvironment() },
    )
    expect([format.status, format.stdout]).toEqual([0, expect.stringContaining('correct format')])
  })

  it('asks a person for what was not said, and takes an empty answer as the usual', async () => {
    const { run, read, asked } = open(['', 'tomato', ''])
    expect(await run('new', 'hoa-sen', '--language', 'en')).toMatchObject({ code: 0 })
    expect(asked).toEqual([
      'The name as people read it [Hoa Sen]: ',
      expect.stringMatching(/^The main colour, such as #0f766e \[oklch/),
      'Which look comes first, dark or light [dark]: ',
    ])
    expect(read('hoa-sen')).toMatchObject({ name: 'Hoa Sen', theme: 'dark', defaultLanguage: 'en' })
  })

  it('asks nothing with --yes', async () => {
    const { run, asked } = open([])
    expect(await run('new', 'hoa-sen', '--yes')).toMatchObject({ code: 0 })
    expect(asked).toEqual([])
  })

  it.each([
    [['new'], /name of the brand is missing/],
    [['new', 'Hoa_Sen'], /"Hoa_Sen" cannot be a brand's name/],
    [['new', 'saola'], /tooling\/brands\/saola is there already/],
    [['new', 'hoa-sen', '--colour', 'greenish'], /colour: "greenish" is no opaque colour/],
    [['new', 'hoa-sen', '--colur', 'red'], /Unknown option '--colur'/],
    [['new', 'hoa-sen', 'sen'], /^pnpm brand new NAME/],
    [['make', 'hoa-sen'], /^pnpm brand new NAME/],
  ])('refuses %j and leaves nothing behind', async (words, why) => {
    const { run, home } = open()
    const refused = await run(...words)
    expect(refused.code).toBe(1)
    expect(refused.complaints).toMatch(why)
    expect(readdirSync(home)).toEqual(['saola'])
  })
})

describe('brand check', () => {
  it('names brand, file and field of each problem', async () => {
    const { run, home } = open()
    writeFileSync(join(home, 'saola/texts/en.json'), '{ "shell:nav.hom": "Start" }')
    expect(await run('check', 'saola')).toEqual({
      code: 1,
      said: '',
      complaints: 'saola: texts/en.json: shell:nav.hom is of no known key; did you mean shell:nav.home?',
    })
  })

  it('looks at the screens of a brand that can be served, where that is asked for', async () => {
    const { run, home } = open()
    expect(await run('check', '--screens')).toMatchObject({
      code: 1,
      complaints: 'saola: screens: / of saola is cut',
    })
    writeFileSync(join(home, 'saola/texts/en.json'), '[]')
    expect((await run('check', 'saola', '--screens')).complaints).toBe(
      'saola: texts/en.json: not an object of texts',
    )
  })

  it('suggests the brand that was meant', async () => {
    const { run } = open()
    expect(await run('check', 'soala')).toMatchObject({
      code: 1,
      complaints: 'There is no brand soala, but saola; did you mean saola?',
    })
  })
})

it('is a command of the repository', () => {
  const { scripts } = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(existsSync(join(rootFolder, scripts['brand']?.split(' ').at(-1) ?? 'none'))).toBe(true)
})
