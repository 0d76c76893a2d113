import {
  beginsWithZeroBits,
  captchaDoor,
  captchaDoorOfAnswer,
  captchaWork,
  captchaWorkAnswer,
  captchaWorkText,
  readCaptchaWork,
} from '@saola/rules'
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

it.each([
  [0, 1, true],
  [9, 1, true],
  [10, 2, true],
  [19, 2, true],
  [20, 4, false],
  [29, 4, false],
  [30, 8, false],
  [500, 8, false],
])(
  'after %i failures of a network a captcha is %i times the work, a picture will do: %s (session 51)',
  (failures, times, takesPicture) => {
    expect(captchaDoor(failures)).toEqual({ bits: captchaWork.bits + Math.log2(times), takesPicture })
  },
)

it.each([
  [0, 0],
  [10, 0],
  [19, 9],
  [20, 10],
  [35, 25],
])('an answer after %i failures is held to what was asked after %i (session 51)', (failures, before) => {
  expect(captchaDoorOfAnswer(failures)).toEqual(captchaDoor(before))
})

it('hashes the challenge, the part and the number, told apart', () => {
  expect(captchaWorkText('abc', 3, 17)).toBe('abc.3.17')
})
