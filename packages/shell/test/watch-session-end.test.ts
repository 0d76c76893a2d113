import { calls } from '@saola/protocol'
import { sessionMs } from '@saola/rules'
import { callKey, callQuery, closeDialog, keepMember, keepToken, type AppContext } from '@saola/shell'
import { describe, expect, it } from 'vitest'
import { watchSessionEnd } from '../src/session/watch-session-end.ts'
import { attendanceHeaders, watchDeeds } from '../src/session/attendance.ts'
import { member, signedIn, status, testApp } from './test-app.ts'

const start = 1_700_000_000_000
const minute = 60_000

/** An app whose last read came back at `start`, watched by hand. */
async function watched({ signsIn = true, idleMinutes = 0, isElsewhere = false } = {}) {
  const { app } = await testApp(() => member)
  if (signsIn) {
    keepToken(app.session, signedIn, false)
    keepMember(app.session, member)
  }
  await app.queryClient.fetchQuery(callQuery(app.api, calls.member.info))
  app.queryClient.setQueryData(callKey(calls.member.info), member, { updatedAt: start })
  if (idleMinutes > 0) {
    const info = { ...status.info, idleMinutes }
    app.queryClient.setQueryData(callKey(calls.system.status), { ...status, info })
    app.attendance.lastDeedAt = start
  }
  let now = start
  const looks: (() => void)[] = []
  watchSessionEnd(app, {
    now: () => now,
    isElsewhere: () => isElsewhere,
    every: (act) => {
      looks.push(act)
      return () => undefined
    },
  })
  return {
    app,
    at: (time: number) => {
      now = time
      for (const look of looks) look()
    },
  }
}

const questions = ({ dialogs }: AppContext) => dialogs.queue.filter(({ kind }) => kind === 'confirm')

describe('The end of a session (session 18)', () => {
  it('is announced once, a few minutes before it', async () => {
    const { app, at } = await watched()
    at(start + sessionMs - 16 * minute)
    expect(questions(app)).toHaveLength(0)
    at(start + sessionMs - 14 * minute)
    at(start + sessionMs - 13 * minute)
    expect(questions(app)).toHaveLength(1)
  })

  it('moves away when the member stays: staying is a call', async () => {
    const { app, at } = await watched()
    at(start + sessionMs - 14 * minute)
    closeDialog(app.dialogs, questions(app)[0]?.id ?? 0, true)
    await expect
      .poll(() => app.queryClient.getQueryState(callKey(calls.member.info))?.dataUpdatedAt)
      .not.toBe(start)
  })

  it('is nothing to a visitor', async () => {
    const { app, at } = await watched({ signsIn: false })
    at(start + sessionMs - 14 * minute)
    expect(questions(app)).toHaveLength(0)
  })
})

describe('The end of a session that nobody uses (session 55)', () => {
  it('is announced by the idle time of the merchant, counted from what the person did', async () => {
    const { app, at } = await watched({ idleMinutes: 30 })
    app.queryClient.setQueryData(callKey(calls.member.info), member, { updatedAt: start + 20 * minute })
    at(start + 23 * minute)
    expect(questions(app)).toHaveLength(0)
    at(start + 25 * minute)
    expect(questions(app)).toHaveLength(1)
  })

  it('is not announced to who plays, or to a page that nobody sees', async () => {
    const { app, at } = await watched({ idleMinutes: 30, isElsewhere: true })
    at(start + 25 * minute)
    expect(questions(app)).toHaveLength(0)
  })

  it('is told to the gateway by calls that no person caused', () => {
    const attendance = { lastDeedAt: start }
    const page = new EventTarget()
    const stop = watchDeeds(attendance, page, () => start + 10 * minute)
    const at = (time: number, idleMs: number | undefined = 30 * minute) =>
      attendanceHeaders(attendance, idleMs, time)
    expect(at(start + minute / 2)).toEqual({})
    expect(at(start + 2 * minute)).toEqual({ Unattended: '1' })
    expect(attendanceHeaders(attendance, undefined, start + 2 * minute)).toEqual({})
    page.dispatchEvent(new Event('keydown'))
    expect(at(start + 10 * minute)).toEqual({})
    stop()
  })
})
