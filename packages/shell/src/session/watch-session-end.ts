import { formatTime } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { endsOf, prolongStepMs, secondMs, sessionMs, sessionWarningMs } from '@saola/rules'
import type { AppContext } from '../context/app-context.tsx'
import { callQuery } from '../calls/call-query.ts'
import { askConfirm } from '../dialogs/dialogs.ts'
import { languageInUse } from '../preferences/follow-preferences.ts'
import { idleMsOf } from './attendance.ts'
import { isSignedIn } from './session.ts'
import { staysSignedIn } from './staying.ts'

const lookEveryMs = 30 * secondMs

/** What watching needs besides the app; the browser's own by default. */
export type SessionEndOptions = {
  now?: () => number
  every?: (look: () => void, ms: number) => () => void
  /** Whether nobody could see the question, or whoever is there plays a game, which the gateway hears of by itself. */
  isElsewhere?: () => boolean
}

/**
 * Asks a person who has not used the site for nearly the length of a session whether to stay signed in; staying is a
 * call, and a call prolongs the session. Where the merchant has an idle time, it counts from what the person did (session 55). Returns how to
 * stop watching.
 */
export function watchSessionEnd(app: AppContext, options: SessionEndOptions = {}): () => void {
  const { now = Date.now, every = startInterval, isElsewhere = isAway } = options
  // The use that the person was asked about; another one is another end.
  let asked = 0

  async function look(): Promise<void> {
    const idleMs = idleMsOf(app.queryClient)
    if (idleMs !== undefined && isElsewhere()) return
    const answeredAt = lastAnswerOf(app, now())
    // Answers are dated by the device, what the person did by the gateway.
    const deedAt = app.attendance.lastDeedAt - app.clock.known().offsetMs
    const lastUse = idleMs === undefined ? answeredAt : Math.min(answeredAt, deedAt)
    if (lastUse === asked || !isSignedIn(app.session) || staysSignedIn(app.storage)) return
    // A read prolongs a session only now and then, so its end may be that much nearer than it looks.
    const span = idleMs ?? sessionMs
    const end = lastUse + span - prolongStepMs(span)
    if (now() < end - sessionWarningMs || now() >= end) return
    asked = lastUse
    const time = formatTime(app.clock.moment(end), languageInUse(app.preferences, app.brand))
    await askConfirm(app.dialogs, {
      title: { key: 'session:ending.title' },
      text: { key: 'session:ending.body', values: { time } },
      confirm: { key: 'session:ending.stay' },
    }).then((stays) => (stays ? app.queryClient.fetchQuery(memberQuery(app)) : undefined))
  }

  return every(() => void look().catch(() => undefined), lookEveryMs)
}

function memberQuery({ api }: AppContext) {
  const query = callQuery(api, calls.member.info)
  return { ...query, staleTime: 0 }
}

/** When a read last came back, in ms since 1970; each one that did prolonged the session. */
function lastAnswerOf({ queryClient }: AppContext, now: number): number {
  const reads = queryClient.getQueryCache().getAll()
  const times = reads.map(({ meta, state }) => (meta?.call?.token === 'required' ? state.dataUpdatedAt : 0))
  // One that lies ahead came before somebody set the device's clock back.
  return Math.max(0, endsOf(times.filter((time) => time <= now)).most)
}

function isAway(): boolean {
  return document.visibilityState === 'hidden' || document.activeElement instanceof HTMLIFrameElement
}

function startInterval(look: () => void, ms: number): () => void {
  const timer = setInterval(look, ms)
  return () => clearInterval(timer)
}
