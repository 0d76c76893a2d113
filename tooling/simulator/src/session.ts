import type { Answered, Engine } from './engine.ts'
import type { Gate, Line } from './gated-database.ts'
import type { LockOrder } from './lock-order.ts'
import { rewritesOf, type Plant, type Statement } from './bugs/plant.ts'
import type { Scheduler } from './scheduler.ts'

/** What the wire between a gateway and its database throws when it breaks. */
export class ConnectionLost extends Error {
  readonly code = '08006'
}

/** How often things break, drawn once per seed. */
export type Breakage = { connection: number; random: () => number; isCalm: () => boolean }

/** One embedded database behind the gates of several gateways. Its one session is held by one transaction at a time. */
export type Session = {
  /** A gate for the gateway of this name. */
  gateFor: (owner: string) => Gate
  /** Ends the transaction of a gateway that died. */
  abandon: (name: string) => void
}

/** A planted bug, and what looks on while statements pass. */
export type Watch = {
  plant: Plant
  /** Hears that a part of the bug took hold. */
  bite: (part: string) => void
  lockOrder: LockOrder
  violate: (what: string) => void
}

export function createSession(
  engine: Engine,
  scheduler: Scheduler,
  breakage: Breakage,
  { plant, bite, lockOrder, violate }: Watch,
): Session {
  const dead = new Set<string>()
  const rewrites = rewritesOf(plant)
  let holder: { owner: string; line: Line } | undefined

  function end(how: 'commit' | 'rollback'): void {
    engine.run(how)
    holder = undefined
  }

  function lose(line: Line): ConnectionLost {
    line.isLost = true
    if (holder?.line === line) end('rollback')
    return new ConnectionLost('the connection to the database was lost')
  }

  const breaks = () => !breakage.isCalm() && breakage.random() < breakage.connection

  function begin(owner: string, line: Line, first: Statement): void {
    if (plant.dropsTransaction?.(first)) bite('dropsTransaction')
    else {
      engine.run(line.begins ?? 'begin')
      holder = { owner, line }
    }
    line.begins = undefined
  }

  function rewrite(statement: Statement): Statement {
    for (const [part, change] of rewrites) {
      const planted = change(statement)
      if (!planted) continue
      bite(part)
      return planted
    }
    return statement
  }

  function run(line: Line, statement: Statement): Answered {
    const { text, values } = rewrite(statement)
    if (holder?.line === line) lockOrder.see(holder, text)
    return engine.run(text, values)
  }

  function commitLater(owner: string): void {
    bite('answersBeforeCommit')
    scheduler.add({ owner, label: `${owner} commits at last`, run: () => end('commit') })
  }

  function gateFor(owner: string): Gate {
    function inTurn<Value>(line: Line, label: string, work: () => Value): Promise<Value> {
      if (dead.has(owner)) violate(`${owner} has died and goes on: ${label}`)
      return new Promise((resolve, reject) => {
        scheduler.add({
          owner,
          label: `${owner} ${label}`,
          isOpen: () => holder === undefined || holder.line === line,
          run: () => {
            try {
              const value = work()
              resolve(value)
              return describeAnswer(value)
            } catch (error) {
              // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- whatever the database threw
              reject(error)
              return error instanceof Error ? error.message.slice(0, 120) : 'failed'
            }
          },
        })
      })
    }

    return {
      statement: (line, text, values) =>
        inTurn(line, shorten(text), () => {
          if (line.isLost || breaks()) throw lose(line)
          if (line.begins !== undefined) begin(owner, line, { text, values })
          return run(line, { text, values })
        }),
      commit: (line) =>
        inTurn(line, 'commit', () => {
          if (line.isLost) throw lose(line)
          if (holder?.line !== line) return
          if (plant.answersBeforeCommit) return commitLater(owner)
          if (!breaks()) return end('commit')
          // Whether the commit got through is what nobody is told.
          if (breakage.random() < 0.5) end('commit')
          throw lose(line)
        }),
      rollback: (line) => {
        if (holder?.line === line) end('rollback')
      },
    }
  }

  return {
    gateFor,
    abandon: (name) => {
      dead.add(name)
      if (holder?.owner === name) end('rollback')
    },
  }
}

/** A gate without a queue, for whoever looks at the database between the steps. */
export function openGate(engine: Engine): Gate {
  return {
    statement: async (line, text, values) => {
      if (line.begins !== undefined) engine.run(line.begins)
      line.begins = undefined
      return engine.run(text, values)
    },
    commit: async () => void engine.run('commit'),
    rollback: () => void engine.run('rollback'),
  }
}

/** `insert bet`, `select deposit for update`: enough to follow a story. */
function shorten(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1] ?? '?'
  const table = /(?:from|into|update)\s+(?:"\w+"\.)?"?(\w+)/i.exec(text)?.[1] ?? ''
  return `${verb} ${table}${/for (?:no key )?update/.test(text) ? ' for update' : ''}`
}

function describeAnswer(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('rows' in value)) return ''
  const { rows, changed } = value as Answered
  const outcomes = rows[0]?.['outcomes']
  if (Array.isArray(outcomes)) return outcomes.join(' ')
  return changed === undefined ? `${rows.length}` : `${changed} changed`
}
