import { describe, expect, it } from 'vitest'
import { openPort, PortTaken } from '@saola/server'

describe('a port that drains', () => {
  it('lets a stream under way come to its end, and closes the kept connection after it', async () => {
    const { port, drain } = await openPort((_, response) => {
      response.write('first ')
      setTimeout(() => response.end('last'), 700)
    }, 0)
    const answer = await fetch(`http://127.0.0.1:${port}/`)
    const drained = drain(5_000)
    expect(await answer.text()).toBe('first last')
    expect(await drained).toBe(0)
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed')
  })

  it('does not wait longer than its deadline, and tells how many answers were cut', async () => {
    const { port, drain } = await openPort(() => undefined, 0)
    const asked = fetch(`http://127.0.0.1:${port}/`)
    const cut = expect(asked).rejects.toThrow('fetch failed')
    await new Promise((done) => setTimeout(done, 100))
    const startedAt = performance.now()
    expect(await drain(300)).toBe(1)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    await cut
  })

  it('does not wait for connections on which nothing is asked', async () => {
    const { port, drain } = await openPort((_, response) => response.end('done'), 0)
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    const startedAt = performance.now()
    expect(await drain(10_000)).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(3_000)
  })

  it('says in words that its number is taken', async () => {
    const { port, drain } = await openPort((_, response) => response.end(), 0)
    await expect(openPort((_, response) => response.end(), port)).rejects.toThrow(PortTaken)
    await drain(1_000)
  })
})
