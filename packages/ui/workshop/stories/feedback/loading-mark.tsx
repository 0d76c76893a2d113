import { LoadingMark } from '@saola/ui'
import type { ReactElement } from 'react'
import { Row } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'LoadingMark',
  group: 'draw',
  purpose: {
    vi: 'Dấu hiệu của thương hiệu tự vẽ khi có thứ đang tới; đứng yên khi người dùng muốn giảm chuyển động.',
    en: "The brand's mark, drawn again and again while something is on its way; still under reduced motion.",
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
