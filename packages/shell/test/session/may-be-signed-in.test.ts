import { createMemoryStorage, keepMember, keepToken, mayBeSignedIn } from '@saola/shell'
import { expect, it } from 'vitest'
import { writeOpenMark } from '../../src/session/open-mark.ts'
import { stayKey } from '../../src/session/stay-key.ts'
import { member, signedIn, testApp } from '../test-app.ts'

it('a browser that has only chosen a language holds no session (landing 13)', () => {
  const storage = createMemoryStorage()
  for (const key of ['brand', 'preferences', 'reads']) storage.device.write(key, '{}')
  expect(mayBeSignedIn(storage)).toBe(false)
})

it('a browser that stays signed in may hold one (session 29)', () => {
  const storage = createMemoryStorage()
  storage.device.write(stayKey, '1')
  expect(mayBeSignedIn(storage)).toBe(true)
})

it('a tab that is signed in holds one, and other tabs are told by the device (session 32)', async () => {
  const storage = createMemoryStorage()
  const { app } = await testApp(() => null, { storage })
  keepToken(app.session, signedIn, false)
  keepMember(app.session, member)
  expect(mayBeSignedIn(storage)).toBe(true)
  writeOpenMark(storage.device, signedIn.token)
  expect(mayBeSignedIn({ ...storage, tab: createMemoryStorage().tab })).toBe(true)
})
