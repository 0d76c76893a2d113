import type { PairInUse } from '../seeds/fair-seeds.ts'
import { wordsIn } from '../pages/texts.ts'
import { standingOf, titleOf } from './play-round.ts'
import type { Round } from './round-store.ts'

/** What a player may know of the pair in use: everything but the server seed. */
export function shownSeeds(seeds: PairInUse) {
  return {
    serverSeedHash: seeds.serverSeedHash,
    nextServerSeedHash: seeds.nextServerSeedHash,
    // Empty until the player's first round brings one.
    clientSeed: seeds.clientSeed ?? '',
    nextNonce: seeds.nonce + 1,
  }
}

/** A round as a page shows it in its language, with the server seed once its pair is no longer in use. */
export function shownRound(round: Round, seeds: PairInUse, language: 'VI' | 'EN') {
  const isDecided = round.payout !== null
  const standing = isDecided || round.state === 'rolled-back' ? undefined : standingOf(round)
  return shownAt(round, { seeds, language, standing })
}

/** A round as it is kept, and where it stands when that is known; without a standing nothing of it is played again. */
export function shownAt(
  round: Round,
  {
    seeds,
    language,
    standing,
  }: {
    seeds: Pick<PairInUse, 'serverSeedHash'>
    language: 'VI' | 'EN'
    standing?: ReturnType<typeof standingOf> | undefined
  },
) {
  const isRevealed = round.server_seed_hash !== seeds.serverSeedHash
  const view = standing?.view ?? round.outcome
  return {
    roundId: round.round_id,
    state: shownState(round),
    stake: round.stake,
    staked: round.staked,
    choice: round.choice,
    moves: round.moves,
    view,
    isOver: standing?.isOver ?? true,
    payout: standing?.payout ?? round.payout ?? 0,
    result: view === null ? '' : titleOf(round).engine.resultOf(view, wordsIn(language)),
    ...(round.jackpots ? { jackpots: round.jackpots } : {}),
    clientSeed: round.client_seed,
    nonce: round.nonce,
    serverSeedHash: round.server_seed_hash,
    ...(isRevealed ? { serverSeed: round.server_seed } : {}),
    playedAt: round.created_at,
    ...(round.ended_at === null ? {} : { endedAt: round.ended_at }),
    ...(round.voided_at === null ? {} : { voidedAt: round.voided_at }),
    ...(round.engine_version === null ? {} : { engineVersion: round.engine_version }),
    ...(round.model_hash === null ? {} : { modelHash: round.model_hash }),
    ...(round.balance_before === null ? {} : { balanceBefore: round.balance_before }),
    ...(round.balance_after === null ? {} : { balanceAfter: round.balance_after }),
  }
}

/** Where a round stands for its player: one that was paid may have been voided since (games 136). */
function shownState({ state, voided_at: voidedAt }: Round): Round['state'] | 'voided' {
  return voidedAt === null ? state : 'voided'
}
