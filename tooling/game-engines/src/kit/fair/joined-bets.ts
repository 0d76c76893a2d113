import { betListText } from '../../shared-seed.ts'
import { byId, h } from '../dom.ts'
import { commitmentOf } from '../fair-check.ts'
import { text } from '../page-data.ts'

/** The text between the name of a draw and the hash of its bets. */
const separator = ':'

/**
 * Shows the bets that joined a seed, by their fingerprints, and whether the list is the one whose hash stands in the client
 * seed. Nothing where none could join: before the draw, and in a round of one player.
 */
export async function showJoinedBets(
  clientSeed: string,
  fingerprints: readonly string[] | null | undefined,
): Promise<void> {
  const place = byId('joined')
  place.hidden = !fingerprints || !clientSeed.includes(separator)
  if (place.hidden || !fingerprints) return
  const matches = clientSeed.endsWith(`${separator}${await commitmentOf(betListText(fingerprints))}`)
  place.dataset['matches'] = String(matches)
  const verdict = text(matches ? 'fair.joined_good' : 'fair.joined_bad')
  place.replaceChildren(
    h('h2', {}, text('fair.joined')),
    h('p', {}, text('fair.joined_count', { count: String(fingerprints.length) }), ' ', verdict),
    ...(fingerprints.length === 0 ? [] : [listOf(fingerprints)]),
  )
}

function listOf(fingerprints: readonly string[]): HTMLElement {
  return h(
    'details',
    {},
    h('summary', {}, text('fair.joined_list')),
    h('ol', { class: 'prints' }, ...fingerprints.map((print) => h('li', {}, print))),
  )
}
