import { Copyable } from '@saola/ui'
import type { ReactElement } from 'react'
import { pressIt, tabInto } from '../../keys.ts'
import { Row } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Copyable',
  group: 'show',
  purpose: {
    vi: 'Giá trị để mang đi: số tài khoản, mã, số tham chiếu.',
    en: 'A value to take along: an account number, a code, a reference.',
  },
  stories: [{ id: 'values', name: { vi: 'Giá trị', en: 'Values' }, Show: Values }],
  keys: [tabInto, { ...pressIt, does: { vi: 'Chép và báo đã chép.', en: 'Copies it and says so.' } }],
}

function Values({ say }: StoryProps): ReactElement {
  const copied = say('Đã chép', 'Copied')
  return (
    <Row>
      <Copyable value="SL-40211" copyLabel={say('Chép mã', 'Copy the code')} copiedLabel={copied} />
      <Copyable
        value="0011000123456"
        copyLabel={say('Chép số tài khoản', 'Copy the account number')}
        copiedLabel={copied}
      >
        0011 0001 23456
      </Copyable>
    </Row>
  )
}
