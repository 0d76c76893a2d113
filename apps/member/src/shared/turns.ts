/** While somebody types or scrolls, tiles come and go; their drawings wait for a rest of this length ... */
const restMs = 200
/** ... but not longer than this. */
const longestWaitMs = 600
/** After a key of a search they wait longer: most people press the next one sooner, and it should find an idle page. */
const typingRestMs = 300
/** Drawings under way once the page is at rest, of which a frame begins `perFrame`. */
const atRest = 6
const perFrame = 3
/** And while it moves: each is a small document of its own, and a dozen of them at once would hold a frame up. */
const inMotion = 1
/** Far from the window a browser may wait as long as it likes; such a drawing keeps no other from its turn. */
const longestTurnMs = 1_000

/** What turns need of the browser. */
export type TurnClock = {
  /** In ms, from any moment on. */
  readonly now: () => number
  /** Runs something after so many ms; returns how to call it off. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs something once the next frame is on the screen. */
  readonly afterFrame: (run: () => void) => void
}

/**
 * Runs something once the page is at rest, a few such things at a time in the order they came. Returns what ends its turn:
 * call it when the thing is done, or to call it off.
 */
export type InTurn = (begin: () => void) => () => void

/** The turns, and `hold`: somebody types, so nothing begins until a rest of 300 ms. */
export type Turns = { readonly inTurn: InTurn; readonly hold: () => void }

type Turn = { readonly begin: () => void }

/** Turns of their own, which know nothing of others. */
export function createTurns({ now, after, afterFrame }: TurnClock): Turns {
  const waiting = new Set<Turn>()
  const underWay = new Set<Turn>()
  let callOff: (() => void) | undefined
  let isFrameAsked = false
  let firstAt = 0
  let lastAt = 0
  let heldUntil = 0

  function release(): void {
    const held = heldUntil - now()
    callOff = held > 0 ? after(held, release) : undefined
    if (held > 0) return
    const most = now() - lastAt < restMs ? inMotion : atRest
    const free = Math.max(0, Math.min(most - underWay.size, perFrame))
    for (const turn of [...waiting].slice(0, free)) {
      waiting.delete(turn)
      underWay.add(turn)
      after(longestTurnMs, () => end(turn))
      turn.begin()
    }
    if (underWay.size < most) goOn()
  }

  function goOn(): void {
    if (waiting.size === 0 || isFrameAsked) return
    isFrameAsked = true
    afterFrame(() => {
      isFrameAsked = false
      if (callOff === undefined) release()
    })
  }

  function end(turn: Turn): void {
    if (underWay.delete(turn)) goOn()
  }

  const inTurn: InTurn = (begin) => {
    const turn = { begin }
    lastAt = now()
    if (waiting.size === 0) firstAt = lastAt
    waiting.add(turn)
    callOff?.()
    callOff = after(Math.max(0, Math.min(restMs, firstAt + longestWaitMs - lastAt)), release)
    return () => {
      waiting.delete(turn)
      end(turn)
    }
  }
  return {
    inTurn,
    hold() {
      heldUntil = now() + typingRestMs
    },
  }
}
