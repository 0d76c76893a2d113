import { walletRounds, type Step, type WalletRound, type WalletUnderTest } from '@saola/conformance/wallet'
import type { TestGateway } from '../start-gateway.ts'
import { balanceOf, type TestPerson } from '../wallet/people.ts'
import { say, type Outcome, type Seat, type Speaking, type Written } from './speakers/speaker.ts'
import { id } from './stage.ts'

const title = 'sgr_gold_rush'
const minStake = 1_000

/** What an aggregator has no words for. */
const unspoken: ReadonlySet<string | undefined> = new Set([
  'correct',
  'award',
  // Their signatures are over the body alone: no address, no time and no nonce.
  'of another path',
  'of yesterday',
  'of tomorrow',
  'with the nonce before',
])

const words: Readonly<Record<string, Outcome>> = {
  'seamless.insufficient': 'short',
  'seamless.stake': 'limit',
  'seamless.key.reused': 'duplicate',
}

/** The rounds of the kit as far as an aggregator can say them, with their refusals in the words that all protocols share. */
export const spokenRounds: readonly WalletRound[] = walletRounds.flatMap(([name, steps]) => {
  const end = steps.findIndex(({ call, signing }) => unspoken.has(call) || unspoken.has(signing))
  const spoken = end === -1 ? steps : steps.slice(0, end)
  // One step alone of a longer round proves nothing that others do not.
  const isLeftOut = end !== -1 && spoken.length < 2
  return isLeftOut ? [] : [[name, spoken.map(inSharedWords)] satisfies WalletRound]
})

function inSharedWords(step: Step): Step {
  return step.refused === undefined ? step : { ...step, refused: words[step.refused] ?? 'refused' }
}

/** A body of our own contract, as the kit writes it. */
type Asked = {
  vendor: string
  transactionId: string
  debitTransactionId?: string
  sessionKey?: string
  amount?: number
  isLast?: boolean
}

/** The wallet as an aggregator reaches it, for the kit: each of its calls is said in the protocol. */
export function walletOver(
  gateway: TestGateway,
  { own, foreign, player }: { own: Speaking; foreign: Speaking; player: TestPerson },
): WalletUnderTest {
  // Wins and rollbacks of our own contract name no session, and some protocols do.
  let token = ''
  return {
    vendor: () => own.speaker.code,
    send: async (path, { body, headers }) => {
      // The kit wrote it.
      const asked = JSON.parse(body) as Asked
      const speaking = asked.vendor === foreign.speaker.code ? foreign : own
      const written = inWords(speaking, path, { player, token: asked.sessionKey ?? token }, asked)
      const isSigned = headers['X-Vendor-Signature'] === signedBy(speaking, body)
      const signature = isSigned ? undefined : speaking.aggregator.sign('{}')
      const { outcome, balance } = await say(speaking, written, { signature })
      return Response.json(
        outcome === 'ok' ? { success: true, value: { balance } } : { success: false, errorCode: outcome },
      )
    },
    // Who signed what; the protocol's own signature stands in its place.
    sign: ({ body }) => signedBy(own, body),
    now: () => gateway.services.now(),
    unused: () => id('kit'),
    sitDown: async () => {
      token = await own.aggregator.launch(player, title)
      return { sessionKey: token, minStake, playerId: String(player.id) }
    },
    balance: () => balanceOf(gateway, player.wallet),
    foreign: { vendor: foreign.speaker.code, sign: ({ body }) => signedBy(foreign, body) },
  }
}

function inWords({ speaker }: Speaking, path: string, seat: Seat, asked: Asked): Written {
  const { transactionId, debitTransactionId = '', amount = 0, isLast = true } = asked
  // The kit names each call after its round, and not every call says the round.
  const round = transactionId.replace(/-\w+$/, '')
  const said = { id: transactionId, round, title }
  if (path === '/seamless/debit') return speaker.bet(seat, { ...said, amount })
  if (path === '/seamless/rollback') return speaker.rollback(seat, { ...said, reference: debitTransactionId })
  return speaker.win(seat, { ...said, reference: debitTransactionId, amount, isClosed: isLast })
}

function signedBy({ speaker }: Speaking, body: string): string {
  return `${speaker.code} ${body}`
}
