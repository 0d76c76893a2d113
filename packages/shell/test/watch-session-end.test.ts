import { calls } from '@saola/protocol'
import { sessionMs } from '@saola/rules'
import { callKey, callQuery, closeDialog, keepMember, keepToken, type AppContext } from '@saola/shell'
import { describe, expect, it } from 'vitest'
import { watchSessionEnd } from '../src/session/watch-session-end.ts'
import { member, signedIn, testApp } from './test-app.ts'

const start = 1_700_000_000_000
const minute = 60_000

/** An app whose last read came back at `start`, watched by hand. */
async function watched(signsIn = true) {
  const { app } = await testApp(() => member)
  if (signsIn) {
    keepToken(app.session, signedIn, false)
    keepMember(app.session, member)
  }
  await app.queryClient.fetchQuery(callQuery(app.api, calls.member.info))
  app.queryClient.setQueryData(callKey(calls.member.info), member, { updatedAt: start })
  let now = start
  const looks: (() => void)[] = []
  watchSessionEnd(app, {
    now: () => now,
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
    const { app, at } = await watched(false)
    at(start + sessionMs - 14 * minute)
    expect(questions(app)).toHaveLength(0)
  })
})
