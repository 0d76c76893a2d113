import * as z from 'zod/mini'
import { signatureHeader, signBody } from './body-signature.ts'

/** What the operator's wallet said: a word, and what the member has in đồng where it says so. */
export type WalletWord = { status: string; balance?: number }

/** Asks the operator's wallet; undefined where nobody answered, or with what says nothing. */
export type AskWallet = (path: string, fields: object, amount?: number) => Promise<WalletWord | undefined>

/** Where the wallet is, how calls to it are signed and how they get there. */
export type WalletPlace = {
  /** What the operator gave as the address of its wallet. */
  address: string
  privateKey: string
  randomBytes: (length: number) => Buffer
  /** The network. */
  send: (request: Request) => Promise<Response>
}

/** The units of the protocol in one đồng. */
const unitsOfDong = 100_000

/** How long an answer is waited for. */
const timeoutMs = 8_000

const told = z.object({ status: z.string(), balance: z.optional(z.number()) })

/** Calls the wallet of an operator as Hub88 does: signed by RSA over the body, amounts in 1/100,000. */
export function createAskWallet({ address, privateKey, randomBytes, send }: WalletPlace): AskWallet {
  return async (path, fields, amount) => {
    // Sums of some thousand millions are more in these units than a number holds.
    const money = amount === undefined ? {} : { amount: writeUnits(amount) }
    const body = JSON.stringify({ request_uuid: randomBytes(16).toString('hex'), ...fields, ...money })
    const headers = { 'Content-Type': 'application/json', [signatureHeader]: signBody(privateKey, body) }
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const response = await send(new Request(`${address}${path}`, { method: 'POST', headers, body, signal }))
      return response.status === 200 ? readWord(await response.json()) : undefined
    } catch {
      // No line, no answer in time, or one that is no JSON: all the same for who asked.
      return undefined
    }
  }
}

/** đồng as the digits of the protocol's units. */
export function writeUnits(dong: number): unknown {
  return JSON.rawJSON(String(BigInt(dong) * BigInt(unitsOfDong)))
}

function readWord(answer: unknown): WalletWord | undefined {
  const read = told.safeParse(answer)
  if (!read.success) return undefined
  const { status, balance } = read.data
  // What a number loses of a large sum is less than a đồng.
  return { status, ...(balance !== undefined && { balance: Math.round(balance / unitsOfDong) }) }
}
