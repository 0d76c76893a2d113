import { createMemoryStorage, deviceId } from '@saola/shell'
import { expect, it } from 'vitest'

it('names a browser once and for all', () => {
  const storage = createMemoryStorage()
  const name = deviceId(storage)
  expect(name).toMatch(/^[\da-f]{32}$/)
  expect(deviceId(storage)).toBe(name)
  storage.tab.clear()
  expect(deviceId(storage)).toBe(name)
})

it('gives another name to another browser, and a new one in place of a damaged one', () => {
  const storage = createMemoryStorage()
  expect(deviceId(createMemoryStorage())).not.toBe(deviceId(storage))
  storage.device.write('device', 'what is this?')
  expect(deviceId(storage)).toMatch(/^[\da-f]{32}$/)
})
