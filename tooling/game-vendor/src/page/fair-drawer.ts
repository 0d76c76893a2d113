import { commitmentOf, resultOf } from './fair-check.ts'
import { onSubmit } from './on-submit.ts'
import { byId, language, text } from './page-data.ts'
import { NoAnswer, TableRefusal, type RevealedSeeds, type ShownRound, type ShownSeeds } from './table-api.ts'

const drawer = byId<HTMLDialogElement>('fair')
const clientSeed = byId<HTMLInputElement>('client-seed')
const note = byId('seed-note')

/** What the drawer needs from the table. */
export type FairDrawerOptions = {
  changeSeeds: (clientSeed: string) => Promise<{ revealed: RevealedSeeds; seeds: ShownSeeds }>
  /** The rounds that a revealed seed may have decided. */
  rounds: () => readonly ShownRound[]
}

/** Makes the drawer work: open, change the seeds, check the rounds that the old seed decided. */
export function prepareFairDrawer(options: FairDrawerOptions): void {
  byId('fair-open').addEventListener('click', () => drawer.showModal())
  drawer.addEventListener('click', (event) => {
    if (event.target === drawer) drawer.close()
  })
  byId('fair-close').addEventListener('click', () => drawer.close())
  onSubmit(clientSeed, byId('rotate'), () => void rotate(options))
}

/** Shows the pair in use. A seed that the player is writing is left alone. */
export function showSeeds(seeds: ShownSeeds): void {
  byId('seed-hash').textContent = seeds.serverSeedHash
  byId('seed-nonce').textContent = String(seeds.nextNonce)
  if (document.activeElement !== clientSeed) clientSeed.value = seeds.clientSeed
  byId<HTMLAnchorElement>('verify-link').href = `/limbo/verify?language=${language}`
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
    await showRevealed(changed.revealed, options.rounds())
    note.textContent = text('fair.rotated')
  } catch (error) {
    if (!(error instanceof TableRefusal) && !(error instanceof NoAnswer)) throw error
    note.textContent = error.message
  }
}

async function showRevealed(revealed: RevealedSeeds, rounds: readonly ShownRound[]): Promise<void> {
  byId('revealed').hidden = false
  byId('revealed-seed').textContent = revealed.serverSeed
  byId('revealed-client').textContent = revealed.clientSeed
  const decided = rounds.filter((round) => round.serverSeedHash === revealed.serverSeedHash)
  const matches = await Promise.all(decided.map((round) => holds(round, revealed)))
  const good = matches.filter(Boolean).length
  byId('revealed-check').textContent = text('fair.checked', {
    good: String(good),
    count: String(decided.length),
  })
  const [last] = decided
  if (last) byId<HTMLAnchorElement>('verify-link').href = verifyAddress(last, revealed)
}

async function holds(round: ShownRound, revealed: RevealedSeeds): Promise<boolean> {
  const { serverSeed } = revealed
  const { clientSeed: seed, nonce } = round
  if ((await commitmentOf(serverSeed)) !== round.serverSeedHash) return false
  return (await resultOf({ serverSeed, clientSeed: seed, nonce })) === round.result
}

function verifyAddress(round: ShownRound, revealed: RevealedSeeds): string {
  const query = new URLSearchParams({
    language,
    serverSeed: revealed.serverSeed,
    serverSeedHash: round.serverSeedHash,
    clientSeed: round.clientSeed,
    nonce: String(round.nonce),
  })
  return `/limbo/verify?${query.toString()}`
}
