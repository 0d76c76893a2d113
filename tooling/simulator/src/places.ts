/** A running server: gone without a trace but its rows once it has crashed. */
export type Running = {
  name: string
  /** What has to be told when it dies before it answers. */
  onDeath: Set<() => void>
}

/** The places where the servers of one kind run. */
export type Places<Server extends Running> = {
  running: () => readonly Server[]
  /** Starts a server in every place that has none. */
  restart: () => string
  /** Ends the server of a place at once: its transaction, its requests, its memory. */
  crash: (place: number) => string
}

/** Places for so many servers; each start has a name of its own, and `bury` ends what a dead one left under way. */
export function createPlaces<Server extends Running>({
  letter,
  count,
  start,
  bury,
}: {
  letter: string
  count: number
  start: (name: string) => Server
  bury: (name: string) => void
}): Places<Server> {
  const places: (Server | undefined)[] = Array.from({ length: count })
  let starts = 0

  return {
    running: () => places.filter((server) => server !== undefined),
    restart() {
      for (const [place, server] of places.entries()) {
        places[place] = server ?? start(`${letter}${place + 1}.${++starts}`)
      }
      return `${starts} starts so far`
    },
    crash(place) {
      const server = places[place]
      if (!server) return 'nobody there'
      places[place] = undefined
      bury(server.name)
      for (const tell of server.onDeath) tell()
      server.onDeath.clear()
      return server.name
    },
  }
}
