import { LoadingMark } from '@saola/ui'
import type { ReactElement } from 'react'
import { Row } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'LoadingMark',
  group: 'draw',
  purpose: {
    vi: 'Đôi sừng tự vẽ khi có thứ đang tới; đứng yên khi người dùng muốn giảm chuyển động.',
    en: 'Two horns drawing themselves while something is on its way; still under reduced motion.',
  },
  stories: [{ id: 'sizes', name: { vi: 'Hai cỡ', en: 'Sizes' }, Show: Sizes }],
  keys: [],
}

function Sizes({ say }: StoryProps): ReactElement {
  return (
    <Row>
      <LoadingMark label={say('Đang tải', 'Loading')} />
      <LoadingMark size={64} />
    </Row>
  )
}
