/** Names at aggregators have more letters than some of our ids. */
const leastDigits = 6

/** What a member is called at an aggregator: nothing that says who it is. */
export function memberName(playerId: string): string {
  return `m${playerId.padStart(leastDigits, '0')}`
}

/** The member's id at the gateway; undefined for what is none of our names. */
export function memberOf(name: string): string | undefined {
  const [, digits] = /^m(\d{6,16})$/.exec(name) ?? []
  const id = digits?.replace(/^0+/, '')
  return id === undefined || id === '' || memberName(id) !== name ? undefined : id
}
