import { beginsWithZeroBits, captchaWork, captchaWorkAnswer, readCaptchaWork } from '@saola/rules'
import { expect, it } from 'vitest'

it.each([
  [[0xff], 0, true],
  [[0x7f], 1, true],
  [[0x80], 1, false],
  [[0x00, 0xff], 8, true],
  [[0x01, 0x00], 8, false],
  [[0x00, 0x07, 0xff], 13, true],
  [[0x00, 0x08, 0x00], 13, false],
  [[0x01, 0x00, 0x00], 13, false],
  [[0x00, 0x00], 16, true],
  [[0x00, 0x00], 17, false],
  [[], 13, false],
])('bytes %j begin with %i zero bits: %s', (bytes, bits, begins) => {
  expect(beginsWithZeroBits(Uint8Array.from(bytes), bits)).toBe(begins)
})

it.each([
  ['work:1.2.33', [1, 2, 33]],
  ['work:', [-1]],
  ['work:1.-2.x.1e3', [1, -1, -1, -1]],
  ['work:9999999999999999', [-1]],
  ['123456', undefined],
  ['', undefined],
])('reads %j', (answer, numbers) => {
  expect(readCaptchaWork(answer)).toEqual(numbers)
})

it('travels in less than the 200 characters of the field', () => {
  const largest = Array.from({ length: captchaWork.parts }, () => 999_999_999)
  expect(captchaWorkAnswer(largest).length).toBeLessThan(200)
  expect(readCaptchaWork(captchaWorkAnswer(largest))).toEqual(largest)
})
