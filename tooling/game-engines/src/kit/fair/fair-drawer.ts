import type { Engine } from '../../engine.ts'
import { byId } from '../dom.ts'
import { prepareDrawer } from '../drawers.ts'
import { commitmentOf, replay, verifyAddress } from '../fair-check.ts'
import { onSubmit } from '../on-submit.ts'
import { pageData, text } from '../page-data.ts'
import { NoAnswer, TableRefusal, type RevealedSeeds, type ShownRound, type ShownSeeds } from '../table-api.ts'

const clientSeed = byId<HTMLInputElement>('client-seed')
const note = byId('seed-note')
const verifyLink = byId<HTMLAnchorElement>('verify-link')

/** What the drawer needs from the table. */
export type FairDrawerOptions = {
  engine: Engine
  changeSeeds: (clientSeed: string) => Promise<{ revealed: RevealedSeeds; seeds: ShownSeeds }>
  /** The rounds that a revealed seed may have decided. */
  rounds: () => readonly ShownRound[]
}

/** Makes the drawer work: open, change the seeds, check the rounds that the old seed decided. */
export function prepareFairDrawer(options: FairDrawerOptions): void {
  prepareDrawer('fair', 'fair-open')
  onSubmit(clientSeed, byId('rotate'), () => void rotate(options))
}

/** Shows the pair in use. A seed that the player is writing is left alone. */
export function showSeeds(seeds: ShownSeeds): void {
  byId('seed-hash').textContent = seeds.serverSeedHash
  byId('next-seed-hash').textContent = seeds.nextServerSeedHash
  byId('seed-nonce').textContent = String(seeds.nextNonce)
  if (document.activeElement !== clientSeed) clientSeed.value = seeds.clientSeed
  if (!verifyLink.href) verifyLink.href = verifyAddress()
}

async function rotate(options: FairDrawerOptions): Promise<void> {
  const wanted = clientSeed.value.trim()
  clientSeed.ariaInvalid = String(!/^[\w-]{1,64}$/.test(wanted))
  if (clientSeed.ariaInvalid === 'true') {
    note.textContent = text('fair.client_seed_hint')
    clientSeed.focus()
    return
  }
  try {
    const changed = await options.changeSeeds(wanted)
    showSeeds(changed.seeds)
    await showRevealed(changed.revealed, options)
    note.textContent = text('fair.rotated')
  } catch (error) {
    if (!(error instanceof TableRefusal) && !(error instanceof NoAnswer)) throw error
    note.textContent = error.message
  }
}

async function showRevealed(revealed: RevealedSeeds, { engine, rounds }: FairDrawerOptions): Promise<void> {
  byId('revealed').hidden = false
  byId('revealed-seed').textContent = revealed.serverSeed
  byId('revealed-client').textContent = revealed.clientSeed
  const decided = rounds().filter((round) => round.serverSeedHash === revealed.serverSeedHash)
  const matches = await Promise.all(decided.map((round) => holds(engine, round, revealed)))
  const good = matches.filter(Boolean).length
  byId('revealed-check').textContent = text('fair.checked', {
    good: String(good),
    count: String(decided.length),
  })
  const [last] = decided
  if (last) verifyLink.href = verifyAddress(last.roundId)
}

async function holds(engine: Engine, round: ShownRound, { serverSeed }: RevealedSeeds): Promise<boolean> {
  if ((await commitmentOf(serverSeed)) !== round.serverSeedHash) return false
  const { clientSeed: seed, nonce, stake, choice, moves } = round
  const { model } = pageData
  const played = await replay(engine, { serverSeed, clientSeed: seed, nonce, model, stake, choice, moves })
  return (
    played?.payout === round.payout &&
    engine.resultOf(played.view, text) === engine.resultOf(round.view, text)
  )
}
