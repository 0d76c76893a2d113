import { subscribe } from 'valtio/vanilla'
import type { AppContext } from '../context/app-context.tsx'
import { readOpenMark, writeOpenMark } from './open-mark.ts'
import { forgetAccount, sessionText, takeSessionText } from './session.ts'

const channelName = 'saola-session'
/** A tab in the background may be asleep; a page does not wait for it longer than this, in milliseconds. */
const patienceMs = 150

type Message = { kind: 'ask' } | { kind: 'session'; text: string } | { kind: 'signed-out'; token: string }

/** The other tabs of this browser on the same site. */
export type OtherTabs = {
  /** Takes over the session of a tab that answers; false when none does, and at once when none can. */
  askForSession(): Promise<boolean>
}

/** Shares the session among the tabs of this browser: a new one is signed in as they are, and they sign out together. */
export function joinOtherTabs(app: Pick<AppContext, 'session' | 'navigation' | 'storage'>): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { askForSession: () => Promise.resolve(false) }
  const { device } = app.storage
  const channel = new BroadcastChannel(channelName)
  const say = (message: Message): void =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
    channel.postMessage(message)
  let hear: ((text: string) => void) | undefined
  let told = false

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'ask') {
      const text = sessionText(app.session)
      if (text !== undefined) say({ kind: 'session', text })
    } else if (data.kind === 'session') hear?.(data.text)
    else if (data.token === app.session.token) {
      told = true
      forgetAccount(app.session)
      app.navigation.restart()
    }
  })

  let { token } = app.session
  subscribe(app.session, () => {
    const before = token
    token = app.session.token
    writeOpenMark(device, token)
    if (before !== undefined && token === undefined && !told) say({ kind: 'signed-out', token: before })
  })

  return {
    askForSession: () =>
      new Promise((resolve) => {
        // Nobody has signed in here, so a visitor waits for no answer.
        if (readOpenMark(device) === undefined) {
          resolve(false)
          return
        }
        const end = (taken: boolean): void => {
          hear = undefined
          clearTimeout(timer)
          resolve(taken)
        }
        const timer = setTimeout(() => end(false), patienceMs)
        hear = (text) => end(takeSessionText(app.session, text))
        say({ kind: 'ask' })
      }),
  }
}
