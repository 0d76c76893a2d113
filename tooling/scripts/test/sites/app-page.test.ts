import { packFile } from '@saola/server'
import { describe, expect, it } from 'vitest'
import { createAppPage } from '../../src/sites/app-page.ts'

const ahead = '<link rel="preload" href="/brand/mark.svg" as="image">'
const mark = '<!-- waiting --><img src="/brand/mark.svg"><!-- /waiting -->'
const files = new Map(
  Object.entries({
    '/index.html': `<head>${ahead}</head><div id="root">${mark}<p>update</p></div>`,
    '/.sketches/lobby.html': '<img src="/brand/<!--logo-->.svg"><img src="<!--banner-->">',
    '/.sketches/team.html': '<b></b>',
  }).map(([path, text]) => [path, packFile('text/html', Buffer.from(text))]),
)
const first = {
  language: 'vi',
  theme: 'dark',
  title: 'Sen',
  bars: { dark: '#101010', light: '#fafafa' },
} as const
const banners = [
  { url: '/brand/offer.svg', linkageType: 'P' },
  { url: '/brand/fish.svg?a&b', linkageType: 'G' },
]

function textAt(
  path: string,
  { theme = 'dark', ...brand }: Parameters<typeof createAppPage>[1]['brand'] & { theme?: 'dark' | 'light' },
): string | undefined {
  return createAppPage(files, { ...first, theme, brand })(path)?.body.toString()
}

it('what every page reads stands in its head, or is asked for there beside the code (system 31)', () => {
  const answers = [{ path: '/config.json', json: '{"name":"</script>"}' }, { path: '/wps/system/status' }]
  const page = createAppPage(files, { ...first, answers, brand: {} })('/games')
  expect(page?.body.toString()).toContain(
    String.raw`<script type="application/json" data-answers="/config.json">{"name":"\u003c/script>"}</script>` +
      '<link rel="preload" as="fetch" crossorigin href="/wps/system/status" data-answers="/wps/system/status"></head>',
  )
})

function unpainted(html: string): string {
  return `<html ${html}><head><meta name="theme-color" content="#16110e" /><title>Product</title></head></html>`
}

function painted(html: string, look: { language: 'vi' | 'en'; theme: 'dark' | 'light' }): string | undefined {
  const page = new Map([['/index.html', packFile('text/html', Buffer.from(unpainted(html)))]])
  return createAppPage(page, { ...first, ...look, brand: {} })('/games')?.body.toString()
}

describe('what a person sees before any code runs (system 47)', () => {
  it.each([
    ['lang="vi"', { language: 'en', theme: 'light' }, 'lang="en" data-theme="light"', '#fafafa'],
    ['lang="vi"', { language: 'vi', theme: 'dark' }, 'lang="vi" data-theme="dark"', '#101010'],
    [
      'lang="vi" data-theme="light"',
      { language: 'en', theme: 'dark' },
      'lang="en" data-theme="light"',
      '#fafafa',
    ],
  ] as const)('of a page with %s in %j: %s and bars in %s', (html, look, root, bars) => {
    expect(painted(html, look)).toBe(
      `<html ${root}><head><meta name="theme-color" content="${bars}" /><title>Sen</title></head></html>`,
    )
  })
})

describe('the brand’s sheet', () => {
  const named = '<link rel="stylesheet" href="/brand/theme.css" />'
  const page = new Map([['/index.html', packFile('text/html', Buffer.from(`<head>${named}</head>`))]])
  const withSheet = (sheet: string | undefined): string | undefined =>
    createAppPage(page, { ...first, sheet, brand: {} })('/games')?.body.toString()

  it('stands in the page', () => {
    const sheet = ':root { --accent: red; } @font-face { src: url("/brand/fonts/a.woff2") }'
    expect(withSheet(sheet)).toBe(`<head><style>${sheet}</style></head>`)
  })

  it.each([
    ['there is none', undefined],
    ['it names a file by its own place', '@font-face { src: url(fonts/a.woff2) }'],
    ['it names one in quotes', "@font-face { src: url('fonts/a.woff2') }"],
    ['it would end the element', '/* </style> */'],
  ])('stays a file where %s', (_, sheet) => expect(withSheet(sheet)).toBe(`<head>${named}</head>`))
})

describe('what stands in an app’s page until its code is there (system 32)', () => {
  it('is the sketch of the page, with the brand’s own banner and logo', () => {
    expect(textAt('/lobby', { banners })).toBe(
      '<head><link rel="preload" as="image" href="/brand/logo.svg" fetchpriority="high">' +
        '<link rel="preload" as="image" href="/brand/fish.svg?a&amp;b" fetchpriority="high"></head>' +
        '<div id="root"><img src="/brand/logo.svg"><img src="/brand/fish.svg?a&amp;b"><p>update</p></div>',
    )
    expect(textAt('/lobby', { banners, theme: 'light' })).toContain('/brand/logo-light.svg')
  })

  it.each([
    ['a page without a sketch', '/games', { banners }],
    ['a path that climbs', '/../lobby', { banners }],
    ['a brand without a banner', '/lobby', { banners: [] }],
    ['a brand that names none', '/lobby', {}],
  ])('is the mark for %s', (_, path, brand) => {
    expect(textAt(path, brand)).toContain(`<head>${ahead}</head><div id="root">${mark}`)
  })

  it('needs no banner where the sketch shows none', () => {
    expect(textAt('/team', {})).toBe('<head></head><div id="root"><b></b><p>update</p></div>')
  })
})
