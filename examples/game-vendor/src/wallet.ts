import { createHash, createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** What the calls of the seamless wallet answer, as far as this game reads it. */
export type Values = {
  session: { sessionKey: string; playerName: string; gameName: string; minStake: number; balance: number }
  debit: { balance: number }
  credit: { balance: number }
  rollback: { returned: number }
  'frame-origins': { origins: string[] }
}

/** An answer of the gateway: done, or a refusal that stays one. */
export type Answer<Value> = { ok: true; value: Value } | { ok: false; code: string }

export type Wallet = {
  /** Asks once. Throws where it stays unknown whether it was done: no answer, half of one, or one of nobody. */
  ask: <Name extends keyof Values>(name: Name, request: object) => Promise<Answer<Values[Name]>>
  /** Asks until there is an answer; only what is done once by its transaction id may be asked so. */
  insist: <Name extends keyof Values>(name: Name, request: object) => Promise<Answer<Values[Name]>>
}

type Options = { gateway: string; vendor: string; secret: string }

const firstPauseMs = 100
const longestPauseMs = 10_000

/** The gateway's wallet. Each call is signed anew, also one that is sent again: what makes it the same is its transaction id. */
export function createWallet({ gateway, vendor, secret }: Options): Wallet {
  async function ask<Name extends keyof Values>(name: Name, request: object): Promise<Answer<Values[Name]>> {
    const path = `/seamless/${name}`
    const body = JSON.stringify({ vendor, ...request })
    const time = String(Date.now())
    const nonce = randomUUID()
    const digest = createHash('sha256').update(body).digest('hex')
    const signed = ['POST', path, time, nonce, digest].join('\n')
    const response = await fetch(new URL(path, gateway), {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Vendor-Time': time,
        'X-Vendor-Nonce': nonce,
        'X-Vendor-Signature': createHmac('sha256', secret).update(signed).digest('hex'),
      },
      signal: AbortSignal.timeout(longestPauseMs),
    })
    // A call that was not believed did nothing, but the line may have delivered it before.
    if (response.status === 401 || response.status >= 500) throw new Error(`status ${response.status}`)
    const answer = (await response.json()) as
      | { success: true; value: Values[Name] }
      | { success: false; errorCode: string }
    return answer.success ? { ok: true, value: answer.value } : { ok: false, code: answer.errorCode }
  }

  return {
    ask,
    async insist(name, request) {
      for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
        try {
          return await ask(name, request)
        } catch (error) {
          console.error(`${name} has no answer and is asked again:`, error)
          await pause(pauseMs)
        }
      }
    },
  }
}
