import { expect, test } from 'vitest'
import { parseId } from '../../src/http/parse-id.ts'

test.each([
  ['7', 7],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', 0],
  ['1e3', 0],
  ['0x10', 0],
  [' 5', 0],
  ['-3', 0],
  ['1.5', 0],
  ['', 0],
  ['WD12', 0],
])('the id %j is the number %d in the database', (id, number) => {
  expect(parseId(id)).toBe(number)
})
