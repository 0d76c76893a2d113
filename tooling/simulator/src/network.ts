import type { Running } from './places.ts'
import type { Simulation } from './simulation.ts'

/** What somebody asks a server for. Asking again is the same deed, under the same key. */
export type Deed<Server extends Running, Answer> = {
  label: string
  /** Those that may be asked now. */
  servers: () => readonly Server[]
  perform: (server: Server) => Promise<Answer>
  /** Whether the answer says how it ended; a failure of the server does not. */
  isFinal: (answer: Answer) => boolean
}

/** Patience of who asks: until an answer comes, or perhaps not. */
export type Patience = 'until answered' | 'may give up'

const givesUp = 0.15

/** Asks until there is an answer; undefined when the asker gave up and nobody can say what became of it. */
export async function ask<Server extends Running, Answer>(
  sim: Simulation,
  deed: Deed<Server, Answer>,
  patience: Patience,
): Promise<Answer | undefined> {
  for (;;) {
    const answer = await attempt(sim, deed)
    if (answer !== undefined && deed.isFinal(answer)) return answer
    if (patience === 'may give up' && !sim.isCalm() && sim.draw.chance(givesUp)) {
      sim.scheduler.note(`${deed.label} is given up`)
      return undefined
    }
  }
}

/** One message with its copies, and the wait for the first answer to any of them. */
function attempt<Server extends Running, Answer>(
  sim: Simulation,
  deed: Deed<Server, Answer>,
): Promise<Answer | undefined> {
  const { scheduler, draw, weather, isCalm } = sim
  const isLost = () => !isCalm() && draw.chance(weather.drop)
  const copies = !isCalm() && draw.chance(weather.duplicate) ? 2 : 1
  const isImpatient = draw.chance(weather.impatience)
  let onTheWay = copies
  const lose = (): string => {
    onTheWay -= 1
    return 'lost'
  }

  return new Promise((resolve) => {
    const dropWait = scheduler.add({
      label: `${deed.label} is not waited for any longer`,
      weight: 0.1,
      isOpen: () => onTheWay === 0 || (isImpatient && !isCalm()),
      run: () => resolve(undefined),
    })
    const answered = (answer: Answer | undefined): void => {
      scheduler.add({
        label: `<- ${deed.label}`,
        run: () => {
          if (isLost()) return lose()
          dropWait()
          resolve(answer)
          return describe(answer)
        },
      })
    }
    for (let copy = 0; copy < copies; copy++) {
      scheduler.add({
        label: `-> ${deed.label}`,
        run: () => {
          const [first, ...others] = deed.servers()
          if (isLost() || !first) return lose()
          const server = draw.pick([first, ...others])
          const died = () => void lose()
          server.onDeath.add(died)
          deed.perform(server).then(
            (answer) => {
              server.onDeath.delete(died)
              answered(answer)
            },
            (error: unknown) => {
              server.onDeath.delete(died)
              sim.failed(error)
              answered(undefined)
            },
          )
          return server.name
        },
      })
    }
  })
}

function describe(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return 'failed'
  if ('status' in answer) return String(answer.status)
  return 'outcome' in answer ? String(answer.outcome) : 'answered'
}
