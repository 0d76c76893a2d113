import { playLimbo } from '@saola/game-engines'
import type { Services } from '../services.ts'
import { uniformOf } from '../fair-seeds.ts'
import type { WalletClient } from '../wallet-client.ts'
import { asMultiplier } from './as-multiplier.ts'
import { moveRound, type Round } from './round-store.ts'

const overStates = ['paid', 'refused', 'rolled-back']

/** A round at its end, with the wallet's balance when the wallet told one. */
export type SettledRound = { round: Round; balance: number | undefined }

/**
 * Takes a round from where it stands to its end: created -> debited -> decided -> paid, refused, or rolled back.
 * Every step may be repeated and may run twice at once: the wallet answers a repeated call with its first answer, and
 * a step is written only by who found the round where it started. Without the session key no stake is taken any more,
 * so a round that was only created is rolled back.
 */
export async function settleRound(
  services: Services,
  wallet: WalletClient,
  start: Round,
  sessionKey?: string,
): Promise<SettledRound> {
  let round = start
  let balance: number | undefined
  for (;;) {
    const step = await takeStep(services, wallet, round, sessionKey)
    balance = step.balance ?? balance
    if (overStates.includes(step.round.state)) return { round: step.round, balance }
    round = step.round
  }
}

async function takeStep(
  services: Services,
  wallet: WalletClient,
  round: Round,
  sessionKey: string | undefined,
): Promise<SettledRound> {
  if (round.state === 'created') return takeStake(services, wallet, round, sessionKey)
  if (round.state === 'debited') {
    const { result, payout } = playLimbo({
      uniform: uniformOf({
        serverSeed: round.server_seed,
        clientSeed: round.client_seed,
        nonce: round.nonce,
      }),
      stake: round.stake,
      target: targetOf(round),
    })
    const outcome = JSON.stringify({ result })
    return { round: await moveRound(services, round, 'decided', { outcome, payout }), balance: undefined }
  }
  if (round.state === 'decided' || round.state === 'paid') return pay(services, wallet, round)
  if (round.state === 'rolling-back' || round.state === 'rolled-back') {
    const answer = await wallet.rollback(round.round_id)
    if (!answer.ok) throw new Error(`the wallet refused a rollback: ${answer.code}`)
    return { round: await moveRound(services, round, 'rolled-back'), balance: answer.balance }
  }
  return { round, balance: undefined }
}

async function takeStake(
  services: Services,
  wallet: WalletClient,
  round: Round,
  sessionKey: string | undefined,
): Promise<SettledRound> {
  if (sessionKey === undefined) {
    return { round: await moveRound(services, round, 'rolling-back'), balance: undefined }
  }
  const answer = await wallet.debit({
    roundId: round.round_id,
    sessionKey,
    amount: round.stake,
    content: asMultiplier(targetOf(round)),
  })
  if (answer.ok) return { round: await moveRound(services, round, 'debited'), balance: answer.balance }
  return {
    round: await moveRound(services, round, 'refused', { refusal: answer.code }),
    balance: undefined,
  }
}

/** A paid round is paid again for the sake of the answer: the wallet repeats its first one and moves nothing. */
async function pay(services: Services, wallet: WalletClient, round: Round): Promise<SettledRound> {
  const answer = await wallet.credit({
    roundId: round.round_id,
    amount: round.payout ?? 0,
    content: `${asMultiplier(targetOf(round))} -> ${asMultiplier(resultOf(round))}`,
  })
  if (!answer.ok) throw new Error(`the wallet refused a credit: ${answer.code}`)
  return { round: await moveRound(services, round, 'paid'), balance: answer.balance }
}

/** The target of a round, in hundredths. */
export function targetOf(round: Round): number {
  return round.choice['target'] ?? 0
}

/** The result of a decided round, in hundredths; 0 before that. */
export function resultOf(round: Round): number {
  return round.outcome?.['result'] ?? 0
}
