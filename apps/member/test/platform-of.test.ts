import { expect, it } from 'vitest'
import { platformOf } from '#shared/games/platform-of.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'android'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 5, 'android'],
])('finds the guide for %s with %d touch points', (userAgent, touchPoints, platform) => {
  expect(platformOf(userAgent, touchPoints)).toBe(platform)
})
