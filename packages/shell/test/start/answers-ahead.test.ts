import { describe, expect, it } from 'vitest'
import { takeAnswersAhead } from '../../src/start/answers-ahead.ts'

const address = 'https://brand.test/lobby'

/** A page with these answers: the text that stands in it, or the address that it has asked for. */
function pageWith(answers: Record<string, { text: string } | { href: string }>) {
  return {
    querySelector: (selector: string) => {
      const path = /^\[data-answers="(.*)"\]$/.exec(selector)?.[1] ?? ''
      const answer = answers[path]
      if (answer === undefined) return null
      return {
        getAttribute: () => ('href' in answer ? answer.href : null),
        textContent: 'text' in answer ? answer.text : '',
      }
    },
  }
}

/** A network that notes what it is asked, and with which merchant. */
function network(answer: () => Response = () => new Response('sent', { headers: { Date: 'today' } })) {
  const asked: string[] = []
  const send: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    const merchant = input instanceof Request ? input.headers.get('Merchant') : null
    asked.push(`${url} ${merchant} ${init?.signal?.aborted ?? 'free'}`)
    return answer()
  }
  return { asked, send }
}

const call = new Request('https://brand.test/wps/system/status?t=1', { headers: { Merchant: 'saola' } })
const asCall = 'https://brand.test/wps/system/status?t=1 saola free'
const asPage = '/wps/system/status null free'
const page = pageWith({
  '/config.json': { text: '{"merchant":"saola"}' },
  '/wps/system/status': { href: '/wps/system/status' },
})

describe('what came with the page (system 31)', () => {
  it('is read from it, and asked for the second time', async () => {
    const { asked, send } = network()
    const ahead = takeAnswersAhead({ page, address, send })
    expect(await (await ahead('/config.json?_=1')).json()).toEqual({ merchant: 'saola' })
    expect(asked).toEqual([])
    expect(await (await ahead('/config.json?_=2')).text()).toBe('sent')
    expect(asked).toEqual(['/config.json?_=2 null free'])
  })

  it('or is taken as the page has asked for it, once, without the time of its answer', async () => {
    const { asked, send } = network()
    const ahead = takeAnswersAhead({ page, address, send })
    const first = await ahead(call)
    expect([first.status, await first.text(), first.headers.get('Date')]).toEqual([200, 'sent', null])
    await ahead(call)
    expect(asked).toEqual([asPage, asCall])
  })

  it('ends with the call that wants it', async () => {
    const { asked, send } = network()
    await takeAnswersAhead({ page, address, send })(call, { signal: AbortSignal.abort() })
    expect(asked).toEqual(['/wps/system/status null true'])
  })

  it.each([
    ['is refused', () => new Response('', { status: 503 })],
    [
      'is lost',
      () => {
        throw new TypeError('no network')
      },
    ],
  ])('is asked for as the call says where it %s', async (_, answer) => {
    const answers = [answer, () => new Response('again')]
    const { asked, send } = network(() => (answers.shift() ?? answer)())
    const reply = await takeAnswersAhead({ page, address, send })(call)
    expect(await reply.text()).toBe('again')
    expect(asked).toEqual([asPage, asCall])
  })

  it.each([
    ['a page without any', pageWith({}), call, asCall],
    [
      'an address of somebody else',
      page,
      new Request('https://line.test/wps/system/status'),
      'https://line.test/wps/system/status null free',
    ],
  ])('is nothing for %s', async (_, where, request, sent) => {
    const { asked, send } = network()
    await takeAnswersAhead({ page: where, address, send })(request)
    expect(asked).toEqual([sent])
  })
})
