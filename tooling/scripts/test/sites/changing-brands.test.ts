import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { brandFolders, brandsPrint } from '../../src/sites/brand-folders.ts'
import { folderPrint, keepCurrent } from '../../src/sites/keep-current.ts'
import { readBrandFiles } from '../../src/sites/site-files.ts'
import { createSite } from '../../src/sites/site-server.ts'
import { sitesByHost } from '../../src/sites/sites-by-host.ts'

let home: string
let now: number
let writtenAt: number
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'brands-'))
  now = 0
  writtenAt = Date.UTC(2026, 0, 1)
  write('lotus/config.json', JSON.stringify({ name: 'Lotus', merchant: 'lotus' }))
  write('lotus/theme.css', ':root { --accent: oklch(0.5 0.1 20); }')
  write('lotus/art/banner-1.svg', '<svg>1</svg>')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Each file is a second younger than the one before, however fast a test is. */
function write(name: string, content: string): void {
  const file = join(home, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
  writtenAt += 1_000
  utimesSync(file, writtenAt / 1_000, writtenAt / 1_000)
}

function open(onFault = vi.fn<(error: unknown) => void>()) {
  const current = <T>(print: () => string, make: () => T): (() => T) =>
    keepCurrent({ print, make, now: () => now, onFault })
  const brands = current(
    () => brandsPrint(home),
    () => brandFolders(home),
  )
  const answer = sitesByHost(brands, {
    usual: 'lotus',
    make: ({ folder }) => {
      const site = current(
        () => folderPrint(folder),
        () =>
          createSite({
            app: new Map(),
            brand: readBrandFiles(folder),
            gatewayOrigin: 'http://gateway.example',
            frameOrigins: [],
            lines: [],
            agentPortal: 'http://agents.example',
            crawling: 'nothing',
          }),
      )
      return (request) => site().fetch(request)
    },
  })
  return {
    onFault,
    at: async (path: string, host = 'lotus.localhost'): Promise<string> =>
      (await answer(new Request(`http://${host}:4001${path}`))).text(),
  }
}

describe('a brand is served as its folder stands (system 47)', () => {
  it.each([
    [
      'config.json',
      JSON.stringify({ name: 'Lotus by night', merchant: 'lotus' }),
      '/config.json',
      'by night',
    ],
    ['theme.css', ':root { --radius: 31px; }', '/brand/theme.css', '31px'],
    ['texts/vi.json', '{"shell:nav.home":"Đầm sen"}', '/brand/texts/vi.json', 'Đầm sen'],
    ['art/banner-1.svg', '<svg>2</svg>', '/brand/art/banner-1.svg', '<svg>2</svg>'],
  ])('%s is there changed within a moment', async (file, content, path, expected) => {
    const { at } = open()
    expect(await at(path)).not.toContain(expected)
    write(`lotus/${file}`, content)
    now += 1_000
    expect(await at(path)).toContain(expected)
  })

  it('its folder is looked at twice a second and no more often', async () => {
    const { at } = open()
    await at('/config.json')
    write('lotus/config.json', JSON.stringify({ name: 'Changed', merchant: 'lotus' }))
    now += 400
    expect(await at('/config.json')).toContain('Lotus')
    now += 200
    expect(await at('/config.json')).toContain('Changed')
  })

  it('one whose settings are no JSON is served as it was, which is told once, and as it is once they are', async () => {
    const { at, onFault } = open()
    await at('/config.json')
    write('lotus/config.json', '{ "name": ')
    for (let look = 0; look < 3; look += 1) {
      now += 1_000
      expect(await at('/config.json')).toContain('Lotus')
    }
    // By the list of the brands, and by the site.
    expect(onFault).toHaveBeenCalledTimes(2)
    write('lotus/config.json', JSON.stringify({ name: 'Mended', merchant: 'lotus' }))
    now += 1_000
    expect(await at('/config.json')).toContain('Mended')
  })

  it('one that is made meanwhile has its host, under its settings’ hosts too, once it is whole', async () => {
    const { at } = open()
    write(
      '.new-rose/config.json',
      JSON.stringify({ name: 'Rose', merchant: 'rose', hosts: ['rose.example'] }),
    )
    now += 1_000
    expect(await at('/config.json', 'rose.localhost')).toContain('Lotus')
    renameSync(join(home, '.new-rose'), join(home, 'rose'))
    now += 1_000
    expect(await at('/config.json', 'rose.localhost')).toContain('Rose')
    expect(await at('/config.json', 'rose.example')).toContain('Rose')
    rmSync(join(home, 'rose'), { recursive: true })
    now += 1_000
    expect(await at('/config.json', 'rose.localhost')).toContain('Lotus')
  })

  it('a host that another brand takes over is that brand’s', async () => {
    const { at } = open()
    write('rose/config.json', JSON.stringify({ name: 'Rose', merchant: 'rose', hosts: ['play.example'] }))
    now += 1_000
    expect(await at('/config.json', 'play.example')).toContain('Rose')
    write('rose/config.json', JSON.stringify({ name: 'Rose', merchant: 'rose' }))
    write('lily/config.json', JSON.stringify({ name: 'Lily', merchant: 'lily', hosts: ['play.example'] }))
    now += 1_000
    expect(await at('/config.json', 'play.example')).toContain('Lily')
  })
})
