import type { Lane, VendorCard } from '@saola/protocol'

/** One card for each vendor with its titles of all families, hot vendors first. */
export function vendorsOf(lanes: readonly Lane[]): readonly VendorCard[] {
  const vendors = new Map<string, VendorCard>()
  for (const card of lanes.flatMap((lane) => lane.cards)) {
    const known = vendors.get(card.vassalage)
    vendors.set(card.vassalage, known ? bothOf(known, card) : card)
  }
  return [...vendors.values()].sort((one, other) => other.isHot - one.isHot)
}

/** A vendor of two families stands for a list, even where it has one title in each. */
function bothOf(one: VendorCard, other: VendorCard): VendorCard {
  const { nodeId: _node, gameId: _game, gameCode: _code, ...card } = one
  return {
    ...card,
    isGame: 'VASSALAGE',
    isNew: one.isNew === 1 && other.isNew === 1 ? 1 : 0,
    gameCount: sumOf(one, other),
  }
}

/** A vendor with an unknown count in one family has an unknown count. */
function sumOf(one: VendorCard, other: VendorCard): number | undefined {
  if (one.gameCount === undefined || other.gameCount === undefined) return undefined
  return one.gameCount + other.gameCount
}
