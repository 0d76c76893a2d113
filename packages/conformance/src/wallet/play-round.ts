import type { Step, WalletRound } from './wallet-rounds.ts'

/** All that a signature stands for. */
export type VendorCall = { method: string; path: string; time: string; nonce: string; body: string }

/** A seamless wallet under test, as a game's vendor reaches it. */
export type WalletUnderTest = {
  /** The vendor's code. */
  vendor: () => string
  /** Sends a call to a path of the gateway, such as `/seamless/debit`. */
  send: (
    path: string,
    init: { method: string; body: string; headers: Record<string, string> },
  ) => Promise<Response>
  /** The signature of a call, in hex. */
  sign: (call: VendorCall) => string | Promise<string>
  /** The wallet's clock, in milliseconds since 1970. */
  now: () => number
  /** A word that no round before it had. */
  unused: () => string
  /** An open session of a member with at least ten of the title's least stakes. */
  sitDown: () => Promise<Sitting>
  /** What that member has, in đồng. */
  balance: () => Promise<number>
  /** What one of the vendor's amounts is in đồng; 1 where nothing is said. */
  unit?: number
  /** Another vendor that is connected, whose titles the member has never opened. */
  foreign?: { vendor: string; sign: (call: VendorCall) => string | Promise<string> }
}

/** What a session told. */
export type Sitting = { sessionKey: string; minStake: number; playerId: string }

type Answer = { success: boolean; errorCode?: string }

const dayMs = 86_400_000

/**
 * Plays a round against a wallet, and says what is wrong, a sentence for each step; nothing where all is as it has to be. A round
 * about another vendor is left out where none is connected.
 * @throws where the wallet cannot be reached, or answers what is no JSON
 */
export async function playRound(wallet: WalletUnderTest, [, steps]: WalletRound): Promise<string[]> {
  const { unit = 1, foreign } = wallet
  if (!foreign && steps.some(isAboutAnother)) return []
  const round = `kit-${wallet.unused()}`
  const ask = caller(wallet, round)
  const sitting = await wallet.sitDown()
  const before = await wallet.balance()
  const answers = new Map<string, string>()
  const problems: string[] = []
  for (const step of steps) {
    const { call, id, refused, leaves, isForeign, isBack } = step
    const own = isBack ? await wallet.sitDown() : sitting
    const vendor = (isForeign && foreign?.vendor) || wallet.vendor()
    const body = JSON.stringify({ vendor, ...bodyOf(step, round, own) })
    const answer = await ask(step, body)
    const what = `${call} ${id}`
    if (answer.errorCode !== refused) {
      problems.push(`${what}: came ${answer.errorCode ?? 'an answer'}, and not ${refused ?? 'an answer'}`)
    }
    const has = await wallet.balance()
    const should = before + leaves * sitting.minStake * unit
    if (has !== should) problems.push(`${what}: the member has ${has}, and not ${should}`)
    if (refused !== undefined) continue
    // A repetition gets the first answer, to the letter. Rollbacks have ids of their own.
    const key = `${isForeign ? 'foreign' : ''} ${call === 'rollback' ? call : ''} ${id}`
    const said = JSON.stringify(answer)
    const first = answers.get(key) ?? said
    if (first !== said) problems.push(`${what}: came ${said}, and ${first} the first time`)
    answers.set(key, said)
  }
  return problems
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

/** Sends the steps of a round, signed as each of them says. */
function caller(wallet: WalletUnderTest, round: string): (step: Step, body: string) => Promise<Answer> {
  let sent = 0
  return async (step, body) => {
    const { call, signing } = step
    if (signing !== 'with the nonce before') sent += 1
    const path = `/seamless/${call}`
    const time = String(wallet.now() + awayBy(signing))
    const nonce = `${round}-${String(sent).padStart(12, '0')}`
    const { sign } = (isAboutAnother(step) && wallet.foreign) || wallet
    const signature = await sign({
      method: 'POST',
      path: signing === 'of another path' ? '/seamless/none' : path,
      time,
      nonce,
      body: signing === 'of another body' ? '{}' : body,
    })
    const response = await wallet.send(path, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'X-Vendor-Time': time,
        'X-Vendor-Nonce': nonce,
        ...(signing !== 'missing' && { 'X-Vendor-Signature': signature }),
      },
    })
    return (await response.json()) as Answer
  }
}

function awayBy(signing: Step['signing']): number {
  if (signing === 'of yesterday') return -dayMs
  return signing === 'of tomorrow' ? dayMs : 0
}
