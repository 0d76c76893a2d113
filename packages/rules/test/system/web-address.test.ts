import { describe, expect, it } from 'vitest'
import { domainOrigin, isSitePath, webAddress } from '@saola/rules'

describe('an address that may become a link (system 35)', () => {
  it.each([
    ['https://saola.example/path?q=1#a', 'https://saola.example/path?q=1#a'],
    ['HTTP://saola.example', 'http://saola.example/'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['javascript://saola.example/%0aalert(1)', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['vbscript:msgbox(1)', undefined],
    ['blob:https://saola.example/1', undefined],
    ['file:///etc/passwd', undefined],
    ['https://saola.example@evil.example', undefined],
    ['https://name:password@saola.example', undefined],
    ['/promotions', undefined],
    ['', undefined],
  ])('%j', (text, href) => {
    expect(webAddress(text)?.href).toBe(href)
  })

  it.each([
    ['/promotions', true],
    ['/', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['promotions', false],
  ])('%j is a path of the site: %j', (text, isPath) => {
    expect(isSitePath(text)).toBe(isPath)
  })

  it('a domain in a list is one as well', () => {
    expect(domainOrigin('saola.example')).toBe('https://saola.example')
    expect(domainOrigin('javascript://saola.example')).toBeUndefined()
    expect(domainOrigin('https://saola.example@evil.example')).toBeUndefined()
  })
})
