import { checkConcern } from '@saola/validation'
import { describe, expect, it } from 'vitest'

const good = {
  person: 'nguoithan1',
  personName: '',
  story: 'Anh ấy chơi mỗi đêm từ tháng trước và đã bán xe.',
  reporterName: 'Trần Thị Lan',
  reporterContact: '+84 912 345 678',
}

describe('a report about somebody else (validation 22)', () => {
  it.each([[{}], [{ reporterContact: ' Lan@Example.com ' }], [{ personName: 'Nguyễn Văn An' }]])(
    'with %j is good',
    (more) => {
      expect(checkConcern({ ...good, ...more })).toEqual([])
    },
  )

  it.each([
    [{ person: '' }, 'person', 'validation.required'],
    [{ personName: 'A' }, 'personName', 'validation.pattern.0'],
    [{ story: 'Quá ngắn' }, 'story', 'validation.story_words'],
    [{ reporterName: 'x'.repeat(101) }, 'reporterName', 'validation.pattern.0'],
    [{ reporterContact: ' ' }, 'reporterContact', 'validation.required'],
    [{ reporterContact: '0123' }, 'reporterContact', 'validation.phone_digits'],
    [{ reporterContact: 'lan@' }, 'reporterContact', 'validation.email_format'],
  ])('with %j names %s', (wrong, field, key) => {
    expect(checkConcern({ ...good, ...wrong })).toEqual([expect.objectContaining({ field, key })])
  })
})
