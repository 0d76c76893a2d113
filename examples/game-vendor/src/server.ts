import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Coin } from './coin.ts'
import type { Bet } from './journal.ts'
import type { Wallet } from './wallet.ts'

type Reply = { status: number; type: string; body: string }

const mostBytes = 4_096
const page = (name: string): string => readFileSync(new URL(`../page/${name}`, import.meta.url), 'utf8')

/** The game's own origin: its page, and the two calls that the page makes. */
export function createVendorServer(wallet: Wallet, coin: Coin): Server {
  async function reply(request: IncomingMessage): Promise<Reply> {
    const { pathname } = new URL(request.url ?? '/', 'http://vendor')
    const route = `${request.method} ${pathname}`
    if (route.startsWith('GET /play/')) return { status: 200, type: 'text/html', body: page('index.html') }
    if (route === 'GET /game.js') return { status: 200, type: 'text/javascript', body: page('game.js') }
    if (route === 'POST /open') {
      const { token } = await readBody(request)
      return json(await wallet.ask('session', { token: String(token) }))
    }
    if (route === 'POST /play') {
      const bet = readBet(await readBody(request))
      return bet ? json(await coin.play(bet)) : json({ kind: 'refused', code: 'bet' }, 400)
    }
    return { status: 404, type: 'text/plain', body: 'Not found' }
  }

  return createServer(async (request, response) => {
    try {
      const { status, type, body } = await reply(request)
      const { origins } = await framing()
      response.writeHead(status, {
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Security-Policy': `default-src 'self'; img-src data:; frame-ancestors ${origins.join(' ') || "'none'"}`,
      })
      response.end(body)
    } catch (error) {
      // Nothing is known then; the page asks again with the same round.
      console.error(error)
      response.writeHead(503).end()
    }
  })

  /** Which sites may frame the game, as the gateway says. */
  async function framing(): Promise<{ origins: string[] }> {
    const answer = await wallet.ask('frame-origins', {})
    return answer.ok ? answer.value : { origins: [] }
  }
}

function json(value: unknown, status = 200): Reply {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) {
    text += chunk
    if (text.length > mostBytes) throw new Error('the body is too long')
  }
  return JSON.parse(text) as Record<string, unknown>
}

/** The bet of a page, which may be anybody's; the gateway judges session and amount. */
function readBet({ roundId, sessionKey, side, amount }: Record<string, unknown>): Bet | undefined {
  if (typeof roundId !== 'string' || !/^[\w-]{16,40}$/.test(roundId)) return undefined
  if (typeof sessionKey !== 'string' || !Number.isSafeInteger(amount)) return undefined
  if (side !== 'heads' && side !== 'tails') return undefined
  return { roundId, sessionKey, side, amount: Number(amount) }
}
