import { describe, expect, it } from 'vitest'
import { createHosts } from '#shared/hosts/hosts.ts'

const told = ['one', 'two', 'three']

describe('hosts that serve the same (system 7)', () => {
  it.each([
    [0, 'one'],
    [0.5, 'two'],
    [0.99, 'three'],
  ])('are picked by chance: %d gives %s', (chance, host) => {
    expect(createHosts(() => chance).pick(told)).toBe(host)
  })

  it('keep the one that was picked while it answers', () => {
    const chances = [0, 0.99]
    const hosts = createHosts(() => chances.shift() ?? 0.5)
    expect([hosts.pick(told), hosts.pick(told), hosts.pick(told)]).toEqual(['one', 'one', 'one'])
  })

  it('never pick a failed one again, and none when all have failed', () => {
    const hosts = createHosts(() => 0)
    hosts.drop('one')
    expect(hosts.pick(told)).toBe('two')
    hosts.drop('two')
    hosts.drop('three')
    expect(hosts.pick(told)).toBeUndefined()
    hosts.forgive()
    expect(hosts.pick(told)).toBe('one')
  })

  it('offer another to who just tried one, without calling it failed', () => {
    const hosts = createHosts(() => 0)
    expect(hosts.pick(told)).toBe('one')
    expect(hosts.pick(told, ['one'])).toBe('two')
    expect(hosts.pick(told, told)).toBeUndefined()
    expect(hosts.pick(told)).toBe('one')
  })

  it('are those that the gateway tells now', () => {
    const hosts = createHosts(() => 0)
    expect([hosts.pick(told), hosts.pick(['two']), hosts.pick([])]).toEqual(['one', 'two', undefined])
  })
})
