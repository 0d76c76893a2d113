import { describe, expect, it } from 'vitest'
import { bannerLink } from '#features/banners/banner-link.ts'

describe('what a banner opens (system 11)', () => {
  it.each([
    ['', '/lobby', undefined],
    ['URL', 'https://elsewhere.example/a', { href: 'https://elsewhere.example/a', outside: true }],
    ['URL', '/winners', { href: '/winners', outside: false }],
    ['URL', '//elsewhere.example', undefined],
    ['URL', 'javascript:alert(1)', undefined],
    ['P', '/promotions/7', { href: '/promotions/7', outside: false }],
    ['P', '', { href: '/promotions', outside: false }],
    ['G', 'fish', { href: '/games/fish', outside: false }],
    ['G', '101', { href: '/play/101', outside: false }],
    ['G', '', undefined],
  ])('with linkage type %j and linkage %j is %j', (linkageType, linkage, link) => {
    expect(bannerLink({ linkageType, linkage })).toEqual(link)
  })
})
