/** Something that may happen next. */
export type Choice = {
  /** What the event log says when it happens. */
  label: string
  /** How likely it is next to the others; 1 unless told. */
  weight?: number
  /** Who dies with it. */
  owner?: string
  /** Whether it may happen now; always unless told. */
  isOpen?: () => boolean
  /** Makes it happen; what is answered is added to the log. */
  run: () => string | void
}

/** Decides the order of everything that waits. Nothing happens but by one of its steps. */
export type Scheduler = {
  /** Puts a choice before the scheduler and answers how to take it back. */
  add: (choice: Choice) => () => void
  /** Drops everything that waits for an owner who has died, now and later: what reaches the dead is heard by nobody. */
  forget: (owner: string) => void
  /** Takes one step; false when nothing is open. */
  step: () => boolean
  /** Waits until everything that the last step set going has come to its next wait. */
  settle: () => Promise<void>
  note: (line: string) => void
  log: readonly string[]
  steps: () => number
}

/** Turns of the event loop after which nothing moves any more: request bodies and ledger batches take their own. */
const quietTurns = 2

/** A scheduler that draws by `random` and writes down what it did. */
export function createScheduler(random: () => number): Scheduler {
  const waiting = new Set<Choice>()
  const gone = new Set<string>()
  const log: string[] = []
  let steps = 0
  let moves = 0

  return {
    add(choice) {
      if (choice.owner !== undefined && gone.has(choice.owner)) return () => undefined
      waiting.add(choice)
      moves += 1
      return () => void waiting.delete(choice)
    },
    forget(owner) {
      gone.add(owner)
      for (const choice of waiting) if (choice.owner === owner) waiting.delete(choice)
    },
    step() {
      const open = [...waiting].filter(({ isOpen }) => isOpen?.() ?? true)
      const choice = draw(open, random)
      if (!choice) return false
      waiting.delete(choice)
      steps += 1
      const place = log.push('') - 1
      const outcome = choice.run()
      log[place] = `${steps} ${choice.label}${outcome ? `: ${outcome}` : ''}`
      return true
    },
    async settle() {
      for (let quiet = 0, seen = moves; quiet < quietTurns; quiet++) {
        await new Promise(setImmediate)
        if (seen !== moves) quiet = 0
        seen = moves
      }
    },
    note: (line) => void log.push(`${steps} ${line}`),
    log,
    steps: () => steps,
  }
}

function draw(open: readonly Choice[], random: () => number): Choice | undefined {
  const total = open.reduce((sum, { weight = 1 }) => sum + weight, 0)
  let place = random() * total
  for (const choice of open) {
    place -= choice.weight ?? 1
    if (place < 0) return choice
  }
  return open.at(-1)
}
