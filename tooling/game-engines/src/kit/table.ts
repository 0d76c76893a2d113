import { createCycle } from './cycle.ts'
import { pageData } from './page-data.ts'
import type { StakeBounds } from './stake-field.ts'
import {
  createTableApi,
  NoAnswer,
  type Played,
  type RevealedSeeds,
  type ShownRound,
  type ShownSeeds,
  type Sitting,
} from './table-api.ts'

const keptRounds = 200

/** A round after a call, and where it stood before. */
export type RoundStep = { round: ShownRound; before: ShownRound | undefined }

/** The sitting as the page knows it: what was played, what waits, and what did not arrive yet. */
export type OpenTable = {
  open: () => Promise<Sitting>
  play: (wish: { stake: number; choice: unknown }) => Promise<RoundStep>
  move: (move: unknown) => Promise<RoundStep>
  /** Sends the call again that got no answer; the server does it once. */
  askAgain: () => Promise<RoundStep>
  /** Whether a call is out whose answer did not arrive. */
  isUnknown: () => boolean
  waiting: () => ShownRound | undefined
  rounds: () => readonly ShownRound[]
  balance: () => number
  bounds: () => StakeBounds
  seeds: () => ShownSeeds
  /** The last rounds with a feature, the newest first. */
  features: () => Promise<readonly ShownRound[]>
  /** What a stage shows of a round that is over, step by step; nothing is staked. */
  replay: (roundId: string) => Promise<readonly ShownRound[]>
  /** Starts the pair whose hash was shown, with the player's client seed. */
  changeSeeds: (clientSeed: string) => Promise<{ revealed: RevealedSeeds; seeds: ShownSeeds }>
  /** Play money as at the start; the balance then. */
  refillDemo: () => Promise<number>
  /** Resolves when the next press may come: at once in a round that waits for a move (games 27). */
  waitForCycle: () => Promise<void>
}

/** A table that is opened with the token of the address, or with play money where the address asks for it. */
export function openTable(): OpenTable {
  const api = createTableApi()
  const cycle = createCycle(() => performance.now())
  let sitting: Sitting | undefined
  let balance = 0
  let rounds: readonly ShownRound[] = []
  let waiting: ShownRound | undefined
  let seeds: ShownSeeds = { serverSeedHash: '', nextServerSeedHash: '', clientSeed: '', nextNonce: 1 }
  let unknown: (() => Promise<Played>) | undefined

  async function run(call: () => Promise<Played>): Promise<RoundStep> {
    unknown = call
    try {
      const played = await call()
      unknown = undefined
      return arrive(played)
    } catch (error) {
      if (!(error instanceof NoAnswer)) unknown = undefined
      throw error
    }
  }

  function arrive(played: Played): RoundStep {
    const { round } = played
    const before = waiting?.roundId === round.roundId ? waiting : undefined
    balance = played.balance ?? balance
    seeds = played.seeds
    waiting = round.isOver ? undefined : round
    const isNew = !rounds.some((known) => known.roundId === round.roundId)
    if (round.isOver && isNew) rounds = [round, ...rounds].slice(0, keptRounds)
    return { round, before }
  }

  return {
    async open() {
      const address = new URL(window.location.href)
      const token = address.searchParams.get('token') ?? ''
      const isDemo = address.searchParams.get('mode') === 'demo'
      // The token is used up by the next line; nobody needs to read it in the address.
      address.searchParams.delete('token')
      window.history.replaceState(null, '', address)
      sitting = isDemo ? await api.openDemo(pageData.gameCode) : await api.open(token)
      balance = sitting.balance
      rounds = sitting.rounds
      waiting = sitting.waiting ?? undefined
      // The browser makes the first client seed, after it has the server's commitment.
      seeds = { ...sitting.seeds, clientSeed: sitting.seeds.clientSeed || newClientSeed() }
      return sitting
    },
    play: (wish) => {
      const keyed = { key: crypto.randomUUID(), clientSeed: seeds.clientSeed, ...wish }
      cycle.start()
      return run(async () => {
        const played = await api.play(keyed)
        // The round began somewhere on the way; counted from here, the next one is nowhere too soon.
        cycle.start()
        return played
      })
    },
    move: (move) => {
      const { roundId, moves } = waiting ?? { roundId: '', moves: [] }
      return run(() => api.move({ roundId, step: moves.length, move }))
    },
    askAgain: () => (unknown ? run(unknown) : Promise.reject(new Error('nothing is unknown'))),
    isUnknown: () => unknown !== undefined,
    waiting: () => waiting,
    rounds: () => rounds,
    balance: () => balance,
    bounds: () => ({
      min: sitting?.minStake ?? pageData.minStake,
      max: sitting?.maxStake ?? pageData.facts.maxStake,
    }),
    seeds: () => seeds,
    features: async () => (await api.features()).rounds,
    replay: async (roundId) => (await api.replay(roundId)).steps,
    async changeSeeds(clientSeed) {
      const { nextServerSeedHash } = seeds
      const changed = await api.changeSeeds({ clientSeed, nextServerSeedHash })
      seeds = changed.seeds
      return changed
    },
    async refillDemo() {
      const refilled = await api.refillDemo()
      balance = refilled.balance
      return balance
    },
    async waitForCycle() {
      const left = cycle.left(waiting === undefined, sitting?.settings.leastCycleMs ?? 0)
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
    },
  }
}

function newClientSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
