import { pickCdn } from '@saola/game-launch'

/** Hosts that serve the same: one is picked by chance and used until it fails, then another (system 7). */
export type Hosts = {
  /** The host in use of those that the gateway told, without those that somebody just tried; undefined when none is left. */
  pick: (told: readonly string[], tried?: readonly string[]) => string | undefined
  /** One failed: it is not picked again. */
  drop: (host: string) => void
  /** Gives all of them another chance. */
  forgive: () => void
}

/** Hosts of which nothing is known yet. */
export function createHosts(random: () => number): Hosts {
  const failed = new Set<string>()
  let used: string | undefined
  return {
    pick(told, tried = []) {
      if (tried.length > 0) return pickCdn(told, random, new Set([...failed, ...tried]))
      if (used === undefined || failed.has(used) || !told.includes(used)) used = pickCdn(told, random, failed)
      return used
    },
    drop: (host) => void failed.add(host),
    forgive: () => failed.clear(),
  }
}
