import { Sign, type SignName } from '@saola/ui'
import type { ReactElement } from 'react'
import { signPaths } from '../../../src/icons/sign.tsx'
import { Row } from '../../layout.tsx'
import type { ComponentPage } from '../../story.ts'

export const page: ComponentPage = {
  component: 'Sign',
  group: 'draw',
  purpose: {
    vi: 'Biểu tượng của thông báo, có sẵn ngay từ trang đầu; chỉ để trang trí.',
    en: 'The icon of a message, there from the first page on; it only decorates.',
  },
  stories: [{ id: 'all', name: { vi: 'Tất cả', en: 'All of them' }, Show: All }],
  keys: [],
}

const names = Object.keys(signPaths) as SignName[]

function All(): ReactElement {
  return (
    <Row>
      {names.map((name) => (
        <Sign key={name} name={name} />
      ))}
    </Row>
  )
}
