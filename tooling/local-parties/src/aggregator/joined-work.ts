/** Work that is done once at a time for a key: who comes meanwhile waits for the same one. */
export type JoinedWork<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>

/** Joins equal work. */
export function createJoinedWork<Result>(): JoinedWork<Result> {
  const underWay = new Map<string, Promise<Result>>()
  return (key, work) => {
    const known = underWay.get(key)
    if (known) return known
    const begun = work().finally(() => underWay.delete(key))
    underWay.set(key, begun)
    return begun
  }
}
