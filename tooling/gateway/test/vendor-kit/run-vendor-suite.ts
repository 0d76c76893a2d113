import { describe, expect, it } from 'vitest'
import { cases, type Step } from './cases.ts'

/** All that a signature stands for; see `docs/vendors.md`. */
export type VendorCall = { method: string; path: string; time: string; nonce: string; body: string }

/** A seamless wallet under test, as a vendor reaches it. */
export type WalletUnderTest = {
  vendor: () => string
  send: (
    path: string,
    init: { method: string; body: string; headers: Record<string, string> },
  ) => Promise<Response>
  /** The signature of a call, in hex. */
  sign: (call: VendorCall) => string
  /** The wallet's clock, in milliseconds since 1970. */
  now: () => number
  /** An open session of a member with at least ten of the title's least stakes. */
  sitDown: () => Promise<Sitting>
  /** What that member has, in đồng. */
  balance: () => Promise<number>
  /** What one of the vendor's amounts is in đồng; 1 where nothing is said. */
  unit?: number
  /** Another vendor that is connected, whose titles the member has never opened. */
  foreign?: { vendor: string; sign: (call: VendorCall) => string }
}

/** What a session told. */
type Sitting = { sessionKey: string; minStake: number; playerId: string }

const dayMs = 86_400_000
let rounds = 0
let nonces = 0

/** Every case of the vendor contract against one wallet, as tests of the file that calls it. */
export function runVendorSuite(wallet: WalletUnderTest): void {
  const { unit = 1, foreign } = wallet
  describe('the vendor contract', () => {
    it.each(cases)('%s', async (_, steps) => {
      if (!foreign && steps.some(isAboutAnother)) return
      rounds += 1
      const round = `kit-${rounds}-${wallet.now()}`
      const sitting = await wallet.sitDown()
      const { minStake } = sitting
      const before = await wallet.balance()
      const answers = new Map<string, unknown>()
      for (const step of steps) {
        const { call, id, refused, leaves, signing } = step
        const own = step.isBack ? await wallet.sitDown() : sitting
        const vendor = (step.isForeign && foreign?.vendor) || wallet.vendor()
        const body = JSON.stringify({ vendor, ...bodyOf(step, round, own) })
        const { sign } = (isAboutAnother(step) && foreign) || wallet
        const answer = await ask({ ...wallet, sign }, `/seamless/${call}`, body, signing)
        expect([id, answer.errorCode]).toEqual([id, refused])
        expect([id, await wallet.balance()]).toEqual([id, before + leaves * minStake * unit])
        // A repetition gets the first answer, to the letter. Rollbacks have ids of their own.
        const key = `${step.isForeign ? 'foreign' : ''} ${call === 'rollback' ? call : ''} ${id}`
        if (refused !== undefined) continue
        expect(answers.get(key) ?? answer).toEqual(answer)
        answers.set(key, answer)
      }
    })
  })
}

function isAboutAnother({ isForeign, signing }: Step): boolean {
  return isForeign ?? signing === 'of another vendor'
}

function bodyOf(
  { call, id, of = 'd', stakes = 1, isPart, isVoid, isBroken }: Step,
  round: string,
  { sessionKey, minStake, playerId }: Sitting,
): object {
  const transactionId = `${round}-${id}`
  const amount = stakes * minStake + (isBroken ? 0.5 : 0)
  if (call === 'debit') return { transactionId, roundId: round, sessionKey, amount, content: 'kit' }
  if (call === 'award') return { transactionId, playerId, kind: 'tournament', amount }
  const settles = { transactionId, debitTransactionId: `${round}-${of}` }
  if (call === 'rollback') return settles
  if (call === 'correct') return { ...settles, ...(isVoid ? { isVoid } : { amount }) }
  return { ...settles, amount, content: 'kit', ...(isPart && { isLast: false }) }
}

async function ask(
  { send, sign, now }: WalletUnderTest,
  path: string,
  body: string,
  signing: Step['signing'],
): Promise<{ success: boolean; errorCode?: string }> {
  if (signing !== 'with the nonce before') nonces += 1
  const away = { 'of yesterday': -dayMs, 'of tomorrow': dayMs }
  const time = String(now() + (signing === 'of yesterday' || signing === 'of tomorrow' ? away[signing] : 0))
  const nonce = `kit-nonce-${String(nonces).padStart(12, '0')}`
  const signature = sign({
    method: 'POST',
    path: signing === 'of another path' ? '/seamless/credit' : path,
    time,
    nonce,
    body: signing === 'of another body' ? '{}' : body,
  })
  const response = await send(path, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-Vendor-Time': time,
      'X-Vendor-Nonce': nonce,
      ...(signing !== 'missing' && { 'X-Vendor-Signature': signature }),
    },
  })
  return (await response.json()) as { success: boolean; errorCode?: string }
}
