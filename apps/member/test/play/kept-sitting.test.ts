import { createMemoryStorage } from '@saola/shell'
import { expect, it } from 'vitest'
import { keepSitting, readSitting } from '#features/play/kept-sitting.ts'

const { tab } = createMemoryStorage()

it('keeps the sitting that was opened last, for its title alone', () => {
  expect(readSitting(tab, '105')).toBeUndefined()
  keepSitting(tab, '105', 'first')
  expect(readSitting(tab, '105')).toBe('first')
  expect(readSitting(tab, '106')).toBeUndefined()
  keepSitting(tab, '106', 'second')
  expect(readSitting(tab, '105')).toBeUndefined()
})

it.each(['', 'no json', '"text"', '{"nodeId":105}'])('reads nothing out of %j', (text) => {
  tab.write('sitting', text)
  expect(readSitting(tab, '105')).toBeUndefined()
})
