import { createMemoryStorage, keepMember, keepToken } from '@saola/shell'
import { expect, it } from 'vitest'
import { dropLeftReads } from '../../src/session/hide-from-others.ts'
import { markOf, writeOpenMark } from '../../src/session/open-mark.ts'
import { member, signedIn, testApp } from '../test-app.ts'

it.each([
  ['are kept in the same session', 'token-1', true],
  ['are forgotten when the browser has signed out', undefined, false],
  ['are forgotten when somebody else has signed in', 'token-2', false],
])('what a tab has read: its answers %s (session 34)', async (_, token, isKept) => {
  const storage = createMemoryStorage()
  const { app } = await testApp(() => null, { storage })
  keepToken(app.session, signedIn, false)
  keepMember(app.session, member)
  storage.tab.write('reads', '[]')
  writeOpenMark(storage.device, token)
  dropLeftReads(app.session, storage)
  expect(storage.tab.read('reads') !== undefined).toBe(isKept)
})

it('the mark of a session says nothing of its token', () => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.secret'
  expect(markOf(token)).toMatch(/^[\da-z]{1,6}$/)
  expect(markOf(`${token}x`)).not.toBe(markOf(token))
  expect(markOf(undefined)).toBeUndefined()
})
