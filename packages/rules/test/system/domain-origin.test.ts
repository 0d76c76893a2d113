import { domainOrigin } from '@saola/rules'
import { describe, expect, it } from 'vitest'

describe('the origin of an address in a list of domains (lines 1)', () => {
  it.each([
    ['https://one.example/', 'https://one.example'],
    ['one.example', 'https://one.example'],
    ['http://127.0.0.1:4011', 'http://127.0.0.1:4011'],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('of %j is %j', (domain, origin) => {
    expect(domainOrigin(domain)).toBe(origin)
  })
})
