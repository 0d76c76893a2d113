import { byId, h } from '../dom.ts'
import { wordsOf } from '../ending/ending-words.ts'
import { wordsOfFailure } from '../failure-words.ts'
import { verifyAddress } from '../fair-check.ts'
import { openLinksOutside } from '../links-out.ts'
import { text } from '../page-data.ts'
import { send, triesBeforeGivingUp, type ShownRound } from '../table-api.ts'
import { tellParent } from '../tell-parent.ts'
import { listFacts, type KeptFact } from './round-facts.ts'

/** How what was staked on ended. */
export type KeptEnd = 'open' | 'ended' | 'returned' | 'voided' | 'refused'

/**
 * Turns a page into one that only shows what was played before: no session is opened, so nothing can be staked on it. Resolves with
 * what is shown; undefined where the address opens it no more, which `say` then tells.
 */
export async function openRecall<Shown>(
  token: string,
  say: (words: string) => void,
): Promise<Shown | undefined> {
  openLinksOutside()
  tellParent('ready')
  byId('table').dataset['state'] = 'recall'
  try {
    return await send<Shown>('/api/recall', { recall: token }, '', triesBeforeGivingUp)
  } catch (failure) {
    say(wordsOfFailure(failure).words)
    return undefined
  }
}

/** Says words under the stage, and to who listens to the page. */
export function sayAlike(words: string): void {
  byId('verdict').textContent = words
  byId('live').textContent = words
}

const statesOfEnds = { ended: 'paid', returned: 'rolled-back', voided: 'voided' } as const

/** How it ended in words. */
export function wordsOfEnd(
  end: KeptEnd,
  ended: Pick<ShownRound, 'staked' | 'payout'> & Partial<Pick<ShownRound, 'jackpots'>>,
): string {
  if (end === 'open') return text('recall.open')
  return end === 'refused' ? text('recall.refused') : wordsOf({ ...ended, state: statesOfEnds[end] })
}

/** What is told under a stage: that nothing is staked here, what is kept, and the way to verify a round. */
export function recallNote({
  facts,
  roundId,
  more = [],
}: {
  facts: readonly KeptFact[]
  /** The round that the verify page knows. */
  roundId?: string | undefined
  more?: readonly Node[]
}): HTMLElement {
  const link =
    roundId === undefined
      ? []
      : [h('a', { href: verifyAddress(roundId), target: '_blank', rel: 'noopener' }, text('fair.verify'))]
  return h(
    'section',
    { class: 'recalled', 'aria-label': text('recall.title') },
    h('h2', {}, text('recall.title')),
    h('p', { class: 'hint' }, text('recall.note')),
    ...more,
    listFacts(facts),
    ...link,
  )
}
