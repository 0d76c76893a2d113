import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../src/sites/manifest.ts'
import { createPageCode } from '../../src/sites/page-code.ts'

const split = '?tsr-split=component---loader'
const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  [`src/routes/index.tsx${split}`]: { file: 'assets/first.js', imports: ['index.html'] },
  [`src/routes/_site/lobby.tsx${split}`]: {
    file: 'assets/lobby.js',
    imports: ['index.html', '_tiles.js'],
    css: ['assets/lobby.css'],
  },
  [`src/routes/_site/games/index.tsx${split}`]: { file: 'assets/games.js', imports: ['_tiles.js'] },
  [`src/routes/_site/games/$family.tsx${split}`]: { file: 'assets/family.js', imports: ['_tiles.js'] },
  [`src/routes/_site/vnlottery.draw.$drawId.tsx${split}`]: { file: 'assets/draw.js' },
  [`src/routes/_site/vnlottery.$gameCode.tsx${split}`]: { file: 'assets/lottery.js' },
  [`src/routes/_site/vnlottery.results.tsx${split}`]: { file: 'assets/results.js' },
  [`src/routes/_site/rewards/points/route.tsx${split}`]: {
    file: 'assets/points-tabs.js',
    words: ['points'],
  },
  [`src/routes/_site/rewards/points/index.tsx${split}`]: { file: 'assets/mall.js', words: ['wallet'] },
  [`src/routes/_member/route.tsx${split}`]: { file: 'assets/member.js' },
  [`src/routes/_member/vnlottery.orders_.$orderId.tsx${split}`]: { file: 'assets/order.js' },
  [`src/routes/_member/wallet/_tabs/route.tsx${split}`]: { file: 'assets/tabs.js' },
  [`src/routes/_member/wallet/_tabs/index.tsx${split}`]: { file: 'assets/wallet.js' },
  'src/routes/-landing.tsx': { file: 'assets/landing.js' },
  '_tiles.js': { file: 'assets/tiles.js', imports: ['_shared.js'], css: ['assets/tiles.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_texts-vi-1.js': { file: 'assets/texts-vi-1.js', name: 'texts-vi' },
  '_first-texts-vi-3.js': { file: 'assets/first-texts-vi-3.js', name: 'first-texts-vi' },
  '_texts-en-2.js': { file: 'assets/texts-en-2.js', name: 'texts-en' },
  '../../packages/i18n/src/catalogues/wallet/vi.ts': { file: 'assets/vi-wallet.js' },
  '../../packages/i18n/src/catalogues/wallet/en.ts': { file: 'assets/en-wallet.js' },
  '../../packages/i18n/src/catalogues/points/vi.ts': { file: 'assets/vi-points.js' },
}

describe('what the page at a path runs (system 31)', () => {
  const filesAt = createPageCode(manifest, 'vi')
  const texts = ['assets/texts-vi-1.js', 'assets/first-texts-vi-3.js']
  const start = ['assets/index.js', 'assets/index.css']
  const tiles = ['assets/tiles.js', 'assets/tiles.css', 'assets/shared.js']

  it.each([
    ['/', [...start, 'assets/first.js', ...texts]],
    ['/lobby', [...start, 'assets/lobby.js', 'assets/lobby.css', ...tiles, ...texts]],
    ['/lobby/', [...start, 'assets/lobby.js', 'assets/lobby.css', ...tiles, ...texts]],
    ['/games', ['assets/games.js', ...tiles, ...texts]],
    ['/games/slots', ['assets/family.js', ...tiles, ...texts]],
    ['/vnlottery/LOTT_MB', ['assets/lottery.js', ...texts]],
    ['/vnlottery/results', ['assets/results.js', ...texts]],
    ['/vnlottery/draw/17', ['assets/draw.js', ...texts]],
    [
      '/rewards/points',
      ['assets/points-tabs.js', 'assets/mall.js', 'assets/vi-points.js', 'assets/vi-wallet.js', ...texts],
    ],
  ])('%s: its own code, its layouts, what it imports, and the texts, its words among them', (path, files) => {
    expect(filesAt(path).toSorted()).toEqual(files.toSorted())
  })

  it.each(['/vnlottery/orders/17', '/wallet'])('%s: the texts alone, for it is a member’s', (path) => {
    expect(filesAt(path)).toEqual(texts)
  })

  it('is the way in with its form, where an app has one and a page is not for everybody', () => {
    const portal: Manifest = {
      [`src/routes/_agent/index.tsx${split}`]: { file: 'assets/overview.js' },
      [`src/routes/login.tsx${split}`]: { file: 'assets/login.js', dynamicImports: ['form.tsx'] },
      'form.tsx': { file: 'assets/form.js', imports: ['_field.js'], css: ['assets/form.css'] },
      '_field.js': { file: 'assets/field.js' },
    }
    const wayIn = ['assets/login.js', 'assets/form.js', 'assets/form.css', 'assets/field.js']
    for (const path of ['/', '/login']) expect(createPageCode(portal, 'vi')(path)).toEqual(wayIn)
  })

  it('is the door and its form, and not what comes after it, where an app shows that without its router', () => {
    const portal: Manifest = {
      'index.html': { file: 'assets/index.js', dynamicImports: ['src/door.tsx', 'late.tsx'] },
      'src/door.tsx': {
        file: 'assets/door.js',
        imports: ['index.html', '_page.js'],
        dynamicImports: ['_site.js'],
      },
      '_page.js': { file: 'assets/page.js', dynamicImports: ['form.tsx'] },
      'form.tsx': { file: 'assets/form.js' },
      '_site.js': { file: 'assets/site.js' },
      'late.tsx': { file: 'assets/late.js' },
      [`src/routes/_agent/index.tsx${split}`]: { file: 'assets/overview.js', imports: ['_site.js'] },
      [`src/routes/login.tsx${split}`]: { file: 'assets/login.js', imports: ['_page.js'] },
    }
    const files = ['assets/door.js', 'assets/form.js', 'assets/index.js', 'assets/page.js']
    for (const path of ['/', '/login']) expect(createPageCode(portal, 'vi')(path).toSorted()).toEqual(files)
  })

  it.each([
    '/invented',
    '/games/slots/more',
    '/lobbyist',
    '/vnlottery',
    '/-landing',
    '/route',
    '/wallet/_tabs',
  ])('%s is no page, and names nothing', (path) => expect(filesAt(path)).toEqual([]))

  it('is nothing where the build left no list', () => {
    expect(createPageCode({}, 'vi')('/lobby')).toEqual([])
  })
})
