import type { Process } from './cluster.ts'
import type { Simulation } from './simulation.ts'

/** What somebody asks a gateway for. Asking again is the same deed, under the same key. */
export type Deed<Answer> = {
  label: string
  perform: (process: Process) => Promise<Answer>
  /** Whether the answer says how it ended; a failure of the gateway does not. */
  isFinal: (answer: Answer) => boolean
}

/** Patience of who asks: until an answer comes, or perhaps not. */
export type Patience = 'until answered' | 'may give up'

const givesUp = 0.15

/** Asks until there is an answer; undefined when the asker gave up and nobody can say what became of it. */
export async function ask<Answer>(
  sim: Simulation,
  deed: Deed<Answer>,
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
function attempt<Answer>(sim: Simulation, deed: Deed<Answer>): Promise<Answer | undefined> {
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
          const [first, ...others] = sim.cluster.running()
          if (isLost() || !first) return lose()
          const process = draw.pick([first, ...others])
          const died = () => void lose()
          process.onDeath.add(died)
          deed.perform(process).then(
            (answer) => {
              process.onDeath.delete(died)
              answered(answer)
            },
            (error: unknown) => {
              process.onDeath.delete(died)
              sim.failed(error)
              answered(undefined)
            },
          )
          return process.name
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
